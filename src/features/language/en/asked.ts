import type { AskedWords } from '../kinds/asked.ts'

export const ASKED: AskedWords = {
  talk: {
    name: 'English',
    asking: `a an the is are am do does did can could may might will would i you we it me my your our us have has had get
      got there any some of for to in on at with and or please tell what whats which how much many where when who
      today tonight now right here still also just want like need know about be this that these those one`,
    price: 'price* cost* expensive cheap',
    offering: 'offer* have provide* there available kind* type* sort*',
    having: 'have order get serve* offer* eat drink food dish*',
    what: 'what whats which',
    eating: 'eat food drink dish*',
    foods: `pizza* kebab* kabab* burger* hamburger* cheeseburger* spaghetti lasagn* sushi ramen noodle* fries nugget* hotdog* taco* burrito* curry biryani
      pancake* waffle* croissant* bagel* cola coke pepsi fanta sprite beer* wine* whisky whiskey vodka gin rum cocktail* champagne
      prosecco smoothie* milkshake* cheesecake* tiramisu`,
    menu: 'menu menus',
    services: 'services',
    open: 'open opened available working closed running',
    order: 'order',
    orderState: 'my where wheres status ready arriv* coming late',
    ordering: 'how can',
    placing: 'i_order',
    yes: 'yes true active',
    no: 'no false inactive',
    dishes: {
      Soups: 'soup*',
      'Cold Appetizers': 'appetizer* starter*',
      'Warm Appetizers': 'appetizer* starter*',
      'Main Courses': 'mains',
      Desserts: 'dessert* sweet*',
      Drinks: 'drink* beverage*',
    },
  },
  joining: {
    and: 'and plus then also n',
    question: 'what|when|where|which|how|who|is|are|do|does|can|could',
  },
  claims: {
    not: `no not never without none cannot cant dont doesnt isnt arent wont didnt neither nor nobody nothing forbidden
      prohibited banned unavailable closed impossible refused excluded`,
    only: 'only except unless just excluding but',
    from: 'from since starting between begins starts opens',
    until: 'to until till through ends closes',
    before: 'before',
    after: 'after past',
    referring: 'it its they this these',
    claiming: `today tonight tomorrow night room rooms always every each both all own near nearby nearest
      first last next more most many much everyone anyone anything everything soon later whole`,
    carrying: `enjoy find located serve served please kindly glad gladly happy welcome sure course simply feel information
      dear guest guests assist following run runs operate operates
      dear offer offers offered provide provides provided get got take takes taken pick collect reach reached head
      called name named place takes yes indeed unfortunately sorry afraid currently right note remember let know like love wish
      available here look looking forward including plus per via charges connect youll maximum youre theyre theres weve youve ill`,
    yours: 'your yours',
    same: {
      included: 'include includes included',
      free: 'free complimentary gratis',
      needed: 'need needs needed require requires required necessary',
      allowed: 'allow allowed permitted',
      come: 'come comes arrive arrives',
      day: 'day days daily',
    },
    condition: 'if when unless provided for under over above below aged',
    acting: `ordered booked reserved placed arranged sent requested cancelled canceled moved changed confirmed delivered done made
      charged refunded paid`,
    speaking: 'i ive weve have',
    affirming: 'yes yeah yep sure indeed absolutely certainly definitely',
    costing: 'price prices priced cost costs costing charge charges charged fee fees rate rates pay',
    timing: `time times hour hours open opens opening opened close closes schedule scheduled start starts starting begin begins
      end ends finish finishes last lasts duration oclock`,
    units: {
      eur: 'euro euros',
      usd: 'dollar dollars',
      gbp: 'pound pounds',
      bam: 'km mark marks',
      percent: 'percent',
      minutes: 'minute minutes min mins',
    },
    money: 'usd|eur|euros?|dollars?|bam|marks?',
  },
  diets: {
    diets: {
      vegetarian: 'vegetarian* veggie meatless',
      vegan: 'vegan* plantbased',
      halal: 'halal',
      spicy: 'spicy chilli chili',
    },
    allergens: 'allergen*',
    contains: 'contain* ingredient* made inside',
    without: 'without free no',
    avoiding:
      '(?:what|which)(?: \\S+){0,3} (?:should|must|do|can|could) (?:i|we|he|she|they)(?: \\S+){0,2} avoid|what to avoid',
    forMe:
      '(?:safe|okay?|fine|suitable|alright)(?: for (?:me|us|him|her|them|my \\S+))?|(?:can|could|may) (?:i|we|he|she|they|my \\S+) (?:eat|have|order|take)',
    eating: 'eat dish* food meal* something anything order menu option* options suit*',
    being: 'is are in has does',
    otherwise: 'price* cost* cheap* expensive when where hour* open opens bring delivered arriv*',
    around: `avoid avoiding contain* ingredient* made inside without free no eat dish* food meal* something anything
      menu option* suit* safe ok okay fine good people person someone wife husband son daughter child really actually
      its if then so thing things does has inclu* diet* friendly all any but not do theres`,
  },
  hours: {
    days: [
      'mondays?|mon',
      'tuesdays?|tues?',
      'wednesdays?|wed',
      'thursdays?|thurs?|thu',
      'fridays?|fri',
      'saturdays?|sat',
      'sundays?|sun',
    ],
    daily:
      '(?:every|each|any) day(?: of the (?:week|year))?|daily|all week(?: long)?|seven days a week|7 days a week|all year(?: round)?',
    weekdays: '(?:on )?(?:weekdays|working days|week days)',
    weekend: '(?:on |at )?(?:the )?weekends?',
    through: 'to|through|until|till',
    from: 'from|between',
    until: 'to|until|till|through|and|and (?:it )?closes at',
    at: 'opens at|at|about the hour of',
    morning: 'a\\.?m\\b\\.?|in the morning',
    evening: 'p\\.?m\\b\\.?|in the (?:afternoon|evening)|at night',
    hour: 'h|hrs|hours|o ?clock',
    noon: 'noon|midday',
    midnight: 'midnight',
    always:
      'a?round the clock|24 ?/ ?7|24 hours a day|open 24 ?h(?:ours|rs)?|day and night|at all hours|at any hour',
    seasons:
      'summer|winter|spring|autumn|seasons?|ramadan|christmas|easter|holidays?|new year|january|february|march|april|june|july|august|september|october|november|december|weather',
    doubtful:
      'if|when|whenever|unless|until further|depend\\S*|usually|normally|mostly|sometimes|often|about|approximately|approx|appointment|request|reservation|arrangement|last|first|by|before|after|except\\S*|otherwise|may|might|also|later|earlier|longer|children|kids|adults|families|ladies|gentlemen|women|men|visitors|outsiders|happy hour|lessons?|class\\S*',
    harmless: 'no problem|(?:on the )?first floor|winter gardens?|when it rains',
    closed: 'clos\\S*|shut\\S*',
    opening:
      'open|opens|opened|serv\\S*|available|runs?|running|works?|staffed|manned|operat\\S*|offer\\S*|hours',
    aside: 'with|and|but|while|where|including',
    now: 'right now|now|currently|at the moment|at this (?:hour|time|moment)|still|this late|so late|this early|so early|already|yet|as we speak',
    open: 'open|opened|closed|shut|on|serv\\S*|running|available|going|working|staffed|get|have|use|going on',
    plain: 'open|closed|shut',
    late: '(?:too|am i|are we) (?:too )?(?:late|early) for|(?:did|have) (?:i|we) miss(?:ed)?',
    isIt: 'is|are|isnt|arent|hi is|hello is',
    otherwise:
      'when|whens|what|whats|which|how|who|where|wheres|why|until|till|tomorrow|tonight|later|hours|before|after|from|every|usually|always|all day|there|night|evening|morning|afternoon|noon|midnight|weekends?|summer|winter|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|holidays?|christmas',
  },
  orders: {
    numbers: [
      ['a an one another', 1],
      ['two couple pair both twice', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
      ['eight', 8],
      ['nine', 9],
      ['ten', 10],
      ['dozen twelve', 12],
    ],
    numberPhrases: [
      ['the other one', 1],
      ['the other', 1],
      ['half a dozen', 6],
      ['half dozen', 6],
      ['a couple of', 2],
      ['a pair of', 2],
    ],
    half: '(?:a )?half(?: of)?(?: (?:an?|them|those|these))?',
    andHalf: 'and (?:a )?half',
    wanting: [
      '(?:can|could|may|might) (?:i|we) (?:please |also |just |maybe |kindly ){0,4}(?:have|get|order|take)',
      'if (?:you|u) (?:have|do) (?:it|that|any|them|one|so)',
      '(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody) (?:please |kindly |also |possibly |maybe |be so kind (?:as )?to ){0,4}(?:bring|send|get|serve|make|deliver|prepare|do|give|fix)',
      '(?:i|we) would (?:also |really |just ){0,4}(?:like|love|want|need|take|have)',
      '(?:id|wed) (?:also |really |just ){0,4}(?:like|love|want|need|take|have|order)',
      '(?:i|we) will (?:also |just ){0,4}(?:have|take|order|get)',
      '(?:my \\S+|he|she) (?:wants|would like|will have|takes)',
      '(?:ill|well) (?:also |just ){0,4}(?:have|take|order|get)',
      '(?:i|we) (?:also |just |really ){0,4}(?:want|need|take|order)',
      'is it possible to (?:have|get|order)',
      'lets (?:have|get|order)',
      'bring|send|order|give (?:me|us)|get (?:me|us)|please|pls|plz',
    ],
    askingFirst: [
      'is|are|am|was|were|do|does|did|dont (?:you|u|i|we|they)|doesnt|isnt|arent|has|have you|have we|which|what|whats|when|whens|where',
      'wheres|who|whos|why|how|hows|any|got|until|till|should|shall|must|can|could|may|might|would|will|tell|show|explain',
    ],
    asking: [
      'how much|how many|how long|how late|how is|how are|prices?|costs?|contains?|allergens?|ingredients?|what time|what is',
      'whats|which|recommend\\S*|suggest\\S*|why|hours|made (?:of|from|with)|tell me|do you|is there|are there|does',
      'wonder\\S*|know|recipe',
    ],
    telling: [
      'was|were|is|are|arrived|came|ordered|waiting|cancel\\S*|forgot\\S*|missing|wrong|complain\\S*|problem|delicious',
      'tasty|loved|enjoyed|instead(?! of)|didnt|wasnt|isnt|havent|hasnt|(?:have|has|had|did) not|never|not got|(?:dont|do not) (?:want|like|need|bring|order|send)',
    ],
    harmless: [
      'is it possible|that is all|that is it|thats all|i am allergic|we are allergic|my (?:wife|husband|son|daughter) is allergic',
    ],
    notes: 'without no not with extra less more hold medium medium_well rare allergic leave dont w add',
    adding: 'with extra more medium rare w add',
    correcting:
      'no nope sorry wait actually rather make it that them i mean meant only just instead oops oh is enough scrap scratch',
    ofEach: 'of each(?: one| dish)?|each of (?:them|those)',
    perPerson:
      '(?:for )?(?:each|everyone|everybody|all) of us|each|for (?:everyone|everybody|each)|everyone|one each',
    ofAll: 'all(?: of (?:them|it|those))?|both(?: of them)?|everything|each of them',
    shares: 'first second other third fourth last mine hers his theirs',
    regarding: 'for on in to',
    definite: 'the that this those these',
    sharing: 'share shared sharing between',
    degrees: 'very too so really lots plenty loads much little bit super',
    manner: `spicy mild hot warm cold chilled iced frozen large big small tiny double triple single strong weak light thick thin soft
      tender crispy crunchy crisp toasted grilled roasted fried baked steamed boiled burnt sliced cut chopped diced peeled boned
      boneless skinless filleted side aside separate separately apart sauce dressing gravy crust crusts skin bones bone foam decaf
      skinny sweetened unsweetened salty takeaway takeout packed wrapped boxed quickly fast quietly knock outside spoon
      spoons fork forks knife cutlery straw napkin napkins`,
    plain: 'plain normal regular usual ordinary',
    onTop: 'on top(?: of (?:it|that|them))?',
    tableware: `glass glasses cup cups mug mugs plate plates bowl bowls spoon spoons teaspoon teaspoons fork forks knife knives straw
      straws napkin napkins serviette serviettes`,
    insteadOf: 'instead of|in place of|rather than',
    times: 'at by around',
    rooms: 'room rooms number rm',
    toPlace: '(?:out |down |up |over )?(?:to|at|by|in|on|near|beside|next to)(?: the| our| my| your)?',
    places:
      '<to> (?:(?:swimming |outdoor |indoor |heated |small |big |kids )?pool(?: ?side| bar| deck)?|poolside|beach|terrace|balcony|lobby|garden|courtyard|roof(?: ?top| terrace)?|rooftop|bar|gym|spa|sauna|hammam|restaurant|reception|front desk|sun ?bed\\S*|lounger\\S*|sun loungers?|cabana\\S*|conference room|meeting room|car park|lounge)|(?:<to> )?table (?:number )?\\d{1,3}',
    measures:
      'cup cups glass glasses bottle bottles plate plates bowl bowls portion portions order orders serving servings piece pieces pot pots can cans mug mugs slice slices round rounds',
    around: `i id we wed ill well would like love want need take have has get order can could may might you will please pls plz
      bring send give serve make deliver prepare me us my our to the of some for up kindly just really maybe thanks thank
      hello hi hey good morning evening afternoon night day dear sir madam team there today tonight now asap it be that is all
      thats so x in on is it possible lets do this your from menu room service so each person people guests another much very
      soon quickly lunch dinner i'd her him wife husband son daughter kids child children she somebody someone its wanting eat drink party case if any missus hubby those sick either he they them ok okay yes am are too hungry umm um hmm uh top share sharing friend friends colleague colleagues boys girls guys family group mother father mom dad grandma grandpa baby else enough cheers boy girl mum sister brother parents wants other but yo u sent lol
      appreciate arrange arrived badly begin boss bringing bro brought chance craving delivered drop dying err
      fancies fancy fast favor favour feel feeling fix gagging gimme lemme gonna wanna gotta grab great hit hoping
      hook looking lovely mate mind minute mood murder needful needing nice nothing perfect ping pop possibly request
      requesting require sending sec starving starved thirsty start starting trouble when whenever whatever whip won
      wonder wondering chap lad lads lass luv maam miss mister squad gang crew folks yall rush quick soonest arriving
      anything more thankyou whats bit
      first firstly second secondly third finally lastly celebrating
      gd thinking think try trying having going husbands wifes dears rm under salam salaam salams hiya kill rustle urgent`,
    things: `towel* pillow* blanket* duvet* bedsheet* toilet soap shampoo toothbrush* toothpaste razor* slipper* bathrobe* robe*
      hanger* hairdryer* dryer iron ironing kettle adapter* charger* cot crib tissue* umbrella* linen*`,
  },
  wanted: {
    morning: 'breakfast out luggage sight*',
    afternoon: 'wifi wi pool spa restaurant',
    evening: 'restaurant breakfast wake airport taxi',
  },
}
