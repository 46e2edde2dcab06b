import type { Words } from '../kinds/words.ts'

export const WORDS: Words = {
  attached: null,
  names: { titles: 'mr mrs ms miss mx dr prof sir madam mister and', room: 'room rm number no nr' },
  places: {
    coast: String.raw`beach|bay|sea|seaside|ocean|coast|marina|harbou?r|island|lagoon|riviera|adria\w*|resort`,
    mountains: String.raw`alp\w*|mountain|peak|summit|ski|chalet|lodge|glacier|fjord|snow`,
    dunes: 'desert|dunes?|oasis|sands?',
    towers: String.raw`airport|towers?|sky\w*|business|central|metro`,
    hills: 'villas?|gardens?|vineyards?|manor|farm|estate|country|hills?',
    'old-town': 'bazaar|saray|sultan|medina|pasha',
    spires: 'cathedral|abbey|castle|chateau',
  },
  dishes: {
    soup: 'soup|broth|bisque|chowder|consomme',
    breakfast: String.raw`\w*breakfast\w*|eggs?|omelet\w*|pancakes?|waffles?|granola|muesli|porridge`,
    coffee: 'coffee|espresso|cappuccino|latte|macchiato|tea|chai',
    drink: 'juice|water|lemonade|cola|soda|wine|beer|cocktail|smoothie|drink',
    dessert: 'cake|baklava|kunafa|ice cream|pudding|tart|brownie|fondant|cheesecake|tiramisu|strudel|fruit',
    fish: 'fish|salmon|trout|seabass|bass|bream|tuna|cod|shrimps?|prawns?|seafood|calamari|octopus',
    salad: 'salad|fattoush|tabbouleh|caesar',
    pasta: 'pasta|spaghetti|tagliatelle|penne|linguine|lasagn[ae]|risotto|noodles|ravioli|gnocchi',
    sandwich: 'sandwich|burger|club|toast|wrap|panini|shawarma',
    grill: String.raw`steak|grill\w*|kebab\w*|kabab|ribeye|lamb|chops?|taouk|fillet`,
    mezze: 'hummus|falafel|halloumi|mezze|mutabbal|dolma',
  },
  dayParts: { breakfast: 'Breakfast', lunchAndDinner: 'Lunch and dinner', night: 'Night' },
  smallTalk: {
    hello: 'hi hello hey hiya oi morning afternoon evening',
    thanks: 'thanks thank thx ty',
    bye: 'bye goodbye night cheers',
    around: 'good you very much a lot so there ok okay super great',
  },
}
