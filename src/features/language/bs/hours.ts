import type { HourWords } from '../kinds/words.ts'

export const HOURS: HourWords = {
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
  opening: 'otvoren\\p{L}*|radi|rade|radno|sluzi|sluze|sluzimo|posluzuj\\p{L}*|dostup\\p{L}*|servira\\p{L}*',
  aside: 's|sa|uz|a|i|dok|gdje|ali',
  now: 'sada|sad|trenutno|jos uvijek|jos|u ovo doba|u ovaj sat|ovako kasno|ovako rano|tako kasno|u ovom trenutku|momentalno|vec|upravo',
  open: 'otvoren\\p{L}*|zatvoren\\p{L}*|radi|rade|sluz\\p{L}*|posluzuj\\p{L}*|dostup\\p{L}*|traje|ima|imate|moze|mogu|mozemo',
  plain: 'otvoren\\p{L}*|zatvoren\\p{L}*|radi|rade',
  late: 'prekasno za|prerano za|(?:jesam li|jesmo li) (?:za)?kasni\\p{L}*(?: na| za)?|propusti\\p{L}*',
  isIt: 'da li|dali|je li|jel|je l|jesu li|radi li|rade li|ima li',
  otherwise:
    'kada?|dokle|koliko|sutra|veceras|kasnije|poslije|prije|do|od|gdje|gde|kako|sta|sto|ko|koji|koja|koje|zasto|svaki|uvijek|obicno|ujutro|navecer|uvece|nocu|popodne|podne|ponoc\\p{L}*|vikend\\p{L}*|ljeti|zimi|ponedj?el\\p{L}*|utor\\p{L}*|srijed\\p{L}*|cetvrt\\p{L}*|petk\\p{L}*|petak|subot\\p{L}*|nedj?el\\p{L}*|praznik\\p{L}*|radno',
}
