import type { EmergencyWords } from '../kinds/emergency.ts'

export const EMERGENCY: EmergencyWords = {
  breath: `dis* dise disati disem dah* zrak* zraka gus* gusi ugus* davi davim zadavi* zagrc* plav* poplavio poplavila usne grlo astm*
    pumpic* kisik* vazduh* gustim hripa`,
  heart: `src* infarkt* grud* prsa prsima mozdan* slog sloga kap kapi moždani srcani sip* lijev* ruka trne utrnu* koci oduzet* iskriv* puls`,
  blood: `krv* krvar* iskrvar* rana rane posjek* porez* ubod* izbo* liva lipti arterij*`,
  faint: `onesvijest* onesvest* nesvijest* nesvjest* srusi* srusio srusila pao_u_nesvijest budi probudi* reagu* reagira ne_reaguje
    mlitav* nepomic* lezi podu pod_svijesti bez_svijesti kom* oci mice pomjera`,
  fit: `napad* trese* tresti grce* grcev* epilep* pjen* pjena konvulz* padavic*`,
  poison: `otrov* trov* tablet* lijekov* popi* popio popila progut* predoz* prevelik*_doz* hemikal* sredstv* varikin* domestos* zmij* skorpion* drog*
    izbjeljiv* ugljen* monoksid* deterdzent*`,
  allergy: `alerg* anafil* epipen* otek* otic* otok osip ubo* ubola uboda strsljen* pcel* osa kikirik* orah*`,
  hurt: `bol* boli bole bolov* povrij* povred* ozlijed* slom* lom* noga nogu glav* kicm* vrat povrac* temperatur* dijabet* secer*
    inzulin* struj* strujni nesrec* udari* udario auto jauc* nepodnoslj*`,
  birth: `porod* porod trudn* trud* porada poradja porodila pukao_vodenjak vodenjak* radam raa poraa rada beba_dolazi pobac*`,
  die: `umir* umrem umrijeti umro umrla mrtav mrtva smrt* samoubis* ubit_cu_se ubiti_se ubicu ubijem skoci* skociti objesi* zivjeti ne_zelim_zivjeti
    oprostajn* zbogom ograd*`,
  drown: `utop* utap* dave bazen* dno dnu pod_vodom more moru spasilac plut*`,
  fall: `pao pala pali pad stepenic* stubi* balkon* terase oklizn* sklizn*`,
  burn: `opek* opec* oparil* spal* vrel*`,
  fire: `pozar* vatra vatru vatre gori gore zapal* plam* iskr* varnic* varnici eksplo* eksploz* buknu* planu*`,
  smoke: `dim* dima dimi dimu smrdi miris* paljevin* pusi* zagorje*`,
  gas: `plin* gas* curi curenj*`,
  alarm: `alarm* siren* detektor* zvoni vatrodojav* pisti`,
  attack: `napad* napao napala napali napast* tuc* tuce bije udara udario prijet* prijeti silova* dira pipa zlostav* prati uznemir* davi nasilj*
    nasiln* pijan* prebi* tukl* tuku maltretir* slijedi slijede pratio prate progon*`,
  weapon: `noz nozem noza pistolj* oruz* puc* pucaj* puca bomb* eksploziv* granat* naoruz*`,
  rob: `opljack* pljack* ukra* ukrad* krad* lopov* provalni* kradljiv* dzepar* orobi* pokra* odnijel*`,
  intruder: `provali* provalj* obi* obijen* neko_je_u neko_u_sobi ulazi usao usla udje upada upao lupa kvak* vrata nece_da_ode
    nece_otici ispred_vrata pred_vratima nepoznat* stranac stranca skriva krevetom pokusava`,
  scream: `vrist* vice vici urla jauk* place placu plac deru dere zapomaz*`,
  missing: `nesta* nestao nestala izgub* izgubil* nema_ga nema_je ne_mogu_naci ne_mogu_da_nad* nigdje otet* otel* odluta* zaluta* trazimo`,
  child: `dijete djete djec* deca dece dete sin sina kcer* kcerk* cerk* beba bebu bebi mali mala malog malu djecak* djevojcic* unuk* klinac godin* mjesec* blizanc*`,
  person: `muz muza zena zenu mama mamu majka majku tata tatu otac oca baka baku nana nanu dedo dida djed brat sestr* prijatelj*
    drug covjek* covek* neko nekog gost on ona njega nju komsij* dedu tetk* amidz* momak djevojk* starij* star*`,
  stuck: `zaglav* zarobl* zaklju* zatvor* ne_mogu_izaci ne_mogu_da_izad* izaci izac* izad* izvuc* ne_otvara otvoriti pustite prikljest*`,
  lift: `lift* dizalo dizalu saun* kupatil* kupaonic* wc toalet* balkon* hamam* ormar*`,
  door: `vrata vratima kvak* sob* hodnik* brav*`,
  help: `pomoc pomoci pomozi* pomozite upomoc upomoc hitno hitn* sos spas* spasav* 911 112 pomagajte pomagaj hitan hitna`,
  ambulance: `hitna hitnu hitnoj ambul* doktor* ljekar* lekar* lijecnik* bolnic* defibril* prva_pomoc prvu_pomoc reanim* ozivlj* masaz*_srca medicinsk*`,
  police: `polic* milicij* murij* osiguranj* obezbjeden* zastitar* strazar*`,
  call: `zov* zovi zovite pozov* nazov* posalj* salji dodite dodji dodjite dolaz* neka_dode neka_neko javite 124 122 123`,
  now: `odmah brzo brze pozur* pozuri sad sada hajde sto_prije smjesta molim_vas`,
  not: `ne nije nema nece nisam nisu nemoj nemam necu nemaju bez nikako jedva prestao prestala vise`,
  supposed: `ako da_li kad_bi slucaj slucaju kada_bi trebam postupak pravil* vjezba proba plan evaku* zborno najbliz* sta_da_radim koji_broj
    sta_ako uslucaju bi_trebalo`,
  past: `jucer juce prosl* lani ranije prije nekad bio bila bilo sinoc godin*_prije vec u_redu_je nasli nasao nasla dobro_je popravljen* oporav* hvala`,
  asking: `sta koji kada kad gdje kako koliko ima_li imate_li je_li da_li mogu_li moze_li radi do_kad od_kad radno`,
  wanting: `mozete_li mozemo mogu_li zelim zeljel* zelio htio htjela htjeli rezerv* naruc* treba trebam trebao donesite peskir* jastuk*
    prtljag* kofer* odjav* sto veceras sutra wifi taksi taxi racun dodatn*`,
  price: `cijen* kost* platiti placa naplat* eur* besplatn* kartic* popust* naknad*`,
  amenity: `kamin* rostilj* pusen* pusac* nepusac* nargil* cigar* pepeljar* svijec* upaljac* vatromet* saun* teretan* spa masaz* sef sefu minibar
    tv aerodrom* plaz* muzej* izlet* apotek* osiguranj* stanic*`,
  food: `jelovnik* meni jelo jela kafa kafu doruc* vecer* ruc* supa corb* desert* pic* pilet* ljut* burger pizza caj piv* vin* hran* jesti
    gladn* kuhinj* glut* vegan* cevap*`,
  figure: `umirem_od umirem_za ubi_me ubija_me gori_pod_nogama gori_nam_pod od_smijeha od_smeha ljuto_da_gori mrtav_umoran mrtva_umorna salim haha film pjesm* knjig* srce_moje od_srca
    do_smrti spasili_ste ukrali_ste kao_bomba bombon* pukla_sam crk* salu`,
  mild: `malo blag* lagan* glavobolj* paracetamol* brufen* aspirin* flaster* prehlad* kasalj* kaslj* komar* zulj* mamur* umor* stomak opekao_od_sunca sunc*`,
}
