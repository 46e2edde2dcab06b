import type { TroubleWords } from '../kinds/trouble.ts'

const FOOD =
  '(?:food|meals?|soup|steak|burger|pizza|pasta|rice|chicken|fish|meat|fries|chips|salad|sandwich|toast|eggs?|omelette|coffee|tea|cappuccino|order|breakfast|lunch|dinner|dish(?:es)?|dessert|drinks?|wine|beer|bread|kebabs?|cevapi|hummus|pie|stew|noodles|curry|cake|juice|everything)'
const IS = '(?:is|was|are|were|came|arrived|tastes?|tasted|smells?|smelled|smelt|looks?|looked)'
const ISNT =
  '(?:isnt|wasnt|arent|werent|hasnt been|havent been|(?:is|was|are|were|has|have) not(?: been)?|was never|were never|never been)'
const MUCH =
  '(?:(?:still|so|very|too|really|completely|totally|absolutely|just|all|quite|ice|stone|freezing|almost|a|bit|little|half|already|again|like|to|me|us|late|and|even|properly) ){0,4}'
const BAD = 'awful|terrible|horrible|disgusting|gross|nasty|appalling|pathetic|unacceptable'
const SPOILT = `cold|lukewarm|raw|uncooked|undercooked|overcooked|burnt|burned|stale|rotten|spoil(?:ed|t)|mou?ldy|soggy|inedible|tasteless|wrong|missing something|not what (?:i|we) ordered|${BAD}`
const PLACE =
  '(?:room|bathroom|toilet|shower|bed|sheets?|linens?|bedding|towels?|bath|bathtub|tub|carpet|floor|lobby|glass(?:es)?|plates?|cutlery|forks?|spoons?|knives|cups?|table|pillows?|pillowcases?|blankets?|duvet|pool|gym|sauna|spa|lift|elevator|corridor|sink|wc|mattress|minibar|fridge|restaurant|hotel|kitchen|walls?|curtains?|windows?|balcony)'
const UNCLEAN = `dirty|filthy|stained|unclean|smelly|stinky|mou?ldy|sticky|messy|a mess|dusty|full of (?:hairs?|dust|dirt|sand|ants|stains)`
const VERMIN =
  '(?:hairs?(?! (?:dr|sal|cut|style|straight|spa|iron|brush|mask|wash|treat))|(?:a|dead|the) fly|flies|bugs?|insects?|worms?|ants|cockroach(?:es)?|roach(?:es)?|mou?ld|spiders?)'
const OF_US =
  '(?:service|staff|waiters?|waitress|receptionists?|reception|manager|cleaners?|hotel|food|breakfast|experience|stay|place|room)'
const ASKED =
  '(?:ask\\S*|call\\S*|request\\S*|tell\\S*|told|writ\\S*|wrote|complain\\S*|report\\S*|say\\S*|said|phon\\S*|ring|rang|order\\S*|wait\\S*|try\\S*|tried|messag\\S*)'

