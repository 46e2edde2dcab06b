import type { HourWords } from '../kinds/words.ts'

export const HOURS: HourWords = {
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
}
