import type { FollowUpWords } from '../kinds/talk.ts'

export const FOLLOW_UPS: FollowUpWords = {
  pronouns:
    '(?:this|that|the same) one|(?:the )?ones|one of (?:those|these|them)|it|that|this|them|those|these|they',
  places: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last'],
  placed: '(?:the )?(?:<place>)(?: one| option| dish)?',
  picking: ['(?:(?:i|we|ill|id)(?: will| would)? (?:take|have|like|want) |give me )?', '(?: please| pls)?'],
  again:
    '(?:actually |no |ok |and )*(?:make (?:it|that|them) |just |only |bring |ill have |id like |i want |i need |we need )?(?<number>[^ ]+)(?: more| of (?:it|that|them|those|these))?(?: please| pls| instead| then| actually| sorry)*',
  agreeing:
    '(?:yes|yeah|yep|yes please|(?:can you |could you )?send (?:someone|somebody)(?: up| over)?|yes i would|yes id like that|yes do it|please do|go ahead|sounds good(?: yes)?)(?: please)?',
  whatAbout: '(?:and |ok |so )*(?:what about|how about|and)(?: for| at| in)?(?: the| a)?(?= )',
  instead:
    '(?:no |oh |sorry |actually |wait )*(?:cancel (?:that|it|this)|scratch that|forget (?:that|it)|no wait|i meant|i mean|not that)(?: sorry| please)?',
  rather: 'instead|rather',
  goingOn:
    'and|so|nice|i see|alright|lovely|but|or|ok|okay|also|even|what if|if|then|with|without|til|till|until|damn|great|good|hmm|oh|well|actually|alone|any|which (?:one|day|of)|he|she|its|they|not|same',
  referring:
    'it|its|that|this|them|those|these|they|there|then|he|him|his|she|her|one|ones|too|either|same|anyway|otherwise|back|alone|along',
  circumstance: 'if|when|during|on|in|inside|outside|upstairs|downstairs',
  existing: 'do (?:you|u) have|have (?:you|u) got|is there|are there|got',
  modal:
    '(?:do|can|may|must|should|could|shall|will|would|does|is|are) (?:i|we|he|she|they|it|my|our|kids|children)|am i|(?:need|have) to',
  forPeople: 'for <number> people',
  asks: {
    capacity: {
      asked: 'how many (?:people|persons|guests|of us)|seats?',
      told: 'up to \\S+ (?:people|persons|guests)|at most|maximum',
    },
    price: {
      asked:
        'how much|prices?|costs?|(?<! (?<!how )(?:can|could|may) (?:i|we) )pay|paying|paid|charged?|fees?|expensive|cheap|free|gratis|complimentary|(?:per|each|an?) (?:hour|day|night|person|head)|for each|fine|penalty|included|extra',
      told: 'free|complimentary|no (?:extra )?charge|charged|costs?|pays?|dollars?|euros?|included|exempt|without cost|percent',
    },
    time: {
      asked:
        'when|whens|what time|(?:which|what) days?|how (?:late|early)|latest|earliest|hours|(?:after|before|by|until|til|till|at|for|past) \\d\\S*|noon|midnight|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?|open',
      told: '\\d{1,2}:\\d\\d|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|around the clock|never closes|day and night|when you leave|on (?:arrival|departure)|hours?|(?:every|a) day',
    },
    age: {
      asked:
        '\\d+ ?(?:yo|yrs?|years?)(?: old)?|(?:son|daughter|kid|child|boy|girl|baby|he|she)(?: is| s|s)? (?:only )?\\d+|how old|sons?|daughters?|boys?|girls?|kids?|child|children|toddlers?|bab(?:y|ies)|teen\\S*|minors?|old',
      told: 'child|children|must be \\d+|under \\S+|adults?|bab(?:y|ies)|years?',
    },
    size: {
      asked:
        '\\d\\S* ?(?:kg|kgs|kilos?|lbs|pounds|m|cm|metres?|meters?)|\\d+(?:kg|cm)|high|tall|height|wide|deep|depth|shallow|weigh\\S*|weight|heavy|heavier',
      told: '\\d\\S* (?:kg|metres?|kilos?|centimetres?)|height|weight',
    },
    warmth: {
      asked: 'how (?:warm|cold|hot)|warm|cold|temperature|temp|heated|degrees?',
      told: 'degrees|heated|warm|hot|cold|chilled|iced?',
    },
    lasting: {
      asked:
        'how (?:long|fast|soon|quick\\S*|many (?:days|hours|minutes|nights|weeks))|how much time|max|maximum|at most|duration|longest',
      told: '\\S+ (?:minutes?|hours?|days?|months?|weeks?|nights?)|overnight',
    },
    distance: { asked: 'how far|far', told: 'metres|kilometres|km|on foot|minutes' },
    name: { asked: '(?:whats|what is) (?:his|her|its|the|their) names?|name|called', told: 'called|name' },
    place: {
      asked: 'where|wheres|which floor|street|address',
      told: 'floor|level|behind|beside|basement|lobby',
    },
  },
  changes: {
    dropping:
      'take|off|out|remove|drop|without|no|not|skip|leave|cancel|forget|dont want|delete|minus|scrap|(?:dont|do not) need',
    swapping: 'swap|change|replace|exchange|switch|instead of|rather than',
    adding: 'add|also|plus|more|another|as well|too',
    fewer: 'less|fewer',
    same: '(?:and |the )*(?:same|another(?: one)?|one(?: more)?)(?: again| one| thing)? (?:for|to) (?:my |the |her |him |our )?\\S*(?: too| also| please| as well)*',
    moving:
      'make|move|change|push|put|bring|deliver|send|can|could|would|will|you|we|us|i|id|ill|like|want|prefer|need|have|lets|let|do|it|its|that|them|this|the|a|time|to|be|is|no|sorry|actually|better|just|then|ok|okay|perhaps|maybe|on second thoughts?|wait|oh|but|and|so|how about|what about|say|for|at|by',
    fillers:
      'great|cool|perfect|super|nice|lovely|awesome|alright|i see|oh|wait|hold on|hmm|sorry|i forgot|forgot|though|please|pls|maybe|if possible|if you can|thanks|thank you',
    with: 'with',
  },
  cheaper: 'cheaper|less expensive',
  questioning: 'how|hows|why|which|where|what|whats|who|when',
  meatless: ['(?:without|no|free of|not have|contains? no) (?:any )?meat|meat ?free|meatless', 'vegetarian'],
  total: 'all ?together|altogether|all together|(?:in )?total|in all|the sum|everything',
  cheapest: 'cheapest|least expensive|lowest price',
  wanting: 'I would like',
}
