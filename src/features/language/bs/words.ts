import type { Words } from '../kinds/words.ts'

export const WORDS: Words = {
  attached: null,
  names: { titles: 'g gđa gdin gosp gospodin gospođa gospođica dr prof', room: 'soba sobe sobi broj br' },
  places: {
    coast: String.raw`jadran\w*|otok`,
    mountains: String.raw`planin\w*`,
    dunes: String.raw`pustinj\w*`,
    towers: 'aerodrom|neboder',
    hills: 'vila|vrt|imanje',
    'old-town': 'carsija|konak',
    spires: 'dvorac',
  },
  dishes: {
    soup: 'corba|supa|juha',
    breakfast: 'dorucak|jaja|kajgana|palacinke',
    coffee: 'kafa|kahva|caj|kapucino',
    drink: 'sok|voda|limunada|vino|pivo',
    dessert: String.raw`kolac|torta|sladoled|tufahija\w*|hurmasice`,
    fish: 'riba|pastrmka|losos|brancin|orada|lignje|skampi|gambori',
    salad: 'salata|sopska',
    pasta: 'spageti|tjestenina|njoki',
    sandwich: 'sendvic|hamburger|tost',
    grill: String.raw`cevapi|rostilj|biftek|janjetina|odrezak|pljeskavica|sac\w*`,
    mezze: 'meze|sarma|humus',
  },
  dayParts: { breakfast: 'Doručak', lunchAndDinner: 'Ručak i večera', night: 'Noć' },
  smallTalk: {
    hello: 'zdravo bok cao hej postovani pozdrav selam merhaba jutro dan vece halo',
    thanks: 'hvala fala zahvaljujem',
    bye: 'cao dovidjenja dovidenja zbogom vidimo prijatno noc',
    around: 'laku lijep dobro dobar dobra puno vam ti lijepo lijepa mnogo se na svemu super',
  },
}
