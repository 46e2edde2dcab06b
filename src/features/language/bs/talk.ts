import type { FollowUpWords } from '../kinds/talk.ts'

export const FOLLOW_UPS: FollowUpWords = {
  pronouns:
    'ovo|ovaj|ova|ovu|to|taj|ta|tu|njega|nju|njih|ga|ih|je li to|jedan od (?:njih|tih)|jednu od (?:njih|tih)',
  attached:
    '(?<stem>(?:rezervis|dones|naruc|posalj|uzm|zakaz)\\S*|zelim|hocu|zelio bih|zeljela bih|uzet cu) (?:je|ga|ih|nju|njega|to)',
  places: ['prv', 'drug', 'trec', 'cetvrt', 'zadnj|posljednj'],
  placed:
    '(?:onaj |ona |onu |ono |ovo |ovaj |ovu |ova |taj |ta |tu |to )?(?:<place>)(?:i|a|u|o|og)(?: po redu)?',
  picking: [
    '(?:onda |pa |e )*(?:(?:zelim|hocu|uzet cu|moze|dajte mi|htio bih|htjela bih) )?',
    '(?: jedn[oaui]| jedan)?(?: molim(?: vas)?)?',
  ],
  again:
    '(?:ipak |ne |ok |a |i |ma |daj |hajde |e )*(?:neka (?:bude|budu) |samo |dajte |zelim |hocu |moze |treba mi |trebamo )?(?:jos )?(?<number>[^ ]+)(?: (?:jos|komada|porcije|porcija|od toga|takva|takve|takvih))?(?: molim(?: vas)?| ipak| onda)*',
  agreeing:
    '(?:da|moze|naravno|posaljite (?:mi )?nekog\\S*|neka neko dod\\S*|svakako|da molim|da zelim|da hocu|vazi da|samo naprijed)(?: molim(?: vas)?| hvala)?',
  whatAbout: '(?:a |i |ok |pa )*(?:sta je sa?|sta sa?|kako je sa?|a|i)(?: za| u| na)?(?= )',
  instead:
    '(?:ne |oh |izvinite |oprostite |ipak |zapravo )*(?:(?:ne )?(?:ipak )?nista od toga|umjesto (?:toga|tog|njega|nje)|(?:ma )?ne (?:tu |taj |to )?\\S+ (?=nego|vec|on[aeou] )|otkazite to|ponistite to|zaboravite to|ne to|mislio sam|mislila sam|htio sam reci|htjela sam reci)(?: molim| izvinite)?',
  rather: 'ipak|radije|umjesto toga',
  goingOn:
    'a|i|ali|al|pa|ma|ok|dobro|onda|znaci|joj|super|ako|jos|isto|s|sa|bez|do|od|ni|ipak|koji dan|nece|ne|nije|sam|sama|hoce li',
  referring:
    'to|toga|tog|tom|tim|ovo|ono|onda|tamo|tad|tada|tu|njega|nju|njih|njemu|njoj|ga|ih|mu|joj|on|ona|oni|isto|dole|gore|sam|sama|sami|takoder|uz to',
  circumstance: 'ako|kad|kada|na|u|vani|gore|dole|unutra',
  existing: 'imate|imate li|ima li|jel imate|je li ima|postoji li',
  modal:
    '(?:treba|moram|moramo|trebam|trebamo|trebaju|smijem|smijemo|smije|smiju|mogu|mozemo|moze|mora|hoce|je) li|(?:jel|je l) (?:treba|moze|smije|moram|mora|ima|se)',
  forPeople: 'za <number> osoba',
  asks: {
    capacity: {
      asked: 'kol(?:i)?ko (?:nas|osoba|ljudi|putnika)(?: \\S+)?',
      told: '(?:do|najvise) \\S+ (?:osob\\S*|gost\\S*|putnik\\S*)|do troje',
    },
    price: {
      asked:
        'posto|po (?:osobi|glavi|satu|danu|noci|nocenju|komadu)|kosta|kostaju|cijen\\S*|plac\\S*|(?<! (?:mogu|mozemo|smijem) (?:li )?)platit\\S*|naplac\\S*|besplat\\S*|gratis|dzabe|uracunat\\S*|ukljucen\\S*|kazn\\S*|skup\\S*|kol(?:i)?ko (?:je|to|kosta|bi|sve)(?! (?:\\S+ )?(?:topl|hladn|dubok|dalek|visok|dug|traj)\\S*)',
      told: 'besplat\\S*|gratis|slobod\\S*|po osobi|dolar\\S*|eur\\S*|kosta\\S*|uracunat\\S*|ukljucen\\S*|u cijen\\S*|naplac\\S*|placa\\S*|osloboden\\S*',
    },
    time: {
      asked:
        'kad|kada|u kol(?:i)?ko(?: sati)?|do kad\\S*|od kad\\S*|koji dan|kojim danima|(?:do|od|u|poslije|iza|prije|nakon) \\d\\S*|(?:ponedelj|utor|srijed|cetvrt|petk|petak|subot|nedelj)\\S*|vikend\\S*|praznik\\S*|navecer|uvece\\S*|ujutro|podne|popodne|ponoc\\S*|nocu|otvoren\\S*',
      told: '\\d{1,2}:\\d\\d|ponoc\\S*|podne\\S*|(?:ponedelj|utor|srijed|cetvrt|petk|subot|nedelj)\\S*|svak\\S* dan\\S*|non stop|dan i noc|kad odete|pri (?:dolasku|odlasku)|dan ranije',
    },
    age: {
      asked:
        '\\d+ ?(?:god\\S*|g)|kol(?:i)?ko godina|sin\\S*|kcer\\S*|kci|dijete|detet\\S*|deca|decu|deci|beb\\S*|klin\\S*|mal[aiu]|malog|malu|maloletn\\S*',
      told: 'dec\\S*|dijete|detet\\S*|godin\\S*|odrasl\\S*|osloboden\\S*|beb\\S*',
    },
    size: {
      asked:
        '\\d\\S* ?(?:kg|kil\\S*|m|cm|met\\S*)|kil[aeo]|visok\\S*|visin\\S*|sirok\\S*|dubok\\S*|dubin\\S*|tezak|tesk\\S*|tezi\\S*|teska',
      told: '\\d\\S* (?:kg|kil\\S*|met\\S*)|visin\\S*|tezin\\S*',
    },
    warmth: {
      asked: 'topl\\S*|hladn\\S*|temperatur\\S*|stepen\\S*|grijan\\S*',
      told: 'stepen\\S*|grij\\S*|topl\\S*|vruc\\S*|hladn\\S*|rashladen\\S*|led|ledom|leden\\S*',
    },
    lasting: {
      asked:
        'za kol(?:i)?ko|kol(?:i)?ko (?:se )?(?:brzo|ceka|dugo|dana|traje|minuta|noci|vozi|cuvate)|kol(?:i)?ko dugo|najduze|najvise|traje',
      told: 'minut\\S*|sat|sata|sati|dan|dana|mjesec\\S*|sedmic\\S*',
    },
    distance: { asked: 'dalek\\S*|udalj\\S*|pjesk\\S*|pjesice', told: 'met(?:ar|ra)\\S*|minut\\S*|pjes\\S*' },
    name: { asked: 'kako se zov\\S*|ime', told: 'zov\\S*|ime' },
    place: {
      asked: 'gdje|gde|kojem spratu|ulic\\S*|adres\\S*',
      told: 'sprat\\S*|nivo\\S*|iza|prizemlj\\S*|podrum\\S*',
    },
  },
  changes: {
    dropping:
      'necu|necemo|ne treba|skin\\S*|makn\\S*|izbac\\S*|bez|otkaz\\S*|obris\\S*|bris\\S*|izostav\\S*|ne zelim\\S*|ukloni\\S*|nemoj\\S*',
    swapping: 'umjesto|mjesto|zamijen\\S*|promijen\\S*',
    adding: 'dodaj\\S*|i jos|jos i|jos|plus|takoder',
    fewer: 'manje',
    same: '(?:i |a )*(?:isto|isti|istu|to isto)(?: to| tako)?(?: i)? (?:za |i za )?(?:mog|moga|moju|mom|mojoj|meni|nju|njega|muza|muzu|zenu|zeni|sina|kcerku|sestru|brata|prijatelja)(?: \\S+)?(?: molim)?',
    moving:
      'neka|nek|bude|budu|moze|mozemo|mozete|mogu|li|da|ipak|zapravo|onda|pomjer\\S*|prebac\\S*|promijen\\S*|premjest\\S*|stav\\S*|donesite|dostavite|radije|bolje|za|u|na|to|ga|ih|je|ne|nego|umjesto(?: toga)?|a|i|ok|dobro|vrijeme|zelim\\S*|hocu|htio|htjela|bih|bismo|sta je sa?|mozda',
    fillers:
      'super|cek\\S*|al|ma|joj|e|daj|dajte|ako moze|ako mozete|molim|molim vas|izvinite|zaboravi(?:h|o sam|la sam)|ipak|hvala',
    with: 's',
  },
  cheaper: 'jeftinij\\S*',
  questioning:
    'kako|(?:s|sa|od|iz|na|o) (?:cim|cime|cega|cemu|kim|koga|kome)|ko|koliko|kolko|zasto|sta|gdje|gde|koj(?:i|a|e|em|im|oj|u)|kojima|kad|kada',
  meatless: ['bez (?:ikakvog )?mesa|nema(?:ju)? mesa|bezmesn\\S*', 'vegetarijansko'],
  total: 'sve (?:skupa|zajedno|ukupno)|ukupno|sveukupno|skupa|zajedno',
  cheapest: 'najjeftin\\S*',
  wanting: 'Želim',
}