export const TROUBLE: TroubleWords = {
  complaining: [
    `(?:my|our|the|this|that|these|all|half) (?:\\S+ ){0,2}?${FOOD} (?:\\S+ )?${IS} ${MUCH}(?:${SPOILT})`,
    `(?:food|order|soup|meal|coffee|breakfast|dinner) (?:is|was|came|arrived) ${MUCH}(?:${SPOILT})|it (?:came|arrived) ${MUCH}(?:cold|burnt|raw|wrong)`,
    `(?:\\S+ ){0,2}?${FOOD} ${ISNT} (?:even |very |really |properly )?(?:hot|warm|fresh|cooked|done|edible|good|nice|right)`,
    `${VERMIN} (?:\\S+ ){0,2}?(?:in|on|inside) (?:my|our|the|it|this|one)`,
    '(?:found|there (?:is|was|were|are)|saw|got|has|had) (?:\\S+ ){0,3}?(?:hair|hairs|cockroach(?:es)?|roach(?:es)?|bed ?bugs?|worms?|mice|rats|(?:a|dead) (?:mouse|rat|fly|bug|insect))(?! (?:dr|sal|cut|styl|spa))',
    `(?:(?:this is|its|it is|thats|for) (?:already |now )?(?:the |my |our )?)?(?:second|third|fourth|fifth|sixth|tenth|2nd|3rd|4th|5th|6th|10th|hundredth|umpteenth) time (?:that )?(?:(?:i|we|im|ive|weve)(?: am| are| have| had| ve| m| re)?(?: been| to| already)? )?${ASKED}`,
    '(?:asked|called|told|requested|phoned|rang|complained|reported|wrote|written|messaged) (?:\\S+ ){0,6}?(?:times|twice|repeatedly|again and again|(?:hours?|mins|minutes|ages) ago)',
    '(?:have|ive|weve) (?:already )?(?:asked|called|complained|reported)(?: \\S+){0,3}? already|how many times (?:do|must|should|will) (?:i|we)',
    '(?:want|demand|need|like|expect|give (?:me|us)|give) (?:\\S+ ){0,2}?(?:(?:my|our) money(?! exchang)|(?:a |full |the )*(?:refund|compensation))|(?:my|our) money back|refund (?:me|us|my|our)',
    'overcharged|charged (?:me |us )?(?:twice|double|too much|wrong\\S*)|charged (?:me |us )?for (?:\\S+ )?(?:things? |something )?(?:i|we) (?:did not|didnt|never)|scam\\S*|rip ?off|ripped off|cheat(?:ed|ing) (?:me|us)',
    '(?:want|like|have|need|going) to (?:complain|make a complaint|file a complaint)|(?:have|got|here is|make) (?:a |an? \\S+ |some )?complaints?|i am complaining|im complaining',
    '(?:not|isnt|arent) (?:at all |very |really |so )?(?:happy|satisfied|pleased|acceptable|good enough)|unacceptable|(?:very|so|really|am|im|are|extremely) (?:unhappy|disappointed|dissatisfied|angry|furious|fed up)|disappointing|ridiculous|outrageous|disgrace\\S*|shame on you|what a (?:joke|shame|disaster)|sick of (?:this|waiting)',
    `worst (?:\\S+ )?${OF_US}|(?:${BAD}|bad|poor|rude|useless|unfriendly) ${OF_US}(?! for)|${OF_US} (?:\\S+ )?(?:is|was|are|were) ${MUCH}(?:${BAD}|bad|poor|rude|unfriendly|unhelpful|useless|slow|a (?:joke|disaster|nightmare))`,
    '(?:not|isnt|wasnt) (?:what|the one|the \\S+) (?:i|we) ordered|(?:brought|sent|gave|delivered|got|received) (?:\\S+ ){0,2}?(?:the )?wrong (?:\\S+)|wrong (?:order|dish|food|drink|meal)|(?:you|they|kitchen) (?:have )?forgot(?:ten)? (?:my|our|the|to|about|me|us)|missing (?:from|in) (?:my|our|the) (?:order|bag|delivery|tray)',
    '(?:neighbou?rs?|people|guests|room|somebody|someone|music)(?: \\S+){0,4}? (?:is|are|was|were|being|keeps?|making) (?:\\S+ ){0,2}?(?:loud|noisy|noise|shouting|partying)|(?:cant|cannot|can not|couldnt|could not) sleep (?:\\S+ ){0,3}?(?:noise|loud|noisy|music|party)|(?:too much|so much|terrible|constant) noise|too (?:loud|noisy) (?:here|in|next|outside|to sleep)',
  ],
  insulting:
    'you (?:people |all |guys )?(?:are|re) (?:\\S+ ){0,3}?(?:stupid|useless|idiots?|dumb|morons?|terrible|awful|horrible|pathetic|incompetent|liars?|crap|rude|disgusting)|(?:stupid|useless|dumb|idiotic|damn|bloody) (?:bot|machine|hotel|chat|chatbot|assistant|robot|staff|people|app)|(?<!(?:like|am|im|such|feel|felt) (?:an? )?)idiots?|morons?|imbeciles?|fuck\\S*|shit\\S*|bullshit|asshole\\S*|bastards?|screw you|go to hell|piss off|wtf|sucks?',
  notComplaining:
    'do you have|when (?:do|does|will|can)|are there|is there|was there|what if|if (?:i|we|my|the|there|it)|how (?:do|can|could|should|would|to)|where (?:do|can|could|should)|who (?:do|can|should)|policy|in case|no complaints?|not a complaint|(?:not|isnt|wasnt) (?:bad|terrible)|joking|kidding|stupid question|stupid thing|lol|haha\\S*',
  waiting: [
    '(?:nobody|no one|noone|no body|none of you) (?:\\S+ ){0,3}?(?:come|comes|came|coming|answers?|answered|answering|picks?|picked|shows?|showed|cares?|cared|helps?|helped|helping|responds?|responded|replies|replied|reacts?|reacted|cleaned|brought|turned|listens?|called|is at (?:the )?reception|at (?:the )?reception)',
    'still waiting|(?:been|are|were|am|was|im|keep|kept|ive|waiting) waiting (?:\\S+ ){0,6}?(?:hours?|minutes|mins|ages|forever|so long|too long|a long time|all (?:day|morning|evening|night))',
    'never (?:came|arrived|showed up|turned up|got (?:my|our|it)|received|brought)|how (?:much longer|long (?:must|should|will)) (?:\\S+ ){0,5}?wait',
  ],
  dirty: [
    `${PLACE} (?:\\S+ )?(?:${IS}|feels?) ${MUCH}(?:${UNCLEAN}|${BAD})|${PLACE} (?:\\S+ )?${ISNT} ${MUCH}(?:clean(?:ed)?|made(?: up)?|changed|tidied|serviced)`,
    `${PLACE} (?:\\S+ )?(?:stinks|reeks|smells? ${MUCH}(?:bad|awful|terrible|horrible|disgusting))`,
    `(?:got|given|gave (?:me|us)|such an?|this is an?|what an?) (?:\\S+ )?(?:dirty|filthy|disgusting|stained|smelly|mou?ldy) ${PLACE}`,
    '(?:nobody|no one) (?:has |have )?(?:cleaned|tidied|made up)|(?:didnt|did not|havent|have not|hasnt|has not|never) (?:clean|cleaned|tidied|make up|made up) (?:my|our|the) (?:room|bathroom)',
  ],
  cleaning: 'please clean my room',
  falseAlarm: '(?<!(?:not|no|never|isnt|wasnt)(?: an?)? )false alarm',
  recalling: [
    '(?:is|was|its|thats)? ?(?:not|no|isnt|wasnt|is no|was no|never) (?:really |actually )?(?:an? |any )?(?:real )?emergency(?: (?:after all|any ?more|here|now))?',
    '(?:pressed|sent|wrote|tapped|clicked|typed)(?: \\S+)? by (?:mistake|accident)|by mistake|my mistake|nothing (?:has )?happened',
    '(?:cancel|stop|call off) (?:the |this |that |my )?(?:emergency|alarm|alert|false alarm)',
  ],
  besideRecall:
    'sorry so very really actually apologies i im am we are were was it is its this that thats only just a an the please ok okay all everything everyone everybody fine good well right alright safe now thanks thank you no oh hey hi hello my after worries problem son daughter child kid kids he she pressed and but again here there false',
  because: 'because|cause|since|as',
  denying:
    'not|isnt|wasnt|arent|werent|never|dont|doesnt|didnt|cant|cannot|wont|nobody|but|however|though|although|still|again|now',
  cries: `help helpp hlp hepl halp hlep sos mayday emergenc* emrgency emergancy urgent urgently danger evacuate fire fires fier flames smoke burning ablaze
    explo* gas ambulanc* ambulence amublance paramedic* bleeding hemorrhag* haemorrhag* chok* suffocat* asphyxia* gasping drowning drowned dying unconscious* unconsious
    unresponsive collapsed fainted seizure* seizing convuls* stroke anaphyla* epipen overdos* poisoned poisoning suicid* scalded electrocuted attack* assault*
    intruder* robbed robbery robber* thief thieves theft burglar* mugged mugging raped rape kidnap* stabbed stabbing shooting gunshot* shots gun gunman knifepoint bomb
    trapped murder* earthquake flood* police polis`,
  dialling: 'call dial ring phone',
  besideNumber:
    'number the please pls now quick quickly fast me us for to someone somebody you can could asap',
  reaching:
    '(?:call|phone|ring|dial|reach|get|contact|text) (?:me|us)(?: back)? (?:at|on|in|under)(?: (?:the|my|our))?(?: (?:number|room|extension|ext))?',
  rooms: 'room rooms rm suite',
  counted:
    'euro euros eur dollar dollars usd pound pounds km bam mark marks kg kilos grams minutes mins meters metres people guests percent ml calories',
}
