import type { ClaimWords } from '../kinds/words.ts'

export const CLAIMS: ClaimWords = {
  not: `ne nije nisu nema nemaju nemamo nemate nemoj nemojte bez nikad nikada nijedan nijedna nijedno nismo nisam necete
    necemo nece niko nista zabranjeno zabranjen zabranjena zabranjeni nedostupno nedostupan nedostupna zatvoren zatvorena zatvoreno zatvoreni iskljuceno`,
  only: 'samo osim jedino iskljucivo ali',
  from: 'od izmedu pocinje',
  until: 'do zavrsava',
  before: 'prije',
  after: 'poslije nakon iza',
  referring: 'on ona ono oni one to ovo',
  claiming: `vas vasa vase vasoj vasem vasu danas sutra veceras dan dana noc soba sobi sobe sobu sobama uvijek svaki svaka svako svakog sve svi svima oba
    blizu prvi prva zadnji zadnja iduci vise najvise mnogo dostupno dostupan dostupna cijeli`,
  carrying: `dvije uzivajte uzivati nalazi nalaze sluzi sluze posluzuje posluzuju molimo rado drago dobrodosli naravno
    slobodno informacija informacije postovani gost gosti goste gostima radi rade mozete`,
  money: 'eura|dolara|maraka',
}
