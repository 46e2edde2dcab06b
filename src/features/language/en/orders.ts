import type { OrderWords } from '../kinds/words.ts'

export const ORDERS: OrderWords = {
  numbers: [
    ['a an one another', 1],
    ['two couple pair both', 2],
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
  wanting: [
    '(?:can|could|may|might) (?:i|we) (?:please |also |just |maybe |kindly ){0,4}(?:have|get|order|take)',
    '(?:can|could|would|will) you (?:please |kindly |also ){0,4}(?:bring|send|get|serve|make|deliver|prepare)',
    '(?:i|we) would (?:also |really |just ){0,4}(?:like|love|want|need|take|have)',
    '(?:id|wed) (?:also |really |just ){0,4}(?:like|love|want|need|take|have|order)',
    '(?:i|we) will (?:also |just ){0,4}(?:have|take|order|get)',
    '(?:ill|well) (?:also |just ){0,4}(?:have|take|order|get)',
    '(?:i|we) (?:also |just |really ){0,4}(?:want|need|take|order)',
    'is it possible to (?:have|get|order)',
    'lets (?:have|get|order)',
    'bring|send|order|give (?:me|us)|get (?:me|us)|please|pls|plz',
  ],
  askingFirst: [
    'is|are|am|was|were|do|does|did|dont|doesnt|isnt|arent|has|have you|have we|which|what|whats|when|whens|where',
    'wheres|who|whos|why|how|hows|any|got|until|till|should|shall|must|can|could|may|might|would|will|tell|show|explain',
  ],
  asking: [
    'how much|how many|how long|how late|how is|how are|prices?|costs?|contains?|allergens?|ingredients?|what time|what is',
    'whats|which|recommend\\S*|suggest\\S*|why|hours|made (?:of|from|with)|tell me|do you|is there|are there|does',
    'wonder\\S*|know|recipe',
  ],
  telling: [
    'was|were|is|are|arrived|came|ordered|waiting|cancel\\S*|forgot\\S*|missing|wrong|complain\\S*|problem|delicious',
    'tasty|loved|enjoyed|instead|didnt|wasnt|isnt|havent|hasnt|never|not got|(?:dont|do not) (?:want|like|need|bring|order|send)',
  ],
  harmless: [
    'is it possible|that is all|that is it|thats all|i am allergic|we are allergic|my (?:wife|husband|son|daughter) is allergic',
  ],
  notes: 'without no not with extra less more hold medium rare allergic leave dont',
  times: 'at by around',
  rooms: 'room rooms number',
  measures:
    'cup cups glass glasses bottle bottles plate plates bowl bowls portion portions order orders serving servings piece pieces pot pots can cans mug mugs slice slices',
  around: `i id we wed ill well would like love want need take have has get order can could may might you will please pls plz
    bring send give serve make deliver prepare me us my our to the of some for up kindly just really maybe thanks thank
    hello hi hey good morning evening afternoon night day dear sir madam team there today tonight now asap it be that is all
    thats so x in on is it possible lets do this your from menu room service so each person people guests another much very
    soon quickly lunch dinner i'd her him wife husband son daughter kids child children she he they ok okay yes am are too hungry`,
  things: `towel* pillow* blanket* duvet* bedsheet* toilet soap shampoo toothbrush* toothpaste razor* slipper* bathrobe* robe*
    hanger* hairdryer* dryer iron ironing kettle adapter* charger* cot crib tissue* umbrella* linen*`,
}
