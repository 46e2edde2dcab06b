import type { HealthWords } from '../kinds/health.ts'

/** The phrases that there are in English are those that every language has. */
export const NOTES = {
  health: {
    allergens: {
      gluten: `gluten* wheat* wholewheat wholemeal coeliac* celiac* barley rye oat oats oatmeal* spelt kamut semolina couscous
        bulgur* bulghur* farro freekeh seitan malt malted flour flours triticale durum farina gf 🌾`,
      crustaceans: `crustacean* shellfish* seafood* sea_food shrimp* prawn* lobster* crab crabs crabmeat crabstick* crabby crayfish*
        crawfish* langoustine* scampi krill gambas 🦐 🦞 🦀 🍤`,
      eggs: 'egg eggs eggwhite* eggy yolk* albumen albumin* ovalbumin 🥚',
      fish: `fish fishes fishy fishcake* fishsauce tuna tunas salmon* anchov* sardine* cod codfish haddock hake trout* mackerel*
        herring* kipper* halibut tilapia seabass sea_bass seabream sea_bream swordfish monkfish catfish pollock grouper hamour
        caviar* roe surimi 🐟 🐠`,
      peanuts: 'peanut* pea_nut* groundnut* ground_nut* monkeynut* monkey_nut* arachis 🥜',
      soybeans: 'soy soya soja soybean* soyabean* soysauce tofu* tempeh edamame* miso lecithin*',
      milk: `milk milks milky milkshake* milkpowder lactose* lacto dairy* diary_free nondairy cheese* cheesy cheddar mozzarella* parmesan* parmigiano feta
        ricotta mascarpone halloumi haloumi camembert brie gouda paneer butter butters buttered buttery buttermilk ghee cream creams creamy
        creamer* creme custard* yoghurt* yogurt* yoghourt* kefir whey casein curd curds labneh labne laban 🥛 🧀 🧈`,
      nuts: `nut nuts nutty nutfree treenut* walnut* wallnut* hazelnut* hazel_nut* almond* cashew* pistachio* pecan pecans macadamia*
        brazilnut* chestnut* pinenut* filbert* praline* marzipan* frangipane amaretto nougat* nutella gianduja 🌰 🥜`,
      celery: 'celery celeries celeriac',
      mustard: 'mustard* dijon',
      sesame: 'sesam* tahin* tahini halva halvah halwa',
      sulphites:
        'sulphit* sulfit* sulphur* sulfur* e220 e221 e222 e223 e224 e226 e227 e228 metabisulphite* metabisulfite*',
      lupin: 'lupin* lupine*',
      molluscs: `mollusc* mollusk* shellfish* seafood* sea_food mussel* oyster* clam clams squid* octopus* calamar* kalamar* scallop*
        snail* escargot* cuttlefish cockle* abalone whelk* conch 🦪 🦑 🐙 🐌`,
    },
    allergy: 'allerg* alerg* anaphyla* anafila* epipen* intoleran* sensitivit* coeliac* celiac*',
    cannot: `dont_eat doesnt_eat never_eat never_eats cant_have cannot_have cant_drink cannot_drink cant_eat cannot_eat not_eat cant_tolerate cannot_tolerate not_tolerate
      cant_digest not_digest cannot_digest cant_touch cannot_touch not_agree doesnt_agree dont_agree bad_for`,
    health: `💉 💊 🤰 epi_pen* auto_injector* autoinjector* adrenalin* epinephrin* antihistamin* histamin* benadryl zyrtec inhaler* reaction* react reacts
      reacted reacting sensitive swell swells swelling swollen rash rashes hives itch* itchy eczema asthma* choke chokes choking breath*
      throat diabet* insulin* hypogly* hyperglyc* sugar_level* blood_sugar glucose blood_pressure blood_thin* hypertens*
      cholesterol medic* meds prescri* pill pills drug drugs warfarin statin* tablets pregnan* breastfeed* breast_feed* nursing_mother
      sick sickness vomit* throw_up throws_up throwing_up nause* diarrh* stomach* tummy bowel* ibs crohn* colitis gastri* gastroen* reflux
      gerd ulcer* gout migraine* seizure* epilep* kidney_d* kidney_p* kidney_f* kidney_s* kidneys renal dialys* heart_d* heart_c*
      heart_p* heart_f* heart_a* cardiac pku phenylketon* g6pd favism fructose fodmap* msg monosodium immun* chemo* cancer
      transplant* surgery illness disease* disorder* syndrome ill_from really_ill feeling_ill been_ill so_ill quite_ill blister* gallbladder gall_bladder swallowing dysphag* tingl* numb lips my_face his_face her_face
      my_mouth his_mouth her_mouth my_tongue my_skin wheez* faint* dizzy headache* palpitation* heartburn bloat* cramp* indigestion thyroid anemi* anaemi*
      infection* penicil* salmonel* antibiotic* fever the_er stroke hurts glutamate me_ill us_ill him_ill her_ill them_ill fall_ill feel_ill very_ill
      seriously_ill doctor* hospital hospitals hospitali* ambulance emergency severe severely deadly fatal lethal life_threatening
      danger* unsafe poison* toxic die died dies kill kills trace traces contaminat* crosscontaminat* separate_pan separate_fryer
      separate_oil separate_knife separate_board separate_utensil* separate_chopping separate_cutting separate_pot change_gloves
      badly health_reason* health_condition* health_issue* health_problem*`,
    besides: `ice_cream shaving_cream hand_cream sun_cream face_cream butter_knife butter_knives butter_dish egg_cup egg_cups egg_timer
      egg_plant egg_plants fish_knife fish_knives fish_fork milk_jug milk_frother nut_meg nuts_about go_nuts are_nuts my_gf his_gf cream_soda dear_sir hello_sir hi_sir you_sir thanks_sir
      thank_sir morning_sir afternoon_sir evening_sir night_sir good_sir yes_sir ok_sir okay_sir sir_madam sir_or`,
    right: `better bitter bitters batter butler button barely salon salons almost cashier cashiers anchor anchored bailey
      glutton muscle cheers casting casino casing hearing temper support* outright* battery barney fisher bulgari* chelsea buster muster gambler saloon
      creaky palace*`,
    more: `extra extras more additional add adding added double triple lots plenty loads tons pile piles heaps generous another additionally`,
    between: `of the a an some any portion portions slice slices piece pieces side sides bit helping glass glasses cup cups jug pot bowl spoon
      spoons bottle little lot very fresh freshly hot cold warm grated melted shredded whipped roasted toasted chopped crushed sliced
      salted unsalted soft boiled fried poached scrambled sour white plain grilled smoked roast raw mixed your my our please`,
    without: 'no without easy minus hold skip less free non exclude excluding',
    never: `not never dont doesnt didnt cant cannot wont wouldnt shouldnt mustnt isnt avoid avoids avoiding remove removed leave omit instead
      careful care carefully caution cautious attention attentive aware beware warning warn watch check checks checked checking sure certain strict
      strictly ensure confirm safe safety too neither nor away out contact touch touching zero replace swap substitute`,
    and: 'and but plus also then',
  },
  phrases: {
    leaveOut: {
      'no-onion': 'No onion',
      'no-garlic': 'No garlic',
      'no-salt': 'No salt',
      'little-salt': 'Little salt',
      'no-pepper': 'No black pepper',
      'no-chilli': 'No chilli',
      'no-tomato': 'No tomato',
      'no-cucumber': 'No cucumber',
      'no-mushrooms': 'No mushrooms',
      'no-olives': 'No olives',
      'no-pickles': 'No pickles',
      'no-parsley': 'No parsley',
      'no-coriander': 'No coriander',
      'no-lemon': 'No lemon',
      'no-sauce': 'No sauce',
      'no-mayonnaise': 'No mayonnaise',
      'no-ketchup': 'No ketchup',
      'no-cheese': 'No cheese',
      'no-butter': 'No butter',
      'no-cream': 'No cream',
      'no-sugar': 'No sugar',
    },
    cooking: {
      rare: 'Meat rare, please',
      'medium-rare': 'Meat medium rare, please',
      medium: 'Meat medium, please',
      'well-done': 'Meat well done, please',
      'eggs-soft': 'Eggs soft-boiled',
      'eggs-hard': 'Eggs hard-boiled',
      'very-hot': 'Piping hot, please',
      lukewarm: 'Only lukewarm, please',
      'extra-chilli': 'With extra chilli',
      'not-spicy': 'Not spicy, please',
      'little-oil': 'With only a little oil',
      grilled: 'Grilled instead of fried',
      crispy: 'Extra crispy, please',
      'soft-vegetables': 'Vegetables cooked until soft',
      'toasted-bread': 'Toast the bread, please',
    },
    allergy: {
      gluten: 'I am allergic to gluten',
      crustaceans: 'I am allergic to shrimp, crab and lobster',
      eggs: 'I am allergic to eggs',
      fish: 'I am allergic to fish',
      peanuts: 'I am allergic to peanuts',
      soybeans: 'I am allergic to soy',
      milk: 'I am allergic to milk',
      nuts: 'I am allergic to nuts',
      celery: 'I am allergic to celery',
      mustard: 'I am allergic to mustard',
      sesame: 'I am allergic to sesame',
      sulphites: 'I am allergic to sulphites',
      lupin: 'I am allergic to lupin',
      molluscs: 'I am allergic to mussels, squid and all molluscs',
      coeliac: 'I have coeliac disease',
      lactose: 'I am lactose intolerant',
      traces: 'The allergy is severe, even traces are dangerous',
      'child-nuts': 'Our child has a nut allergy',
      'call-before': 'Because of an allergy, please call me before cooking',
    },
    diet: {
      vegetarian: 'Vegetarian, please',
      vegan: 'Vegan, please',
      'no-meat-or-fish': 'Without meat or fish',
      halal: 'Only halal, please',
      'no-pork': 'No pork',
      'no-beef': 'No beef',
      'no-alcohol': 'No alcohol in the food',
      'gluten-free-bread': 'Gluten-free bread, please',
      diabetic: 'For a guest with diabetes, without sugar',
      pregnant: 'For a pregnant guest, nothing raw',
      fasting: 'We are fasting, please bring it after sunset',
    },
    serving: {
      'sauce-aside': 'Sauce on the side',
      'dressing-aside': 'Salad dressing on the side',
      'cutlery-two': 'Cutlery for two, please',
      'cutlery-four': 'Cutlery for four, please',
      plate: 'An extra plate, please',
      napkins: 'Extra napkins, please',
      bread: 'Extra bread, please',
      lemon: 'Extra lemon, please',
      'salt-and-pepper': 'With salt and pepper, please',
      'with-ketchup': 'With ketchup, please',
      'small-portion': 'A small portion, please',
      'in-two': 'Split between two plates, please',
      'all-at-once': 'Everything at once, please',
      'starters-first': 'Starters first, main courses a little later',
      'dessert-later': 'Dessert half an hour later, please',
      covered: 'Please cover it so that it stays warm',
      'to-take': 'Packed to take away',
      birthday: 'It is a birthday: with a candle, please',
    },
    delivery: {
      knock: 'Please knock',
      'knock-softly': 'Please knock softly',
      baby: 'Do not ring, the baby is asleep',
      'at-the-door': 'Leave it at the door',
      'nobody-opens': 'If nobody opens, leave it at the door',
      call: 'Call the room before you come',
      'a-woman': 'Please send a female member of staff',
      quickly: 'As quickly as possible, please',
      'no-hurry': 'There is no hurry',
      balcony: 'On the balcony, please',
      'collect-later': 'Please collect the dishes in an hour',
      'tray-outside': 'We will put the tray outside the door',
      'room-bill': 'Please put it on the room bill',
    },
    children: {
      'small-pieces': 'Cut into small pieces for a child',
      'child-portion': 'A child’s portion, please',
      'child-mild': 'For a child, not spicy and with little salt',
      'plain-pasta': 'Plain pasta for a child',
      mashed: 'Mashed for a baby',
      'high-chair': 'Please bring a high chair',
      'warm-milk': 'Please warm up the baby’s milk',
      'child-spoon': 'A small spoon for a child',
      'cup-with-lid': 'A cup with a lid for a child',
    },
    drinks: {
      'no-ice': 'No ice',
      ice: 'Plenty of ice',
      still: 'Still water, please',
      'room-temperature': 'Water at room temperature',
      glasses: 'Two glasses, please',
      straw: 'With a straw',
      decaf: 'Decaf, please',
      'milk-with-coffee': 'Milk with the coffee',
      'lactose-free': 'Lactose-free milk, please',
      sweetener: 'Sweetener instead of sugar',
      'weak-tea': 'Weak tea, please',
      honey: 'Honey with the tea',
    },
  },
} satisfies { health: HealthWords; phrases: Record<string, Record<string, string>> }
