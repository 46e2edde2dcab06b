import type { SearchWords, SmallTalk, TalkWords } from './kinds.ts'

export const SMALL_TALK: SmallTalk = {
  hello: 'zdravo bok pozdrav selam merhaba jutro dan vece halo',
  thanks: 'hvala fala zahvaljujem',
  bye: 'cao dovidjenja dovidenja vidimo prijatno',
  around: 'dobro dobar dobra puno vam ti lijepo lijepa mnogo se na svemu super',
}

export const TALK: TalkWords = {
  name: 'Bosnian (ijekavian)',
  asking: `je su li da ne se mi ti vi nam vas vam molim imate ima imas imam mogu moze mozes mozete zelim htio htjela
    bih sta sto koji koja koje koliko gdje gde kad kada kako danas veceras sad sada ovdje za u na od do sa s i
    ili a jel dali kod naruciti dobiti jedan jedna jedno moj moja moje jos`,
  price: 'kosta* cijen* cena* cene',
  having: 'imate naruciti nudite jesti piti hrana hrane jela jelo',
  what: 'sta sto koje koja koji',
  eating: 'jesti piti hran* jela jelo',
  menu: 'meni menij* meniju jelovnik*',
  services: 'uslug*',
  open: 'otvoren* zatvoren* radi rade dostup*',
  order: 'narudzb* porudzb*',
  orderState: 'moj* gdje gde status stiz* stig* gotov* dokle kasni*',
  ordering: 'kako mogu',
  not: 'ne nije nisu nema nemamo nemaju nikad bez zabranjen* nedostup* zatvoren*',
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
}

const SHORTEST = 3
/** Endings of nouns and adjectives, longest first, written without accents. */
const ENDING =
  /(?:ovima|evima|ijama|ijom|ovi|ova|ove|eve|ija|ije|iju|iji|ama|ima|oga|ega|omu|emu|ome|om|em|og|eg|oj|ih|im|a|e|i|o|u)$/

function withoutEnding(word: string): string {
  const stem = word.replace(ENDING, '')
  if (stem.length >= SHORTEST) return stem
  const shorter = word.replace(/[aeiou]$/, '')
  return shorter.length >= SHORTEST ? shorter : word
}

/** Reduces ijekavian to ekavian, so that mlijeko equals mleko, and gdje equals gde. */
const ekavian = (stem: string) => stem.replace(/ije/g, 'e').replace(/(?<=[^aeiou\d])je/g, 'e')

