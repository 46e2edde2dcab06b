import type { JoiningWords, TalkWords } from '../kinds/words.ts'

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
}

export const JOINING: JoiningWords = {
  and: 'i te plus zatim',
  andAsking: 'a',
  question: 'da li|kada|kad|gdje|koliko|kako|šta|sta|što|ima li|imate li|radi|mogu li|je li',
}
