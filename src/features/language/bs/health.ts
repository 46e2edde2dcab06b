import type { HealthWords } from '../kinds/health.ts'

export const HEALTH: HealthWords = {
  allergens: {
    gluten: `gluten* bezgluten* psenic* celijak* celiak* jecam jecm* jecam* raz razi razen* razev* zob zobi zoben* zobn* pir pirov*
      brasn* griz griza grizom bulgur* kuskus* seitan* sejtan* slad slada sladni durum*`,
    crustaceans: `rak raka raku rakom raci rakove rakovi rakova rakovima rakovic* ljuskar* skamp* kozica kozice kozicu kozici kozicama
      kozicom gambor* gamber* skoljk* jastog* jastoz* hlap hlapa hlapovi hlapove kraba krabe krabu krabama krabom morsk*_plod*
      plod*_mora morsk*_hran*`,
    eggs: 'jaje jaja jaju jajem jajima jajeta jajetu jajetom jajn* jajc* jajac* bjelanc* bjelanj* zumanc* zumanj*',
    fish: `riba ribe ribi ribu ribom ribama riblj* ribic* tuna tune tuni tunu tunom tunjevin* losos* pastrmk* incun* sardin* oslic*
      bakalar* skus* brancin* orada orade oradu haring* kavijar* ikra ikre ikru surimi*`,
    peanuts: 'kikirik* arasid*',
    soybeans: 'soja soje soji soju sojom sojin* tofu tofua tofuom lecitin*',
    milk: `mlijek* mlijec* mlek* mlec* mljek* mljec* laktoz* sir sira siru sirom sirevi sireva sireve sirevima sirn* sirast* maslac*
      maslo masla maslu maslom puter putera puteru puterom putar pavlak* pavlac* vrhnj* kajmak* kajmac* jogurt* kefir* surutk*
      kazein* skuta skute skutu krem krema kreme kremu kremom kremast* slag slaga slagom mileram* mozarel* mocarel* parmezan* gauda gaude gaudu
      feta fete fetu kackavalj* rikot* maskarpon* halumi*`,
    nuts: `orah* oras* ljesnj* ljesnik* lesnik* lesnj* badem* pistac* indijsk*_oras* indijsk*_orah* makadami* pekan* kesten* pinjol* nugat*
      marcipan* pralin* nutel*`,
    celery: 'celer*',
    mustard: 'senf* gorusic* slacic* musterd* mustard*',
    sesame: 'susam* sezam* sesam* tahin* halva halve halvu halvom',
    sulphites: 'sulfit* sumpor*',
    lupin: 'lupin*',
    molluscs: `mekusac* mekusc* skoljk* skolj* dagnj* lignj* ligan* hobotnic* kamenic* ostrig* kalamar* puz puza puzu puzem puzev* sipe sipu
      sipama jakobov* kapesant* morsk*_plod* plod*_mora morsk*_hran*`,
  },
  products: {
    gluten:
      'hljeb* kruh kruha kruhu zemick* lepin* prezl* mrvic* pohov* paniran* kruton* rezanc* rezanac* rezanaca',
    eggs: 'majonez*',
    milk: 'besamel*',
  },
  allergy: 'alergi* alergen* netoleran* intoleran* anafila* epipen* preosjetljiv* nepodnos* celijak* celiak*',
  cannot: `ne_jedem ne_mogu_jesti podnosi podnosim podnosimo podnose ne_smijem ne_smijemo ne_smije smeta_mi mi_smeta smetaju_mi
    mi_smetaju skodi skode steti stete zabranjen* zabranio zabranila`,
  health: `adrenalin* antihistamin* histamin* inhalator* pumpic* reakcij* reagir* reagujem reaguje reagujemo osjetljiv* oticanj* otice oticu otekn* otekl*
    otecen* natekn* natece natecen* napuhn* napuhu* napuhav* plik plikov* zacrven* crvenil* poplavi* trne trnu trnci trnjenj* utrn* usne usna usnama lice licu jezik_mi mi_jezik osip osipa osipom koprivnjac* urtikarij* svrab* svrbi svrbe gusi gusim gusenj* ugusi* gusit* astm* ekcem* dijabet* secern*_bolest*
    imam_secer ima_secer inzulin* insulin* lijek lijeka lijeku lijekom lijekov* lek leka lekov* lijecn* lijecen* ljekar* doktor* terapij*
    tablete tableta tabletu tabletama trudn* dojilj* dojim dojenj* bolest* bolesn* bolestan zdravstv* zdravlj* zelud* zeluc* stomak* stomac*
    crijev* mucnin* povrac* povrati povratio povratila pozli* zlo_mi muka_mi muka_od proljev* dijarej* gastrit* refluks* cir cira zuc zuci zucn* guta gutam gutati gutanj* bol boli bole bolov* glavobolj* lupanj*_srca vrtoglav* nesvjest* infekcij* antibiotik* stitn* anemij*
    upala upale upalu grcev* glutamat* tlak tlaka pritisak pritiska na_hitnoj na_hitnu u_hitnu probav* nadut* kolesterol*
    holesterol* hipertenz* krvn*_pritis* krvn*_tlak* visok*_pritis* visok*_tlak* srcan* bubrezn* dijaliz* giht* epileps* migren*
    fruktoz* imunit* imunosup* hemoterap* kemoterap* karcinom* operacij* operisan* bolnic* hitn*_pomoc* opasn* smrt* umrijet* umrem
    otrov* tragov* kontaminir* kontaminac* smije_jesti smijem_jesti mogu_jesti moze_jesti`,
  besides: `muskat*_oras* kokosov*_ora* krema_za krem_supa krem_supe krem_corba tlak_vode pritis*_vode slab_pritis*`,
  right: `kožic* sirov* sirup* sirot* skolsk* palac* trenut* kolic* koric* kosic* kokic* celik* celija celije
    slavn* slavic* slamcic* strast* pesnic* prasin* musterij* pisac pisac* kajak* skladn* supama slugom masnom`,
  more: `ekstra extra dodatno dodatni dodatnu dodatne dodatnog dodatna dodatak dodajte dodaj dodati dodali jos vise duplo dupli dupla duplu
    duplog puno mnogo dosta trostruko visak`,
  between: `malo porcija porciju porcije jedan jednu jedna jedno jednog komad komada kriska krisku kriske kasika kasiku kasicu zlica casa casu
    case zdjelica zdjelicu odozgo odozdo preko svjezeg svjez svjeze ribanog rendanog naribanog topljenog otopljenog bijelog mladog kozijeg ovcijeg domaceg toplog hladnog
    tucenog mljevenih mljevenog sjeckanih kuhano kuhana przenih pecenih przenog pecenog kisele kiselog slatke slatkog mi nam listic listica`,
  without: 'bez izostavite minus',
  never: `ne nema nemam nemoj nemojte nikako nikad nikada ni niti nije nisu necu izbjegav* izbaci* izbacite uklonite sklonite umjesto mjesto pazi
    pazite paznj* paznju oprez oprezni oprezno oprezan oprezn* provjerite provjeri provjer* sigurn* sigurno strogo obavezno pripazite pripazi vodite racuna zamijenite
    zamjena zamjenu previse dodir* kontakt*`,
  and: 'i ali te pa plus takoder takodje',
}
