import type { AskedWords } from '../kinds/asked.ts'

export const ASKED: AskedWords = {
  talk: {
    name: 'Bosnian (ijekavian)',
    asking: `je su li da ne se mi ti vi nam vas vam molim imate ima imas imam mogu moze mozes mozete zelim htio htjela
      bih sta sto koji koja koje koliko gdje gde kad kada kako danas veceras sad sada ovdje za u na od do sa s i
      ili a jel dali kod naruciti dobiti jedan jedna jedno moj moja moje jos`,
    price: 'posto kosta* cijen* cena* cene',
    offering: 'nudi* ima imate imaju postoj* dostupn* vrst* pruza*',
    having: 'ima imate naruciti nudite jesti piti hrana hrane jela jelo',
    what: 'sta sto koje koja koji',
    eating: 'jesti piti hran* jela jelo',
    foods: `pizz* kebab* pica picu burger* hamburger* pomfrit* spaget* lazanj* susi nudl* palacink* kroasan* vafl* kolu kokakol* cocacol* fant*
      sprajt* piva pivo vina vino viski* votk* dzin rum koktel* sampanj* milksejk* cizkejk* tiramisu`,
    menu: 'meni menij* meniju jelovnik*',
    services: 'uslug*',
    open: 'otvoren* zatvoren* radi rade dostup*',
    order: 'narudzb* porudzb*',
    orderState: 'moj* gdje gde status stiz* stig* gotov* dokle kasni*',
    ordering: 'kako mogu',
    placing: '',
    yes: 'da',
    no: 'ne',
    dishes: {
      Soups: 'supa supe supu corb*',
      'Cold Appetizers': 'predjel*',
      'Warm Appetizers': 'predjel*',
      'Main Courses': 'glavn*',
      Desserts: 'desert* slatk* kolac*',
      Drinks: 'pice pica napit*',
    },
  },
  joining: {
    and: 'i te plus zatim',
    andAsking: 'a',
    andBefore:
      'a (?:za|cur[aiu]|dragoj|dragi|draga|drag[uo]|suprug\\S*|mal(?:om|oj|i|a|u)|sta[rt]\\S*|kolega|kolegici|drugar\\S*|prijatelj\\S*|bab[aiu]|ded[aiu]|momak|momku|meni|ja|mi|nama|on|ona|oni|njoj|njemu|njima|zena|zeni|muz|muzu|djeca|djeci|dijete|klinci|klincima|mama|mami|tata|tati|sin|sinu|kcerka|kcerki|jedan|jedna|jedno|jednu|jedne|drugi|druga|drugu|dva|dvije|dvoje|tri)',
    question: 'da li|kada|kad|gdje|koliko|kako|šta|sta|što|ima li|imate li|radi|mogu li|je li',
  },
  claims: {
    not: `ne nije nisu nema nemaju nemamo nemate nemoj nemojte bez nikad nikada nijedan nijedna nijedno nismo nisam necete
      necemo nece niko nista zabranjeno zabranjen zabranjena zabranjeni nedostupno nedostupan nedostupna zatvoren zatvorena zatvoreno zatvoreni iskljuceno`,
    only: 'samo osim jedino iskljucivo ali',
    from: 'od izmedu pocinje',
    until: 'do zavrsava',
    before: 'prije',
    after: 'poslije nakon iza',
    referring: 'on ona ono oni one to ovo',
    claiming: `danas sutra veceras noc soba sobi sobe sobu sobama uvijek svaki svaka svako svakog sve svi svima oba
      blizu prvi prva zadnji zadnja iduci vise najvise mnogo cijeli`,
    carrying: `dvije uzivajte uzivati nalazi nalaze sluzi sluze posluzuje posluzuju molimo rado drago dobrodosli naravno
      slobodno informacija informacije postovani gost gosti goste gostima radi rade mozete
      nudi nude nudimo nudite dobiti dobijete dobijate uzeti uzmete preuzeti preuzmete pronaci pronadite naci nadete
      zove zovu ime naziv da nazalost zao trenutno upravo molim izvolite vas vam vama nas nam nama ceka cekaju zelite izvolite dostupno dostupan dostupna
      dostupni dostupne moze mogu mozemo kod po cemu gdje`,
    yours: 'vas vasa vase vasoj vasem vasu',
    same: {
      included: 'ukljucen ukljucena ukljuceno ukljuceni uracunat uracunata uracunato uracunati',
      free: 'besplatno besplatan besplatna besplatni besplatne',
      needed: 'potreban potrebna potrebno potrebni treba trebaju trebate',
      allowed: 'dozvoljen dozvoljena dozvoljeno dozvoljeni dozvoljene dopusteno dopusteni',
      come: 'dolazi dolaze stize stizu',
      day: 'dan dana dnevno',
    },
    condition: 'ako kad kada ukoliko za ispod iznad mlada mladi stariji',
    acting: `narucio narucila narucili naruceno narucena rezervisao rezervisala rezervisali rezervisano rezervisana rezervirano
      poslao poslala poslali poslano otkazao otkazala otkazano otkazana pomjerio pomjereno potvrdio potvrdena potvrdeno
      isporuceno isporucena pozvao pozvala uradeno placeno`,
    speaking: 'sam smo',
    affirming: 'da naravno svakako dabome',
    costing: 'cijena cijene cijenu cijeni kosta kostaju iznosi iznose naplacuje placa placate cijenom',
    timing: `vrijeme vremena radno sati sat h otvoren otvorena otvoreno otvoreni otvara otvaraju zatvara zatvaraju zatvaramo otvaramo pocinje pocinju
      pocetak zavrsava kraj traje traju trajanje radi rade`,
    units: {
      eur: 'euro eura euri evro evra',
      usd: 'dolar dolara dolari',
      gbp: 'funta funti funte',
      bam: 'km marka marke maraka',
      percent: 'posto procenata',
      minutes: 'minuta minute minut min',
    },
    money: 'eura|dolara|maraka',
  },
  diets: {
    diets: { vegetarian: 'vegetarij* bezmesn*', vegan: 'vegan*', halal: 'halal*', spicy: 'ljut*' },
    allergens: 'alergen*',
    contains: 'sadrz* sastoj* unutra',
    without: 'bez nemaju',
    avoiding: '(?:sta|sto|koj\\S)(?: \\S+){0,4} izbjegav\\S*|(?:sta|sto) da izbjegn\\S*',
    forMe:
      'sigurn\\S*|bezbjedn\\S*|smijem(?: li)?|smije(?: li)?|mogu li (?:jesti|uzeti|narucit\\S*)|(?:dobro|u redu) za mene|odgovara li mi',
    eating:
      'imate nudite jesti jedem pojesti jela jelo jelu jelima hran* nesto ista naruciti jelovnik* meni* odgovara*',
    being: 'je li jel su jesu ima imaju u ide',
    otherwise: 'kosta* koliko cijen* cen* kada kad gdje radi rade otvor* donesite donijeti stiz*',
    around: `izbjegavam izbjegavati izbjegavamo sadrz* sastoj* unutra bez jesti jedem pojesti jela jelo jelu jelima hran* nesto ista
      jelovnik* meni* odgovara* sigurn* smijem smije dobro osob* dijete muz zena supruga suprug sin kcerka ide imaju
      je jel jesu sam plod* da to ali onda sve svi neko nema nemaju bilo od sta koja ima`,
  },
  hours: {
    days: [
      'ponedel?jk?\\p{L}*|ponedj?el\\p{L}*|pon',
      'utor\\p{L}*|uto',
      'srijed\\p{L}*|sred\\p{L}*|sri',
      'cetvrt\\p{L}*|cet',
      'petk\\p{L}*|petak',
      'subot\\p{L}*|sub',
      'nedel\\p{L}*|nedj\\p{L}*|ned',
    ],
    daily: 'svaki dan|svakog dana|svakodnevno|dnevno|svih sedam dana|cijele sedmice|tokom cijele godine',
    weekdays: 'radnim danima|radnim danom',
    weekend: 'vikendom|vikendima|za vikend',
    through: 'do',
    from: 'od|izmedu',
    until: 'do|i',
    at: 'u',
    morning: 'ujutro|ujutru|prije podne',
    evening: 'uvece|navecer|poslije podne|popodne',
    hour: 'h|sati|sata|sat|casova',
    isBy24: true,
    noon: 'podneva?|podne',
    midnight: 'ponoci?',
    always:
      'non ?-? ?stop|0?0 ?- ?24 ?h?|24 sata dnevno|(?:radi|otvoren\\p{L}*) 24 sata|danonocno|dan i noc|u svako doba(?: dana i noci)?|24 ?/ ?7',
    seasons:
      'ljet\\p{L}*|zim\\p{L}*|prolec\\p{L}*|proljec\\p{L}*|jesen\\p{L}*|sezon\\p{L}*|praznik\\p{L}*|praznici\\p{L}*|ramazan\\p{L}*|bajram\\p{L}*|bozic\\p{L}*|nov\\p{L} godin\\p{L}|januar\\p{L}*|februar\\p{L}*|mart\\p{L}?|april\\p{L}*|maj\\p{L}?|juni?\\p{L}?|juli?\\p{L}?|august\\p{L}*|avgust\\p{L}*|septemb\\p{L}*|oktob\\p{L}*|novemb\\p{L}*|decemb\\p{L}*|vremensk\\p{L}*|vrijeme dozvol\\p{L}*',
    doubtful:
      'ako|kada?|ukoliko|zavis\\p{L}*|ovisi|obicno|uglavnom|ponekad|cesto|oko|otprilike|najav\\p{L}*|zahtjev\\p{L}*|dogovor\\p{L}*|rezervacij\\p{L}*|posljedn\\p{L}*|zadnj\\p{L}*|prv\\p{L}*|prije|poslije|nakon|inace|moguce|takoder|kasnije|ranije|duze|djec\\p{L}*|odrasl\\p{L}*|porodic\\p{L}*|dam\\p{L}|zen\\p{L}*|muskar\\p{L}*|posjetioc\\p{L}*|casov\\p{L}',
    harmless: 'zimsk\\p{L}+ bast\\p{L}+|(?:a )?kada? pada kisa|zatvoren\\p{L}+(?= bazen)|zatvorenog tipa',
    closed: 'zatvor\\p{L}*|zatvar\\p{L}*|ne radi|ne rade',
    opening:
      'otvoren\\p{L}*|radi|rade|radno|sluzi|sluze|sluzimo|posluzuj\\p{L}*|dostup\\p{L}*|servira\\p{L}*',
    aside: 's|sa|uz|a|i|dok|gdje|ali',
    now: 'sada|sad|trenutno|jos uvijek|jos|u ovo doba|u ovaj sat|ovako kasno|ovako rano|tako kasno|u ovom trenutku|momentalno|vec|upravo',
    open: 'otvoren\\p{L}*|zatvoren\\p{L}*|radi|rade|sluz\\p{L}*|posluzuj\\p{L}*|dostup\\p{L}*|traje|ima|imate|moze|mogu|mozemo',
    plain: 'otvoren\\p{L}*|zatvoren\\p{L}*|radi|rade',
    late: 'prekasno za|prerano za|(?:jesam li|jesmo li) (?:za)?kasni\\p{L}*(?: na| za)?|propusti\\p{L}*',
    isIt: 'da li|dali|je li|jel|je l|jesu li|radi li|rade li|ima li',
    otherwise:
      'kada?|dokle|koliko|sutra|veceras|kasnije|poslije|prije|do|od|gdje|gde|kako|sta|sto|ko|koji|koja|koje|zasto|svaki|uvijek|obicno|ujutro|navecer|uvece|nocu|popodne|podne|ponoc\\p{L}*|vikend\\p{L}*|ljeti|zimi|ponedj?el\\p{L}*|utor\\p{L}*|srijed\\p{L}*|cetvrt\\p{L}*|petk\\p{L}*|petak|subot\\p{L}*|nedj?el\\p{L}*|praznik\\p{L}*|radno',
  },
  orders: {
    numbers: [
      ['drugi druga drugu jedan jedna jedno jednu jednog jedne', 1],
      ['oba obje obadva obadvije dva dvije dvi dve dvoje dvojica dvojicu par dvaput', 2],
      ['tri troje trojica trojicu triput', 3],
      ['cetiri cetvero cetvoro cetvore', 4],
      ['pet petero petoro petore', 5],
      ['sest sestero sestoro sestore', 6],
      ['sedam sedmero sedmoro', 7],
      ['osam osmero osmoro', 8],
      ['devet devetero devetoro', 9],
      ['deset desetero desetoro', 10],
      ['dvanaest tuce', 12],
    ],
    numberPhrases: [
      ['pola tuceta', 6],
      ['pola tuce', 6],
    ],
    half: '(?:pola|polovin[aue])(?: od njih| njih| od toga)?',
    andHalf: 'i (?:po|pol|pola|polovin[aue])',
    wanting: [
      '(?:da li |dali |jel |je li )?(?:bih |bismo |ja ){0,4}(?:mogu|mogao|mogla|mozemo|mogli|mogle|moze) (?:li )?(?:bih |bismo |se |ja |i ){0,4}(?:dobiti?|naruciti?|poruciti?|uzeti?)',
      '(?:jel|je li|da li) moze',
      'ako (?:ga |je |ih |to )?imate|mogu li (?:vas )?(?:za)?moliti(?: za)?',
      '(?:zena|muz|mama|tata|sestra|brat|kcerka|sin) bi|ja bi|mi bi',
      '(?:da li )?(?:mozete|mozes|biste|hocete) (?:li )?(?:mi |nam |molim |vas |mogli ){0,4}(?:donijeti|poslati|pripremiti|spremiti|dati)',
      '(?:zelim|zelimo|zelio|zeljela|zeljeli|htio|htjela|htjeli|narucio|narucila|narucili|uzeo|uzela|uzeli|popio|popila|pojeo|pojela) (?:bih|bismo)',
      '(?:zelim|zelimo|hocu|hocemo|narucujem|narucujemo|uzimam|uzet cu|uzecu|uzet cemo)',
      'donesite|donesi|posaljite|posalji|dajte|daj|pripremite|spremite|ostavite|nosite|uzimamo|treba mi|treba nam|trebam|trebamo|trebaju mi|trebaju nam',
      'molim|molimo|moze|jos',
    ],
    askingFirst: [
      'da li|dali|je li|jel|je l|jesu li|ima li|imate li|imate|ima|imaju|imas|postoji|koliko|kad|kada|gdje|gde|kako|sta|sto|koja',
      'koji|koje|koju|kakva|kakav|kakve|kakvu|kakvo|ko|zasto|cime|od cega|dokle|u koliko|nudite|sluzite|pravite|mozete li|mogu li',
      'moze li|smijem|hoce li|hocete li|treba li|recite|reci|do kad|do kada|do koliko|od kada|ciji|sadrzi',
    ],
    asking: [
      'koliko|kosta\\S*|cijen\\S*|cena|cene|sadrz\\S*|sastoj\\S*|alergen\\S*|preporuc\\S*|ima li|imate|da li|dali|je li|jel|kada',
      'kakv\\S*|recite|zanima|znate|recept\\S*',
    ],
    telling: [
      'je|su|sam|smo|nije|nisu|nisam|nismo|bila|bilo|bio|bile|stigl\\S*|kasni\\S*|cekam\\S*|otka\\S*|ponisti\\S*|storn\\S*',
      'necu|ne zelim|ne zelimo|fali|zaborav\\S*|pogres\\S*|problem|ukusn\\S*',
    ],
    harmless: [
      'da (?:nije|nisu)|to je sve|to je to|sam alergic\\S*|alergic\\S* sam|alergic\\S* je|je alergic\\S*',
    ],
    notes:
      'bez sa s ne extra ekstra dodatno dodatni vise manje malo alergican alergicna srednje nemojte uz dodajte dodaj da_nije da_nisu da_ne',
    adding: 'sa s extra ekstra dodatno dodatni vise srednje uz dodajte dodaj',
    correcting:
      'ne nemojte cekajte cekaj izvinite oprostite zapravo ustvari ipak neka bude budu mislim samo dovoljno dovoljna je ma dosta',
    ofEach: 'svega po|svakog po|od svak(?:og|e|oga)|od svakog po|svakog po',
    perPerson: 'po jed(?:an|na|no|nu)|(?:za )?(?:svima|svakome|svakom|svakoj|svakog|svakoga)(?: po)?|svako',
    ofAll: 'svi|sve|sva|oba|obje|oboje|oboma|svima',
    shares:
      'prvi prva prvu prvo treci treca trecu zadnji zadnja zadnju moj moja moje moju njegov njegova njen njena jednom jednoj',
    regarding: 'za na u uz',
    definite: 'taj ta to onaj ona ono ovaj ova ovo te onu tu',
    sharing: 'podijelimo podijeliti dijelimo zajedno dijeljenje',
    degrees: 'jako vrlo puno malo previse mnogo dosta manje vise',
    manner: `ljut ljuto ljutu zacinjen blag vruc vruce vruca topao toplo topla hladan hladno hladna leden veliki velika veliko veliku mali
      malu dupli dupla duplo duplu dvostruk jak jaku slab slabu lagan gust mek mekan hrskav hrskava hrskavo prepecen pecen peceno pecena
      przen kuhan zagoren grilovan zar zaru zara rezan narezan isjecen isjeckan oguljen ociscen ociscena strane strana posebno odvojeno preliv
      preljev sos umak kora korica kosti kostiju pjena kofein kofeina slan ponijeti spakovano upakovano brzo pozurite
      tiho kucajte pokucajte vratima zvonite kasika kasike kasiku viljuska viljuske escajg slamka slamku salveta salvete`,
    plain: `obican obicna obicne obicni obicnu obicnim obicnom normalan normalna normalne normalni normalnu normalnim
      normalnom`,
    onTop: 'odozgo|povrh|na vrhu',
    tableware: `casa casu case solja solju solje soljica soljicu soljice tanjir tanjira tanjiri zdjela zdjelu zdjele kasika kasiku
      kasike kasicica kasicicu kasicice zlica zlicu zlice viljuska viljusku viljuske vilica vilicu vilice noz noza nozeva
      slamka slamku slamke salveta salvetu salvete`,
    insteadOf: 'umjesto',
    times: 'u oko do',
    rooms: 'soba sobu sobi sobe broj br',
    toPlace: '(?:dolje |gore |vani )?(?:na|u|kod|kraj|pored|pokraj|do|uz)(?: nas| nasu| moj| moju| vas)?',
    places:
      '<to> (?:(?:vanjsk\\S* |unutrasnj\\S* )?bazen\\S*|plaz\\S*|teras\\S*|balkon\\S*|lob[yi]\\S*|predvorj\\S*|vrt\\S?|bast[aeiu]|dvorist\\S*|krov\\S?|bar(?:u|a)?|teretan\\S*|spa|saun\\S*|hamam\\S?|restoran\\S?|recepcij\\S*|lezalj\\S*|sala za sastanke|parking\\S?)|(?:<to> )?stol?[ua]? (?:broj )?\\d{1,3}',
    measures: `casa case casu solja solje solju soljica soljice soljicu flasa flase flasu boca boce bocu porcija porcije porciju
      porcija tanjir tanjira komad komada zdjela zdjele zdjelu limenka limenke limenku kriska kriske dzezva dzezve dzezvu cajnik cajnika runda runde rundu tura ture turu kom puta deci decilitra dl`,
    around: `ja mi nam vam vas bih bismo li se mogu mogao mogla mozemo mogli moze mozete zelim zelimo zelio zeljela zeljeli htio htjela
      htjeli hocu hocemo narucio narucila narucili narucujem narucujemo uzeo uzela uzeli uzet cu cemo uzecu uzimam donesite donesi
      posaljite posalji dajte daj pripremite spremite treba trebam trebamo trebaju molim molimo dobiti naruciti poruciti uzeti
      donijeti poslati pripremiti spremiti dati jos da to je sve za na od iz zdravo dobar dobro dobra dan vece jutro vecer hvala
      lijepo puno unaprijed samo mene nas sobu sobi danas veceras sada sad odmah u do meni biste veliko svako
      osobe osoba njih sam su popio popila pojeo pojela ovdje e pozdrav djecu uz ovako kolege kolegu drustvo drustvu prijatelje prijatelja porodicu zeni zenu meni muzu djeci djetetu majci ocu sinu kcerki ekipi al bas ma haj hajde evo svima svakome svakom svima po fala babo mama tata jaran jaranu jarane brate brat sestra otac bi selam cek nek onda super kraj pocetak ej tog toga dobit narucit uzet donijet ekipu grupa grupu gladni gladan
      aj ajd ajde ajmo bili biljezi biram biramo budu buraz burazeru cao care d dajde de dede dedera djeca dodje
      donese donesu donijeli dosla dostava dostavite godila gospodine halo hej hteo htela hteli idemo ispecite isto
      jede jednom jedu jela jeo klinci ko konobar konobaru l legla ljubazni mali mala moglo mogl molila molio mos
      mozes muz najradije napravi napravite napraviti narucim narucimo narudzba nista ocemo odlucila odlucili ok opet
      osjeca pala pasala pasao pije piju pila pio popijem pisi pliz pls popili popilo porucio porucujem posebno
      potrebna potrebne potreban prebacite prijala pripremi problem puta rado razmisljam salji saljite salju sanse
      sefe skuhajte skuhati skuvajte spavati stavi stavite stigli stignete tek tesko trazio trebala trebalo ubaci
      ubacite umirem upisite uzmognete volio voljela voljeli vrata vrlo zamolila zamolio zapisite zedan zedni zena
      jel jelde hoces hocete dodite gore dolje bratko bolan ekipa raja malac
      kao ako svakako supruga suprug cura curi draga dragi drago dragoj dragu nosite nosi nosi ostavite ostavi uzimamo zamoliti pa brzo usluga sobna takva takve takvih gospodi gospoda gospodin gospodu dijete djetetu bolesnog bolesnu bolesna bolestan posaljete donesete pripremite date smijem neko smo ste ce kolega kolegica malom maloj kcerku cerku cerki sinovi ovaj onaj kao drugo trece cetvrto tj eto toliko
      podijelimo podijeliti vidi probao probali probam probamo stici ispod prvo drugom drugoj trecem trecoj`,
    things: `peskir* rucnik* jastu* cebe cebad* deka deke deku posteljin* toaletn* sapun* sampon* cetkic* papuc* bademantil* ogrtac*
      vjesalic* fen fena pegl* glacal* adapter* punjac* krevetic* maramic* kisobran* britvic*`,
  },
  wanted: {
    morning: 'doruc* odjav* prtljag* znamenit*',
    afternoon: 'internet bazen* spa restoran*',
    evening: 'restoran* doruc* buden* aerodrom* taksi',
  },
}
