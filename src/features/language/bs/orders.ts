import type { OrderWords } from '../kinds/words.ts'

export const ORDERS: OrderWords = {
  numbers: [
    ['jedan jedna jedno jednu jednog jedne', 1],
    ['dva dvije dvi dve dvoje dvojica dvojicu par', 2],
    ['tri troje trojica trojicu', 3],
    ['cetiri cetvero cetvoro', 4],
    ['pet petero petoro', 5],
    ['sest sestero sestoro', 6],
    ['sedam sedmero sedmoro', 7],
    ['osam osmero osmoro', 8],
    ['devet devetero devetoro', 9],
    ['deset desetero desetoro', 10],
    ['dvanaest tuce', 12],
  ],
  wanting: [
    '(?:da li |dali )?(?:bih |bismo |ja ){0,4}(?:mogu|mogao|mogla|mozemo|mogli|mogle|moze) (?:li )?(?:bih |bismo |se |ja |i ){0,4}(?:dobiti|naruciti|poruciti|uzeti)',
    '(?:da li )?(?:mozete|mozes|biste|hocete) (?:li )?(?:mi |nam |molim |vas |mogli ){0,4}(?:donijeti|poslati|pripremiti|spremiti|dati)',
    '(?:zelim|zelimo|zelio|zeljela|zeljeli|htio|htjela|htjeli|narucio|narucila|narucili|uzeo|uzela|uzeli|popio|popila|pojeo|pojela) (?:bih|bismo)',
    '(?:zelim|zelimo|hocu|hocemo|narucujem|narucujemo|uzimam|uzet cu|uzecu|uzet cemo)',
    'donesite|donesi|posaljite|posalji|dajte|daj|pripremite|spremite|treba mi|treba nam|trebam|trebamo|trebaju mi|trebaju nam',
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
    'necu|ne zelim|ne zelimo|fali|zaborav\\S*|pogres\\S*|problem|umjesto|ukusn\\S*',
  ],
  harmless: ['to je sve|to je to|sam alergic\\S*|alergic\\S* sam|alergic\\S* je|je alergic\\S*'],
  notes: 'bez sa s ne extra ekstra dodatno dodatni vise manje malo alergican alergicna srednje nemojte',
  times: 'u oko do',
  rooms: 'soba sobu sobi sobe broj br',
  measures: `casa case casu solja solje solju soljica soljice soljicu flasa flase flasu boca boce bocu porcija porcije porciju
    porcija tanjir tanjira komad komada zdjela zdjele zdjelu limenka limenke limenku kriska kriske dzezva dzezve dzezvu`,
  around: `ja mi nam vam vas bih bismo li se mogu mogao mogla mozemo mogli moze mozete zelim zelimo zelio zeljela zeljeli htio htjela
    htjeli hocu hocemo narucio narucila narucili narucujem narucujemo uzeo uzela uzeli uzet cu cemo uzecu uzimam donesite donesi
    posaljite posalji dajte daj pripremite spremite treba trebam trebamo trebaju molim molimo dobiti naruciti poruciti uzeti
    donijeti poslati pripremiti spremiti dati jos da to je sve za na od iz zdravo dobar dobro dobra dan vece jutro vecer hvala
    lijepo puno unaprijed samo mene nas sobu sobi danas veceras sada sad odmah u do meni biste veliko veliki velika svako
    osobe osoba sam su popio popila pojeo pojela ovdje e pozdrav djecu`,
  things: `peskir* rucnik* jastu* cebe cebad* deka deke deku posteljin* toaletn* sapun* sampon* cetkic* papuc* bademantil* ogrtac*
    vjesalic* fen fena pegl* glacal* adapter* punjac* krevetic* maramic* kisobran* britvic*`,
}
