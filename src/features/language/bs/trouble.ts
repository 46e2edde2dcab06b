import type { TroubleWords } from '../kinds/trouble.ts'

const FOOD =
  '(?:hran[aeuio]\\S*|jel[oa]|obrok|rucak|vecera|dorucak|supa|juha|corba|kafa|kava|caj|pizza|pica|burek|cevap\\S*|meso|riba|piletina|biftek|burger|hamburger|pomfrit|salata|tost|omlet|jaja|humus|narudzba|desert|kolac|sendvic|krompir|tjestenina|pita|hljeb|kruh|sve)'
const IS =
  '(?:mi|nam|je|su|bila|bilo|bile|bio|bili|stigl\\S*|dosl\\S*|dosa[ol]|potpuno|skroz|jako|vrlo|veoma|previse|opet|ponovo|sasvim|tako|sva|sav|onako|ovdje|vec|bas|uzasno|i|dalje|jos)'
const SPOILT =
  '(?:hladn\\S*|ledeno|leden[aei]|mlak\\S*|presn\\S*|sirov\\S*|nedopecen\\S*|nepecen\\S*|zagor\\S*|prepecen\\S*|preslan\\S*|neslan\\S*|bljutav\\S*|pokvaren\\S*|uzegl\\S*|bajat\\S*|odvratn\\S*|grozn\\S*|uzasn\\S*|ocajn\\S*|los[aei]?|nejestiv\\S*|pogresn\\S*|ukisel\\S*)'
const PLACE =
  '(?:sob[aeiu]|kupatil\\S*|kupaonic\\S*|toalet\\S*|wc|tus|krevet\\S*|posteljin\\S*|plaht\\S*|carsaf\\S*|peskir\\S*|rucni[kc]\\S*|tepih|pod|cas[ae]|tanjir\\S*|pribor|sto|jastu[kc]\\S*|bazen|teretana|lift|hodnik|kada|umivaonik|lavabo|dusek|madrac|frizider|minibar|restoran|hotel|kuhinja|zidovi|zid|prozori?)'
const UNCLEAN =
  '(?:prljav\\S*|neuredn\\S*|necist\\S*|zaprljan\\S*|musav\\S*|odvratn\\S*|grozn\\S*|uzasn\\S*|ocajn\\S*|pljesniv\\S*|budav\\S*|ljepljiv\\S*|flekav\\S*|umrljan\\S*|prasnjav\\S*|smrdljiv\\S*|pun[aoei]? (?:dlaka|prasine|mrava|fleka))'
const ASKED =
  '(?:traz\\S*|pita\\S*|zovem|zove\\S*|zva\\S*|molim\\S*|moli[ol]\\S*|govori\\S*|pise\\S*|pisa\\S*|porucu\\S*|javlja\\S*|javi\\S*|cekam\\S*|kazem\\S*|naruc\\S*|prijavlju\\S*|prijavi\\S*)'
const OF_US =
  '(?:uslug[ae]|osoblj[ea]|hotel|hrana|konobari?|recepcioner\\S*|recepcija|dorucak|iskustvo|servis|boravak)'
const BAD =
  '(?:los[aeiu]?|uzasn\\S*|grozn\\S*|ocajn\\S*|bezobrazn\\S*|spor[aoi]?|katastrof\\S*|neljubazn\\S*|jadn\\S*|nikakv\\S*)'

