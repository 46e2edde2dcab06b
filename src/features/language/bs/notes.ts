import type { NoteWords } from '../kinds/notes.ts'

export const NOTES: NoteWords = {
  health: {
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
    allergy:
      'alergi* alergen* netoleran* intoleran* anafila* epipen* preosjetljiv* nepodnos* celijak* celiak*',
    cannot: `ne_jedem ne_jedemo ne_jede ne_jedu ne_mogu_jesti podnosi podnosim podnosimo podnose ne_smijem ne_smijemo ne_smije smeta_mi mi_smeta smetaju_mi
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
  },
  phrases: {
    leaveOut: {
      'no-onion': 'Bez luka',
      'no-garlic': 'Bez bijelog luka',
      'no-salt': 'Bez soli',
      'little-salt': 'Malo soli',
      'no-pepper': 'Bez bibera',
      'no-chilli': 'Bez ljute paprike',
      'no-tomato': 'Bez paradajza',
      'no-cucumber': 'Bez krastavca',
      'no-mushrooms': 'Bez gljiva',
      'no-olives': 'Bez maslina',
      'no-pickles': 'Bez turšije',
      'no-parsley': 'Bez peršuna',
      'no-coriander': 'Bez korijandera',
      'no-lemon': 'Bez limuna',
      'no-sauce': 'Bez umaka',
      'no-mayonnaise': 'Bez majoneze',
      'no-ketchup': 'Bez kečapa',
      'no-cheese': 'Bez sira',
      'no-butter': 'Bez maslaca',
      'no-cream': 'Bez pavlake',
      'no-sugar': 'Bez šećera',
    },
    cooking: {
      rare: 'Meso slabo pečeno, molim',
      'medium-rare': 'Meso srednje slabo pečeno, molim',
      medium: 'Meso srednje pečeno, molim',
      'well-done': 'Meso dobro pečeno, molim',
      'eggs-soft': 'Jaja meko kuhana',
      'eggs-hard': 'Jaja tvrdo kuhana',
      'very-hot': 'Da bude vrelo, molim',
      lukewarm: 'Samo mlako, molim',
      'extra-chilli': 'S više ljute paprike',
      'not-spicy': 'Da ne bude ljuto, molim',
      'little-oil': 'S malo ulja',
      grilled: 'Na žaru umjesto prženo',
      crispy: 'Da bude što hrskavije, molim',
      'soft-vegetables': 'Povrće kuhano da bude mekano',
      'toasted-bread': 'Prepecite hljeb, molim',
    },
    allergy: {
      gluten: 'Imam alergiju na gluten',
      crustaceans: 'Imam alergiju na kozice, rakove i jastoge',
      eggs: 'Imam alergiju na jaja',
      fish: 'Imam alergiju na ribu',
      peanuts: 'Imam alergiju na kikiriki',
      soybeans: 'Imam alergiju na soju',
      milk: 'Imam alergiju na mlijeko',
      nuts: 'Imam alergiju na orašaste plodove',
      celery: 'Imam alergiju na celer',
      mustard: 'Imam alergiju na senf',
      sesame: 'Imam alergiju na susam',
      sulphites: 'Imam alergiju na sulfite',
      lupin: 'Imam alergiju na lupinu',
      molluscs: 'Imam alergiju na dagnje, lignje i sve mekušce',
      coeliac: 'Imam celijakiju',
      lactose: 'Ne podnosim laktozu',
      traces: 'Alergija je teška, opasni su i tragovi',
      'child-nuts': 'Naše dijete ima alergiju na orašaste plodove',
      'call-before': 'Zbog alergije me, molim, nazovite prije kuhanja',
    },
    diet: {
      vegetarian: 'Vegetarijanski, molim',
      vegan: 'Veganski, molim',
      'no-meat-or-fish': 'Bez mesa i ribe',
      halal: 'Samo halal, molim',
      'no-pork': 'Bez svinjetine',
      'no-beef': 'Bez govedine',
      'no-alcohol': 'Bez alkohola u hrani',
      'gluten-free-bread': 'Hljeb bez glutena, molim',
      diabetic: 'Za gosta s dijabetesom, bez šećera',
      pregnant: 'Za trudnicu, ništa sirovo',
      fasting: 'Postimo, molim donesite nakon zalaska sunca',
    },
    serving: {
      'sauce-aside': 'Umak sa strane',
      'dressing-aside': 'Preljev za salatu sa strane',
      'cutlery-two': 'Pribor za dvoje, molim',
      'cutlery-four': 'Pribor za četvero, molim',
      plate: 'Dodatni prazan tanjir, molim',
      napkins: 'Dodatne salvete, molim',
      bread: 'Dodatni hljeb, molim',
      lemon: 'Dodatni limun, molim',
      'salt-and-pepper': 'So i biber uz to, molim',
      'with-ketchup': 'S kečapom, molim',
      'small-portion': 'Mala porcija, molim',
      'in-two': 'Podijeljeno na dva tanjira, molim',
      'all-at-once': 'Sve odjednom, molim',
      'starters-first': 'Prvo predjela, glavna jela malo kasnije',
      'dessert-later': 'Desert pola sata kasnije, molim',
      covered: 'Molim poklopite da ostane toplo',
      'to-take': 'Spakovano za ponijeti',
      birthday: 'Rođendan je, sa svjećicom molim',
    },
    delivery: {
      knock: 'Molim pokucajte',
      'knock-softly': 'Molim pokucajte tiho',
      baby: 'Ne zvonite, beba spava',
      'at-the-door': 'Ostavite pred vratima',
      'nobody-opens': 'Ako niko ne otvori, ostavite pred vratima',
      call: 'Pozovite sobu prije dolaska',
      'a-woman': 'Molim da donese uposlenica',
      quickly: 'Što brže, molim',
      'no-hurry': 'Nema žurbe',
      balcony: 'Na balkon, molim',
      'collect-later': 'Molim pokupite posuđe za sat vremena',
      'tray-outside': 'Poslužavnik ćemo ostaviti ispred vrata',
      'room-bill': 'Molim stavite na račun sobe',
    },
    children: {
      'small-pieces': 'Isjeckano na komadiće za dijete',
      'child-portion': 'Dječija porcija, molim',
      'child-mild': 'Za dijete, da ne bude ljuto i s malo soli',
      'plain-pasta': 'Tjestenina bez ičega za dijete',
      mashed: 'Izgnječeno za bebu',
      'high-chair': 'Molim donesite dječiju hranilicu',
      'warm-milk': 'Molim podgrijte mlijeko za bebu',
      'child-spoon': 'Mala kašika za dijete',
      'cup-with-lid': 'Čaša s poklopcem za dijete',
    },
    drinks: {
      'no-ice': 'Bez leda',
      ice: 'Puno leda',
      still: 'Negazirana voda, molim',
      'room-temperature': 'Voda sobne temperature',
      glasses: 'Dvije čaše, molim',
      straw: 'Sa slamkom',
      decaf: 'Bez kofeina, molim',
      'milk-with-coffee': 'Mlijeko uz kafu',
      'lactose-free': 'Mlijeko bez laktoze, molim',
      sweetener: 'Zaslađivač umjesto šećera',
      'weak-tea': 'Slab čaj, molim',
      honey: 'Med uz čaj',
    },
  },
}
