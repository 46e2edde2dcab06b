import type { FollowUpWords } from '../kinds/talk.ts'

export const FOLLOW_UPS: FollowUpWords = {
  pronouns:
    'ovo|ovaj|ova|ovu|to|taj|ta|tu|njega|nju|njih|ga|ih|je li to|jedan od (?:njih|tih)|jednu od (?:njih|tih)',
  attached:
    '(?<stem>(?:rezervis|dones|naruc|posalj|uzm|zakaz)\\S*|zelim|hocu|zelio bih|zeljela bih|uzet cu) (?:je|ga|ih|nju|njega|to)',
  places: ['prv', 'drug', 'trec', 'cetvrt', 'zadnj|posljednj'],
  placed: '(?:onaj |onu |ono |taj |tu |to )?(?:<place>)(?:i|a|u|o|og)(?: po redu)?',
  picking: ['(?:(?:zelim|hocu|uzet cu|moze|dajte mi|htio bih|htjela bih) )?', '(?: molim(?: vas)?)?'],
  again:
    '(?:ipak |ne |ok |a |i )*(?:neka (?:bude|budu) |samo |dajte |zelim |hocu |moze |treba mi |trebamo )?(?:jos )?(?<number>[^ ]+)(?: (?:jos|komada|porcije|porcija|od toga|takva|takve|takvih))?(?: molim(?: vas)?| ipak| onda)*',
  agreeing:
    '(?:da|moze|naravno|svakako|da molim|da zelim|da hocu|vazi da|samo naprijed)(?: molim(?: vas)?| hvala)?',
  whatAbout: '(?:a |i |ok |pa )*(?:sta je sa?|sta sa?|kako je sa?|a|i)(?: za| u| na)?(?= )',
  instead:
    '(?:ne |oh |izvinite |oprostite |ipak |zapravo )*(?:otkazite to|ponistite to|zaboravite to|ne to|mislio sam|mislila sam|htio sam reci|htjela sam reci)(?: molim| izvinite)?',
  rather: 'ipak|radije|umjesto toga',
  wanting: 'Želim',
}