export const TROUBLE: TroubleWords = {
  complaining: [
    `${FOOD} (?:${IS} ){1,5}${SPOILT}|${SPOILT} (?:mi |nam )?(?:je|su) (?:\\S+ )?${FOOD}`,
    `(?:dobi(?:o|la|li|h|smo)|donijeli|donio|donijela|stigl[aoie]|dosl[aoie]) (?:\\S+ ){0,3}?${SPOILT}`,
    '(?:dlak[aeu]|kosa|kosu|vlas|muh[aeu]|bub[aeu]|crv[ai]?|mravi|mrava|insekt\\S*|pauk\\S*|zohar\\S*|plijesan|buda) (?:\\S+ ){0,2}?(?:u|na) \\S+',
    '(?:u|na) \\S+ (?:\\S+ ){0,4}?(?:dlaka|dlaku|dlake|muha|muhu|buba|bubu|zohar\\S*|crv)',
    '(?:nas(?:ao|la|li)|pronas(?:ao|la|li)|vidi(?:o|la|li)|ima|imamo|bila|bio|je) (?:\\S+ ){0,2}?(?:dlak[aeu]|zohar\\S*|stjenic\\S*|bub[aeu]|miseva|pacov\\S*|stakor\\S*)',
    `(?:ovo (?:mi |nam )?(?:je )?(?:vec )?)?(?:drugi|treci|cetvrti|peti|sesti|deseti|stoti|drugu|trecu) (?:vec )?put (?:\\S+ ){0,3}?${ASKED}(?: vas)?|${ASKED} (?:\\S+ ){0,4}?(?:drugi|treci|cetvrti|peti) put`,
    `vec (?:\\S+ )?(?:dva|tri|cetiri|pet|nekoliko|vise|sto|\\d+) puta? (?:\\S+ ){0,3}?${ASKED}|(?:zva|pita|trazi|moli|prijavi|javi)(?:o|la|li) (?:\\S+ ){0,4}?(?:dva|tri|cetiri|pet|nekoliko|vise|sto|\\d+) puta|vec (?:sam|smo) (?:\\S+ ){0,2}?(?:pita|trazi|zva|prijavi|moli)(?:o|la|li)|koliko puta (?:trebam|moram|treba|moramo|trebamo)`,
    '(?:vratite|vrati) (?:mi |nam )?(?:\\S+ )?(?:novac|novce|pare)|(?:hocu|zelim|trazim|zahtijevam|hocemo|zelimo|trazimo) (?:\\S+ ){0,2}?(?:povrat|odstetu|nadoknadu|(?:svoj|moj|svoje|moje|nas|nase) (?:novac|novce|pare)|(?:novac|novce|pare) (?:nazad|natrag))|(?:novac|pare) nazad|(?:naplati|naplacen|naplatili)\\S* (?:\\S+ ){0,4}?(?:dvaput|dva puta|duplo|previse|pogresno)|prevarili|prevara',
    '(?:zelim|hocu|zelimo|hocemo|moram|htio bih|htjela bih|zelio bih|zeljela bih) (?:\\S+ )?(?:se )?(?:zaliti|pozaliti|uloziti (?:zalbu|prigovor|reklamaciju))|(?:imam|imamo) (?:\\S+ )?(?:zalbu|prigovor|reklamaciju|prituzbu|primjedbu)|zalim se',
    '(?:nisam|nismo) (?:\\S+ )?zadovolj\\S*|nezadovolj\\S*|razocara\\S*|nedopustiv\\S*|neprihvatljiv\\S*|sramota|sramotno|skandal\\S*|bezobrazno|bezobrazluk|(?:ovo|to|usluga|soba|hrana|hotel|sve) (?:\\S+ )?katastrofa|ovo je (?:uzas|katastrofa|smijesno)',
    `najgor\\S* (?:\\S+ )?${OF_US}|${OF_US} (?:\\S+ )?(?:${IS} ){1,4}${BAD}|(?:uzasn|grozn|ocajn|los|bezobrazn|neljubazn)\\S* (?:\\S+ )?${OF_US}`,
    '(?:nisam|nismo) (?:to|ovo) naruci(?:o|la|li)|nije (?:to )?(?:ono )?sto (?:sam|smo) (?:narucio|narucila|narucili|trazio|trazila|trazili)|pogresn\\S* (?:narudzb\\S*|jelo|hran\\S*|pice|racun)|(?:donijeli|poslali|dali|dobio|dobila|dobili) (?:\\S+ ){0,3}?pogresn\\S*|zaboravili (?:ste|su)|(?:ste|su) (?:\\S+ )?zaboravili|(?:nedostaje|fali) (?:\\S+ ){0,3}?(?:iz|u|od) narudzb\\S*',
    '(?:komsi\\S*|susjed\\S*|gosti|ljudi|muzika) (?:\\S+ ){0,5}?(?:glasn\\S*|bucn\\S*|galam\\S*|buc[aie]\\S*|vicu|deru|preglasn\\S*)|(?:prevelika|velika|stalna|strasna|uzasna) (?:je )?(?:buka|galama)|ne (?:mogu|mozemo) (?:\\S+ )?spavati (?:\\S+ ){0,3}?(?:buk\\S*|galam\\S*|muzik\\S*)|preglasn\\S* je',
  ],
  insulting:
    '(?<!(?:ko|kao|an?|am|ja|like) )idiot\\S*|glup(?:i|a|o|aci|ane|ani)? (?:ste|si|hotel|bot|robot|asistent|robote)|(?:ste|si) (?:\\S+ ){0,2}?(?:glup\\S*|nesposobn\\S*|beskorisn\\S*|bezobrazn\\S*|grozni|uzasni|jadni|smece|nula)|glupane?|(?<!(?:ko|kao|ja) )budal\\S*|kreten\\S*|debil\\S*|majmun\\S* jed\\S*|jeb\\S*|sranj\\S*|govn\\S*|kurac|kurca|picka|picku|pizd\\S*|stoko',
  notComplaining:
    'da li|je li|kad|kada|jel|ima li|imate li|postoji li|ako|kako|gdje|kome|sta ako|sto ako|pravila|nije los\\S*|glupo pitanje|salim se|haha\\S*',
  waiting: [
    '(?:niko|nitko|ni ko) (?:\\S+ ){0,4}?(?:dola\\S*|dosa\\S*|dode|dosli|dolazi|javlja|javio|javi|odgovara|odgovori\\S*|pomaz\\S*|pomog\\S*|ocisti\\S*|donio|donese|donosi|brine|slusa|reaguje|reagira|pojav\\S*|zanima)',
    '(?:jos uvijek|jos|i dalje) (?:\\S+ )?(?:cekam|cekamo)|(?:cekam|cekamo) (?:\\S+ ){0,5}?(?:sat|sata|sati|satima|minuta|dugo|vjecnost|cijelo|cijeli)|(?:sat|sata|sati|minuta|satima|dugo) (?:\\S+ ){0,2}?(?:cekam|cekamo)',
    '(?:koliko jos|dokle) (?:\\S+ )?(?:trebam|moram|cu|cemo|trebamo|moramo) (?:\\S+ )?cekati|nikad\\S* (?:nije|nisu) (?:stig|dos|do)\\S*',
  ],
  dirty: [
    `${PLACE} (?:\\S+ )?(?:${IS} ){0,5}${UNCLEAN}|${UNCLEAN} (?:mi |nam )?(?:je|su) (?:\\S+ )?${PLACE}`,
    `${PLACE} (?:\\S+ )?(?:nije|nisu) (?:\\S+ ){0,3}?(?:ociscen\\S*|pospremljen\\S*|cist\\S*|promijenjen\\S*|namjesten\\S*)|(?:nije|nisu) (?:\\S+ ){0,2}?(?:ociscen\\S*|pospremljen\\S*|ocisti\\S*|pospremi\\S*|promijenjen\\S*) (?:\\S+ )?${PLACE}`,
    `${PLACE} (?:\\S+ )?(?:smrdi|smrde|zaudara\\S*)|smrdi (?:mi |nam )?(?:u |iz )?${PLACE}`,
  ],
  cleaning: 'molim očistite sobu',
  falseAlarm: '(?<!(?:nije|nisu|ni|bez) )(?:lazn\\S*|lazan) (?:uzbun\\S*|alarm\\S*|dojav\\S*|poziv\\S*)',
  recalling: [
    '(?:nije|nema) (?:\\S+ (?=hit|ops))?(?:hitan slucaj|hitnog slucaja|hitno|nista hitno|hitnosti|opasnosti)|(?:nije|nema) (?:bilo|bio|vise|to|ovo|stvarno|zapravo|nikakav|nikakve|nikakvog) (?:hitan slucaj|hitnog slucaja|hitno|nista hitno|hitnosti|opasnosti)',
    '(?:pritisn|posla|kliknu|napisa|otkuca)\\S* (?:\\S+ ){0,2}?greskom|greskom (?:\\S+ ){0,2}?(?:pritisn|posla|kliknu|napisa|otkuca)\\S*|moja greska|nista se nije (?:dogodilo|desilo)',
    '(?:otkazite|otkazi|otkazujem|prekinite|ponistite) (?:\\S+ )?(?:uzbun\\S*|poziv|alarm|hitni poziv)',
  ],
  besideRecall:
    'izvinite izvinjavam izvini oprostite pardon se molim hvala vam sve je u redu dobro smo sam ok okej bila bilo bio to ovo samo greska zao mi nam ipak vise nema nikakav stvarno zapravo nista svi na sigurnom dijete sin kcerka on ona ali i a ne niko nikome',
  because: 'jer|zato sto|posto',
  denying: 'nije|nisu|ne|nema|nemamo|nisam|nismo|niko|ali|al|medutim|opet|jos|sad|sada|ipak',
  cries: `pomoc pomooc pomc pmoc upomoc upomc pomozi* pomagaj* spas spasi spasite spasavaj* sos hitno hitna hitnu opasnost pozar* vatra vatru gori dim plin krvari* krvarenj* iskrvar*
    gusi gusim gusimo ugusi* davi davim davimo utapa* utopi* umire umirem umiremo onesvijest* onesvest* nesvijest* infarkt infakrt slog mozdani epileps* napada* napao napali anafila* trovanj* otrova*
    predozira* samoubist* samoubojstv* ubistv* skocicu lopov* provalni* provala provaljeno pljack* opljack* krada silova* otmica oteli pucnjav* pucaju bomba eksploz* eksplodir* pistolj zemljotres
    potres poplav* zatocen* zarobljen* zaglavlj* policij* policaj* milicij*`,
  dialling: 'zovi zovite pozovi pozovite nazovi nazovite biraj birajte zvati nazvati zovem',
  besideNumber: 'broj molim vas odmah brzo hitno sada mi nam neko neka treba',
  reaching:
    '(?:(?:nazov|pozov|zov|nazva|pozva|zva|dobi|javi)\\S* (?:me|nas|mi|nam)(?: se)?|(?:me|nas|mi se|nam se)(?: \\S+)? (?:nazvati|pozvati|zvati|dobiti|javiti)) (?:na|u)(?: (?:broj|lokal|sobu|sobi))?',
  rooms: 'soba sobu sobi sobe apartman',
  counted:
    'euro eura euri eur evra km bam marka marke maraka dolar dolara funti kg kila grama minuta minute metara ljudi gostiju osoba posto ml',
}
