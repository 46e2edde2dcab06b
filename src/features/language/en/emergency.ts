import type { EmergencyWords } from '../kinds/emergency.ts'

export const EMERGENCY: EmergencyWords = {
  breath: `breath* breth* brething chok* suffocat* gasp* wheez* airway lungs inhal* throat windpipe turning_blue blue_lips lips asthma*
    heimlich oxygen`,
  heart: `heart cardiac chest stroke pulse infarct* left_arm droop* slur* speech paraly* numb`,
  blood: `blood bleed* bled hemorrhag* haemorrhag* artery gush* wound* stab* slit slashed cut_himself cut_herself cut_deep`,
  faint: `unconscious* unresponsive collaps* faint* passed_out pass_out blacked_out out_cold wak* respond* responding responsive limp
    lifeless motionless coma not_moving floor lying eyes`,
  fit: `seizur* seizing convuls* fitting epilep* shaking foam* foaming twitch* spasm* fit`,
  poison: `poison* overdos* pills tablets swallow* drank drunk bleach chemical* cleaner detergent drug* od venom snake scorpion
    methanol carbon_monoxide toxic battery medication`,
  allergy: `allerg* anaphyla* epipen epi_pen swell* swollen swelling hives rash sting stung peanut* nuts nut shellfish`,
  hurt: `pain* hurt* injur* agony broke* fractur* leg arm head skull spine neck back bone unbearable vomit* throwing_up fever
    diabet* sugar insulin hypo electrocut* shock electric concussion accident crash* hit_by`,
  birth: `labor labour contraction* water_broke waters_broke waters pregnan* birth miscarr* baby_is_coming`,
  die: `dying dies die dead death suicid* kill_myself kill_himself kill_herself end_my_life jump hang_myself hanging overdose goodbye
    live_anymore want_to_live end_it ledge railing`,
  drown: `drown* pool bottom_of_the_pool underwater under_water face_down sea lifeguard floating`,
  fall: `fell fall fallen falling tumbl* slipp* stairs balcony tripped`,
  burn: `burn* burnt scald* boiling hot_oil`,
  fire: `fire* flame* blaze* burning ablaze spark* explo* exploded exploding bang on_fire`,
  smoke: `smoke* smoking smoky fumes burning_smell smell* smells`,
  gas: `gas propane carbon leak*`,
  alarm: `alarm* siren* detector* beep* ringing`,
  attack: `attack* assault* hit hitting beat* punch* grabb* touch* rape* raped molest* hurting threat* threaten* following followed followin follows stalk*
    harass* strangl* fight* fighting violent drunk groped chasing drugged spiked abus*`,
  weapon: `gun* knife* knives weapon* shoot* shot shots machete bomb bombs grenade explosives pistol armed`,
  rob: `rob* stole* steal* stolen thief thieves mugg* burglar* pickpocket* theft wallet_gone purse_gone taken emptied ransack*`,
  intruder: `broke_in break_in breaking_in broken_into intruder* stranger someone_in somebody_in man_in open_my_door into_my_room
    trying_to_get_in get_in outside_my_door banging kicking kicked_in forced wont_leave handle master_key hiding under_the_bed`,
  scream: `scream* shout* cry* yell* crying begging`,
  missing: `missing lost disappear* gone vanish* cant_find cannot_find can_not_find wander* kidnap* abduct* nowhere lost_my_son lost_my_daughter`,
  child: `child* kid kids son daughter baby toddler boy girl infant newborn grandson granddaughter little year_old months_old twins nephew niece`,
  person: `husband wife mum mom mother dad father grandma grandmother grandpa grandfather brother sister friend* man woman guy lady
    someone somebody guest he she him her uncle aunt roommate partner boyfriend girlfriend colleague old elderly neighbour* neighbor*`,
  stuck: `stuck trapp* locked lock_in cant_get_out cannot_get_out get_out wont_open doesnt_open jammed let_me_out let_us_out caught pinned`,
  lift: `lift elevator* sauna steam_room hammam bathroom balcony closet wardrobe shaft`,
  door: `door* lock handle room corridor hallway`,
  help: `help helpp hlp hepl halp sos mayday emergenc* emrgency emergancy urgent* rescue save aid 911 112 999`,
  ambulance: `ambulanc* ambulence amublance paramedic* doctor* medic* nurse hospital* defibrillator* aed cpr first_aid medical`,
  police: `police polis cops cop security guard* officer`,
  call: `call* send ring dial get_someone get_somebody come bring phone 124 122 123`,
  now: `now quick* hurry fast immediate* asap right_now at_once please_come pls quickly straight_away`,
  not: `not no cant cannot wont doesnt isnt dont didnt never nobody without aint arent couldnt barely hardly stopped`,
  supposed: `if in_case would should case what_do_i_do what_number where_do policy procedure drill test rules safe_to whats_the
    what_should if_there imagine hypothetically evacuation plan assembly meeting_point nearest`,
  past: `yesterday last_year last_week last_night last_month ago years earlier previous* was used_to once before already fixed
    okay_now fine_now found sorted better_now all_good in_2019 recovered thanks_to`,
  asking: `what when where which how is_there do_you are_there does can_i could_i may_i is_it are_the whats wheres much many
    open_until opens closes hours time`,
  wanting: `can_you could_you would_you id_like i_would_like may_we can_we book reserve reservation order want need bring_me extra
    another towels pillow* luggage checkout check_out table tonight tomorrow wifi taxi invoice`,
  price: `price* cost* fee* euro* charge* charged pay free bill card discount`,
  amenity: `fireplace fire_pit firepit bbq barbecue grill smoking_room non_smoking shisha hookah cigar* ashtray candle* lighter fireworks
    sauna gym spa massage safe minibar tv netflix airport beach museum tour pharmacy insurance station`,
  food: `menu dish* coffee breakfast dinner lunch soup steak dessert drink* chicken spicy burger pizza tea beer wine food eat eating
    hungry starving kitchen vegan gluten`,
  figure: `killing_me dying_for dying_to to_die_for drop_dead dead_tired starving bored_to joking lol haha hahaha lmao laugh* laughter kidding movie film song
    book_a heart_of lifesaver life_saver heavenly dead_battery hot_stuff burning_question killer stolen_my_heart jk`,
  mild: `slight* little_headache mild paracetamol ibuprofen aspirin plaster band_aid bandaid cold cough sunburn mosquito blister*
    hangover tired upset_stomach sniffle jet_lag sore a_bit`,
}
