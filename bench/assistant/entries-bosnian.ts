import type { DemoEntry } from '#demo/knowledge/entry.ts'

/** Bosnian versions of the entries that the demo hotel has only in English. */
export const MORE_BOSNIAN: Record<string, DemoEntry> = {
  earlyCheckIn: [
    'Rana prijava',
    'Ako je soba slobodna, dajemo Vam je prije 14:00 bez doplate. Zagarantovana soba od 8:00 košta pola noćenja. Do tada se možete istuširati u svlačionici hamama.',
  ],
  taxi: [
    'Taksi',
    'Recepcija zove ovlašteni taksi, koji obično stiže za pet minuta. Vožnja po gradu košta od 4 do 8 dolara po taksimetru.',
  ],
  gym: [
    'Teretana',
    'Teretana na nivou -1 nikad se ne zatvara; otvara je Vaša kartica. Ima traka za trčanje, bicikala, tegova i prostirki za jogu.',
  ],
  hammam: [
    'Hamam i masaža',
    'Dame se kupaju od 9:00 do 14:00, gospoda od 16:00 do 21:00, porodice po dogovoru. Masaža od 60 minuta košta 65 dolara. Rezervišite na recepciji ili na broj 4.',
  ],
  roomService: [
    'Posluga u sobu',
    'Hranu i piće u sobu naručujete na ovoj stranici pod Posluga u sobu, od 7:00 do 23:00. Stiže za oko 30 minuta. Plaćate u hotelu pri odlasku.',
  ],
  bar: [
    'Bar i alkohol',
    'Bar na krovu, na šestom spratu, toči vino, pivo i koktele od 17:00 do ponoći. Gosti moraju imati 18 godina. Petkom svira džez.',
  ],
  laundry: [
    'Pranje veša',
    'Odjeću stavite u vreću iz ormara i okačite na vrata do 9:00; čista se vraća do 19:00. Košulja košta 3 dolara, hlače 4. Hemijsko čišćenje traje dva dana.',
  ],
  iron: [
    'Peglanje',
    'Nazovite 0 i donosimo peglu i dasku u sobu za deset minuta. Presa za hlače stoji na svakom spratu pored lifta.',
  ],
  towels: [
    'Peškiri i posteljina',
    'Peškiri ostavljeni na podu mijenjaju se, a oni na držaču ostaju. Posteljina se mijenja svaki treći dan. Za dodatne peškire, jastuke ili deke nazovite 0.',
  ],
  housekeeping: [
    'Čišćenje sobe',
    'Sobarice čiste između 9:00 i 14:00. Okačite crveni znak na vrata ako ne želite da iko uđe, a zeleni ako želite da Vaša soba bude prva.',
  ],
  minibar: [
    'Minibar',
    'Dvije flaše vode dnevno su besplatne. Cjenovnik ostalog stoji na frižideru; broji se svaki dan i dodaje na račun. Možemo ga isprazniti za Vašu hranu.',
  ],
  safe: [
    'Sef',
    'Sef je u ormaru i u njega stane laptop. Izaberite četiri cifre i pritisnite zaključavanje. Zaboravili ste šifru? Recepcija ga otvara uz dokument.',
  ],
  television: [
    'Televizor',
    'Ima 120 kanala, s vijestima na engleskom, arapskom i njemačkom. Da prikažete telefon na ekranu, izaberite Cast i skenirajte kvadrat. Filmovi idu preko Vašeg naloga.',
  ],
  heating: [
    'Klima i grijanje',
    'Ploča pored vrata podešava hlađenje i grijanje između 18 i 26 stepeni. Staje kad je prozor otvoren. Od maja do septembra hladi, od oktobra do aprila grije.',
  ],
  kettle: [
    'Kafa i čaj u sobi',
    'U svakoj sobi su kuhalo, aparat na kapsule i vrećice čaja, koje dopunjavamo svakog dana. U predvorju je kafa besplatna od 6:00 do 10:00.',
  ],
  extraBed: [
    'Pomoćni ležaj i dječiji krevetić',
    'Krevetić za bebe je besplatan. Sklopivi ležaj za treću osobu košta 18 dolara po noći. Javite dan ranije da bude spreman.',
  ],
  children: [
    'Porodice i djeca',
    'Djeca do šest godina borave besplatno u krevetu roditelja. Igraonica je na prvom spratu. Dadilja košta 12 dolara na sat i rezerviše se dan ranije.',
  ],
  pets: [
    'Kućni ljubimci',
    'Psi i mačke do 10 kg mogu boraviti za 10 dolara po noći. Ne smiju u restoran ni u hamam. Posude i ćebe čekaju na recepciji.',
  ],
  smoking: [
    'Pušenje',
    'U svim sobama i hodnicima zabranjeno je pušenje, a tako i na balkonima. Pepeljare su u avliji i na krovu. Pušenje u sobi naplaćuje se 100 dolara za čišćenje.',
  ],
  exchange: [
    'Mjenjačnica i bankomat',
    'Recepcija mijenja eure, dolare, funte i rijale u konvertibilne marke po dnevnom kursu. Najbliži bankomat je u Ferhadiji 12, tri minute pješke.',
  ],
  invoice: [
    'Račun na firmu',
    'Račun šaljemo e-poštom na dan odlaska. Ako na njemu treba ime firme ili poreski broj, recite recepciji prije odlaska.',
  ],
  cancellation: [
    'Otkazivanje rezervacije',
    'Rezervacija se može otkazati besplatno do 18:00 dva dana prije dolaska. Poslije toga naplaćuje se prva noć. Unaprijed plaćene ponude ne vraćaju se.',
  ],
  extend: [
    'Produženje boravka',
    'Ako želite još jednu noć, pitajte recepciju do 10:00. Gosti u kući imaju deset posto popusta na naredne noći dok ima soba.',
  ],
  lost: [
    'Izgubljeno i nađeno',
    'Nađene stvari čuvamo šest mjeseci. Recite recepciji šta Vam nedostaje ili pišite na welcome@hotelmiljacka.example. Stvari šaljemo kući po cijeni poštarine.',
  ],
  emergency: [
    'Hitni slučajevi i požar',
    'U hitnom slučaju nazovite 9 sa sobnog telefona. Policija 122, vatrogasci 123, hitna pomoć 124. Plan evakuacije je na vratima; ne koristite lift i okupite se kod fontane.',
  ],
  prayer: [
    'Namaz',
    'Strelica u gornjoj ladici pokazuje kiblu. Recepcija posuđuje serdžade i Kur’an. Najbliža džamija, Ferhadija, udaljena je četiri minute pješke.',
  ],
  halal: [
    'Halal hrana',
    'Sve meso u našoj kuhinji je halal i certificirano, a svinjetine u kući nema. Alkohol se drži i služi samo u baru.',
  ],
  allergies: [
    'Alergije i posebna prehrana',
    'Jelovnik označava gluten, orašaste plodove, mlijeko i jaja. Recite konobaru šta ne smijete i kuhinja kuha bez toga. Veganska i vegetarijanska jela su na svakom jelovniku.',
  ],
  tram: [
    'Tramvaj i autobus',
    'Stanica Latinska ćuprija udaljena je 150 metara. Linije 1, 2, 3 i 5 voze svakih osam minuta do ponoći. Karta košta dolar na kiosku, kod vozača više.',
  ],
  oldTown: [
    'Stari grad i znamenitosti',
    'Do Baščaršije je deset minuta pješke uz rijeku: bazar, Gazi Husrev-begova džamija i stara biblioteka. Mape su besplatne na recepciji. Šetnja s vodičem kreće u 10:00 za 8 dolara.',
  ],
  cableCar: [
    'Žičara i izleti',
    'Žičara na Trebević vozi od 9:00 do 20:00 i košta 15 dolara u oba pravca. Organizujemo i jednodnevne izlete u Mostar i do bob-staze.',
  ],
  meeting: [
    'Sale za sastanke',
    'Dvije sale za 12 i 60 ljudi imaju projektor, tablu i dnevno svjetlo. Pola dana košta 90 dolara s kafom. Pišite na events@hotelmiljacka.example.',
  ],
  printing: [
    'Štampanje i računari',
    'Pošaljite dokumente na print@hotelmiljacka.example i preuzmite ih na recepciji; deset stranica je besplatno. Dva računara za goste su u biblioteci na prvom spratu.',
  ],
  accessibility: [
    'Pristupačnost',
    'Rampa vodi s ulice u predvorje, a liftovi na svaki sprat. Sobe 104 i 204 imaju široka vrata, tuš bez praga i uzicu za uzbunu. Posuđujemo invalidska kolica.',
  ],
  quiet: [
    'Noćni mir',
    'Od 22:00 do 7:00 molimo za tišinu u sobama i hodnicima. Ako Vas neko ometa, nazovite 0; noćni portir će se pobrinuti.',
  ],
  visitors: [
    'Posjete',
    'Prijatelji Vas mogu posjetiti u sobi do 22:00 kad pokažu dokument na recepciji. Ko prenoći, mora se prijaviti i platiti razliku.',
  ],
  wakeUp: [
    'Buđenje',
    'Nazovite 0 i recite kad da Vas probudimo ili podesite na televizoru pod Alarm. Zovemo dva puta i onda kucamo.',
  ],
  adapter: [
    'Utičnice i adapteri',
    'Utičnice su evropske, tip C i F, 230 volti. Recepcija posuđuje adaptere i punjače za telefone uz depozit od 5 dolara. USB priključci su pored kreveta.',
  ],
  card: [
    'Kartica sobe',
    'Prislonite karticu na bravu dok ne zasvijetli zeleno. Ako prestane raditi ili se izgubi, recepcija pravi novu uz dokument. Poslije 22:00 njome se pokreće i lift.',
  ],
  tax: [
    'Boravišna taksa',
    'Grad naplaćuje 2 dolara po noći za svaku odraslu osobu. Nije u cijeni sobe i plaća se pri odlasku. Djeca do dvanaest godina su oslobođena.',
  ],
}
