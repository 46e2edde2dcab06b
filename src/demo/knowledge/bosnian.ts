import type { DemoEntry } from './entry.ts'

/** The topics that guests ask about most. */
export const BOSNIAN: Record<string, DemoEntry> = {
  wifi: [
    'Bežični internet',
    'Mreža se zove Miljacka Guests, a lozinka je sevenbridges, ista u svim sobama i u predvorju. Besplatno je i broj uređaja nije ograničen. Ako se ne možete spojiti, nazovite 0.',
  ],
  breakfast: [
    'Doručak',
    'Doručak je švedski sto na terasi, a kad pada kiša u zimskoj bašti, svakog dana od 7:00 do 10:30. Uračunat je u cijenu sobe. Ako krećete prije sedam, javite recepciji veče ranije i spakovat ćemo Vam ga.',
  ],
  checkIn: [
    'Prijava gostiju',
    'Sobe su spremne od 14:00. Ponesite pasoš ili ličnu kartu. Recepcija radi non-stop, pa možete stići i usred noći.',
  ],
  checkOut: [
    'Odjava',
    'Molimo Vas da sobu napustite do 11:00 na dan odlaska i predate kartice na recepciji. Račun možete platiti veče ranije.',
  ],
  lateCheckOut: [
    'Kasna odjava',
    'Ostanak u sobi do 15:00 košta 30 dolara, a do 18:00 pola noćenja. Zavisi od naredne rezervacije, pa pitajte recepciju do 20:00 dan ranije.',
  ],
  luggage: [
    'Čuvanje prtljaga',
    'Kofere i torbe čuvamo iza recepcije prije dolaska i poslije odlaska, besplatno do sedam dana. Skije i dječija kolica ostavljaju se u podrumu.',
  ],
  emergency: [
    'Hitni slučajevi i požar',
    'U hitnom slučaju s telefona u sobi birajte 9. Policija 122, vatrogasci 123, hitna pomoć 124. Plan evakuacije visi na vratima sobe; ne koristite lift, a okupljanje je kod fontane ispred hotela.',
  ],
  parking: [
    'Parking',
    'Garaža ispod hotela košta 10 dolara dnevno. Visina je ograničena na 2,1 metar. Dva mjesta imaju punjače za električna auta. Dođite do rampe i pozvonite.',
  ],
  airport: [
    'Prijevoz do aerodroma',
    'Vozač Vas vozi na sarajevski aerodrom ili s njega za 25 dolara, do tri osobe s koferima. Vožnja traje 25 minuta. Rezervišite dva sata ranije i navedite broj leta.',
  ],
  pool: [
    'Bazen',
    'Zatvoreni bazen na nivou -1 otvoren je od 7:00 do 22:00. Voda ima 28 stepeni. Kapa nije potrebna; djeca do dvanaest godina plivaju uz odraslu osobu.',
  ],
  restaurant: [
    'Restoran',
    'Restoran Latinluk u prizemlju služi ručak od 12:00 do 15:00 i večeru od 18:00 do 22:30. Za sto uz prozor nazovite lokal 3. Odijevanje je ležerno.',
  ],
  payment: [
    'Plaćanje',
    'Primamo Visu, Mastercard, American Express, Apple Pay i gotovinu u markama, eurima i dolarima. Pri dolasku se rezerviše depozit od 50 dolara, koji se oslobađa kad odete.',
  ],
  doctor: [
    'Ljekar i apoteka',
    'Ljekar dolazi u hotel u roku od sat vremena; pregled košta 60 dolara. Dežurna apoteka u Zelenih beretki 3 radi dan i noć. Recepcija ima flastere i toplomjer.',
  ],
}