export const SEARCH: SearchWords = {
  script: 'Latin',
  common:
    'je su na za od se ili sa iz kod koji koja koje kako gdje kada koliko ima nije možete vaš naš što šta svaki li',
  letters: /[čćšžđ]/gi,
  stem: [withoutEnding, ekavian],
  stopWords: `i a ali ili da ne li je jel jeli su sam si smo ste bi bih bismo biste biti bio bila bilo budem bude ce cu cete cemo
    cemu ja ti on ona ono mi vi oni one me te se ga mu joj nas vas im ih moj moja moje moji mog moju vas vasa vase nas
    nasa nase svoj svoju to taj ta ovo ova ovaj ovdje tu tamo onda sta sto koji koja koje kog koga kojoj kome kako kad
    kada gdje gde odakle zasto zbog koliko kolko kolika koliki u na za od do iz s sa o po pri kod preko prema bez uz kroz
    ima imal imam imate imaju nema nemate imati moze mogu mozete mozemo moguce smijem smije smiju smem sme treba trebam
    trebaju treban trebamo hocu hoces hocete zelim zelimo zelite htio htjela hteo htela htjeli molim hvala pozdrav zdravo
    dobar dan vece jos samo vec neki neka neko nesto nekoga iko ista sve svi svaki li jedan jedna jednu jedno dva dvije
    prvi zadnji isti veoma jako puno malo vise najblizi najblizu najbliza blizini blizu oko kod recite reci kazite znate
    znam dobiti dobijem dati date uzeti hotel hotela hotelu hoteli soba sobe sobi sobu sobama danas veceras sutra sat
    sata sati bas tako pa ako nego kao nije nisu nismo nisam bude poslije nakon prije pitanje pomoc pomozite mjesto
    postoji postoje ide idem uci naci nadem nalazi nalaze doci dodem dode dolazi raditi uradim uraditi koristiti
    koristim koristi donijeti donesite donesete ponijeti poslati posaljite nazvati nazovem zovem pozvati pozovem dozvoljeno
    dozvoljen dozvoljena dozvoljene dozvoljeni dopusteno kakav kakva kakvo kakve kakvi uzimate uzeti primate prima primaju
    negdje nekako neko ikako odmah nekoliko krenuti krecemo hajde joj evo eto valjda mozda ostati ostanem ostanemo staviti
    stavim svoju otici odemo desi`,
  weakWords: `cijena cijene cijenu cena cene kosta kostaju naplacuje naplata dolara besplatno besplatna besplatan dzabe vrijeme
    radno radi rade otvoren otvoreno otvara zatvara pocinje traje rezervisati rezervisem rezervacija rezervirati naruciti
    dodatno dodatni usluga usluge gost gosti noc noci nocu ujutro jutro uvece popodne dana minuta dugo cesto broj
    uracunato uracunat ukljuceno ceka osoba osobe ljudi ranije rano kasno organizovati
    organizirati organizujete prostor kazati pokazati zvati javiti pitati cijeli razni`,
  concepts: {
    wifi: 'bežični, net, mreža, konekcija',
    password: 'šifra, lozinka, kod',
    breakfast: 'doručak, doručka, doručku, doručkovati',
    lunch: 'ručak, ručka, ručati',
    dinner: 'večera, večerati',
    restaurant: 'restoran',
    table: 'sto, stol, stola',
    meal: 'hrana, jelo, jesti, obrok, klopa',
    roomservice: 'posluga u sobu, room servis, hranu u sobu',
    drink: 'piće, pića, popiti',
    bar: 'kafić, šank',
    alcohol: 'alkohol, pivo, vino, koktel, rakija',
    checkin: 'prijava, dolazak, stići, stižemo',
    checkout: 'odjava, odlazak, napustiti sobu, izaći iz sobe',
    late: 'kasno, kasna, kasni, kasnije',
    early: 'rano, rana, rani, ranije',
    reception: 'recepcija, porta',
    identity: 'pasoš, lična karta, dokument, isprava',
    luggage: 'prtljag, kofer, torba, prtljaga',
    store: 'čuvati, ostaviti, čuvanje, ostava',
    parking: 'garaža, parkirati, parkiralište',
    car: 'auto, automobil, kola',
    electric: 'električni',
    charge: 'punjač, napuniti, puniti',
    carrental: 'iznajmiti auto, rent a kar',
    airport: 'aerodrom',
    transfer: 'prevoz, prijevoz, vozač, pokupiti',
    flight: 'let, avion',
    taxi: 'taksi, taxija',
    transit: 'tramvaj, autobus, bus, gradski prevoz, trolejbus',
    ticket: 'karta, ulaznica',
    center: 'centar, grad',
    pool: 'bazen, plivanje, plivati, kupanje',
    gym: 'teretana, fitnes, trening, trenirati, vježbati',
    spa: 'hamam, tursko kupatilo, velnes',
    massage: 'masaža, masaza',
    sauna: 'parna kupelj',
    laundry: 'veš, pranje, oprati, rublje',
    drycleaning: 'hemijsko čišćenje, kemijsko čišćenje',
    clothes: 'odjeća, košulja, hlače, odijelo, haljina',
    iron: 'pegla, peglanje, peglati, izgužvana',
    towel: 'peškir, ručnik',
    linen: 'posteljina, jastuk, deka, čaršaf, pokrivač',
    cleaning: 'čišćenje, očistiti, čiste, sobarica, pospremiti, spremačica',
    disturb: 'uznemiravati, ometati, ne smetati',
    minibar: 'frižider, hladnjak, mini bar',
    water: 'voda',
    safe: 'sef, trezor',
    valuables: 'nakit, dragocjenosti',
    television: 'televizor, televizija, kanal',
    cooling: 'klima, hlađenje, vruće, prevruće',
    heating: 'grijanje, grije, hladno, ledeno, toplo, radijator',
    coffee: 'kafa, kahva, kava, aparat za kafu',
    tea: 'čaj, kuhalo',
    cot: 'krevetić, kolijevka',
    baby: 'beba',
    bed: 'krevet, ležaj',
    child: 'dijete, djeca, djecu, djece, dječiji, dječije, porodica',
    babysitter: 'dadilja, čuvanje djece',
    playroom: 'igraonica, igralište, igrati',
    pet: 'ljubimac, ljubimci, pas, psa, psi, psom, mačka, životinja',
    smoking: 'pušenje, pušiti, pušač, cigareta, zapaliti',
    balcony: 'balkon, terasa',
    payment: 'plaćanje, platiti, plaćate, plaća, plaćam',
    bankcard: 'kreditna kartica, karticom, apple pay',
    cash: 'gotovina, keš',
    deposit: 'depozit, polog, kaucija',
    exchange: 'mjenjačnica, promijeniti pare, zamijeniti novac, valuta, marke',
    atm: 'bankomat',
    invoice: 'račun, faktura, uplatnica, pdv',
    company: 'firma, kompanija',
    email: 'mejl, pošta elektronska, e pošta',
    cancel: 'otkazati, otkazivanje, otkažem, storno',
    refund: 'povrat novca, vratiti novac, vraćate pare',
    reservation: 'rezervacija',
    extend: 'produžiti, produženje, još jednu noć',
    lost: 'izgubiti, izgubio, izgubila, izgubljeno, nađeno, zaboraviti, zaboravio, zaboravila',
    doctor: 'ljekar, doktor, liječnik, bolestan, bolesna, pregled',
    pharmacy: 'apoteka, ljekarna, lijek',
    fire: 'požar, vatra, gori',
    emergency: 'hitno, hitni slučaj, hitnom slučaju',
    ambulance: 'hitna pomoć',
    police: 'policija',
    prayer: 'namaz, klanjati, molitva',
    qibla: 'kibla, kiblu, meka',
    mosque: 'džamija, mesdžid',
    prayermat: 'serdžada',
    halal: 'halal',
    pork: 'svinjetina, svinjsko',
    meat: 'meso',
    allergy: 'alergija, alergičan, alergična',
    nuts: 'orah, orasi, orašasti, kikiriki',
    gluten: 'bez glutena',
    vegetarian: 'vegetarijanski, veganski, vegan, vegani',
    bread: 'hljeb, kruh, somun',
    oldtown: 'stari grad, znamenitosti, čaršija, baščaršija, baščaršiji, razgledanje, vidjeti',
    map: 'mapa, karta grada, plan grada',
    walk: 'pješke, hodati',
    cablecar: 'žičara',
    excursion: 'izlet, tura',
    meeting: 'sastanak, sastanke, konferencija, sala',
    projector: 'projektor',
    print: 'štampati, štampanje, isprintati, printati, printer',
    computer: 'kompjuter, računar',
    wheelchair: 'invalidska kolica, pristupačnost, invalid, rampa',
    lift: 'lift',
    noise: 'buka, bučno, tišina, mir, preglasno, preglasne, glasno',
    visitor: 'posjeta, posjetiti, prijatelj, prespavati, prenoćiti',
    wakeup: 'buđenje, probuditi, probudite, probudim',
    socket: 'utičnica, adapter, struja, napon',
    phone: 'telefon, mobitel',
    roomkey: 'ključ, kartica sobe, karticu od sobe, brava, zaključan, zaključana',
    tax: 'taksa, porez, boravišna taksa',
    bicycle: 'bicikl, biciklo',
    rent: 'iznajmiti, iznajmljivanje, iznajmljujete, najam',
    ski: 'skije, skijanje',
    buy: 'kupiti, kupujem, prodajete, prodavnica',
    weather: 'vremenska prognoza, prognoza',
    sim: 'sim kartica',
    wedding: 'svadba, vjenčanje',
    tapwater: 'voda iz česme',
    lend: 'posuditi, pozajmiti',
    discount: 'popust',
    dresscode: 'odijevanje, obući',
    music: 'muzika, džez, svirka, svira',
  },
}
