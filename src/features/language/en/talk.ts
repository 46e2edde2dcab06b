import type { FollowUpWords } from '../kinds/talk.ts'

export const FOLLOW_UPS: FollowUpWords = {
  pronouns:
    '(?:this|that|the same) one|(?:the )?ones|one of (?:those|these|them)|it|that|this|them|those|these|they',
  places: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last'],
  placed: '(?:the )?(?:<place>)(?: one| option| dish)?',
  picking: ['(?:(?:i|we|ill|id)(?: will| would)? (?:take|have|like|want) |give me )?', '(?: please| pls)?'],
  again:
    '(?:actually |no |ok |and )*(?:make (?:it|that) |just |only |bring |ill have |id like |i want |i need |we need )?(?<number>[^ ]+)(?: more| of (?:it|that|them|those|these))?(?: please| pls| instead| then)*',
  agreeing:
    '(?:yes|yeah|yep|yes please|yes i would|yes id like that|yes do it|please do|go ahead|sounds good(?: yes)?)(?: please)?',
  whatAbout: '(?:and |ok |so )*(?:what about|how about|and)(?: for| at| in)?(?: the| a)?(?= )',
  instead:
    '(?:no |oh |sorry |actually |wait )*(?:cancel (?:that|it|this)|scratch that|forget (?:that|it)|no wait|i meant|i mean|not that)(?: sorry| please)?',
  rather: 'instead|rather',
  wanting: 'I would like',
}
