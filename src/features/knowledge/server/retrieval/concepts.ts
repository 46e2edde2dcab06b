/**
 * What a hotel's guests and entries call the same thing, in English, Bosnian and Arabic (written and spoken). A word
 * stands for its inflections; words of several parts count together.
 */
export const CONCEPTS = {
  wifi: 'wifi, wi fi, wlan, internet, wireless, online, network, bežični, net, mreža, konekcija, واي فاي, وايفاي, انترنت, نت, شبكة, لاسلكي',
  password:
    'password, passcode, pass code, pin, code, šifra, lozinka, kod, باسورد, كلمة السر, كلمة المرور, رمز, رقم سري, باس',
  breakfast:
    'breakfast, brunch, doručak, doručka, doručku, doručkovati, إفطار, فطور, فطار, ترويقة, ريوق, نفطر, افطر',
  lunch: 'lunch, ručak, ručka, ručati, غداء, غدا',
  dinner: 'dinner, supper, večera, večerati, عشاء, عشا, نتعشى',
  restaurant: 'restaurant, dining, restoran, مطعم',
  table: 'table, sto, stol, stola, طاولة, ترابيزة',
  meal: 'meal, food, eat, eating, hrana, jelo, jesti, obrok, klopa, أكل, طعام, وجبة, ناكل, اكل',
  roomservice:
    'room service, food to my room, in room dining, posluga u sobu, room servis, hranu u sobu, خدمة الغرف, روم سيرفس, اكل للغرفة',
  drink: 'drink, drinks, beverage, piće, pića, popiti, مشروب, شراب, مشروبات, اشرب',
  bar: 'bar, pub, kafić, šank, بار',
  alcohol:
    'alcohol, beer, wine, cocktail, whisky, alkohol, pivo, vino, koktel, rakija, كحول, بيرة, نبيذ, خمر, كوكتيل',
  checkin:
    'check in, checkin, checking in, arrival, arrive, prijava, dolazak, stići, stižemo, تسجيل الوصول, تسجيل الدخول, شيك ان, تشيك ان, وصول, نوصل, استلم الغرفة, استلام الغرفة',
  checkout:
    'check out, checkout, checking out, departure, depart, leave the room, vacate, odjava, odlazak, napustiti sobu, izaći iz sobe, تسجيل المغادرة, تسجيل الخروج, شيك اوت, تشيك اوت, مغادرة, اخلاء, نطلع من الغرفة, نسلم الغرفة',
  late: 'late, later, kasno, kasna, kasni, kasnije, متأخر, متأخرة, متأخرا, تأخير',
  early: 'early, earlier, rano, rana, rani, ranije, مبكر, مبكرا, مبكرة, بدري',
  reception: 'reception, front desk, desk, lobby, concierge, recepcija, porta, استقبال, ريسبشن, رسبشن, لوبي',
  identity:
    'passport, identity card, identification, id card, document, pasoš, lična karta, dokument, isprava, جواز, جواز سفر, هوية, وثيقة, أوراق',
  luggage:
    'luggage, baggage, bag, bags, suitcase, prtljag, kofer, torba, prtljaga, أمتعة, حقيبة, حقائب, شنطة, شنط, عفش',
  store:
    'store, storage, keep, leave, deposit luggage, čuvati, ostaviti, čuvanje, ostava, حفظ, أمانات, اسيب, اخلي, اترك',
  parking:
    'parking, park, garage, car park, garaža, parkirati, parkiralište, موقف, مواقف, باركن, باركينج, مرآب, كراج, جراج, اركن, اصف',
  car: 'car, vehicle, auto, automobil, kola, سيارة, عربية',
  electric:
    'electric car, ev, tesla, charging station, charge my car, električni, إلكتريك, كهربائية, سيارة كهربائية',
  charge: 'charge, charger, charging, punjač, napuniti, puniti, شاحن, شحن, اشحن',
  carrental:
    'rent a car, car rental, hire a car, iznajmiti auto, rent a kar, استأجر سيارة, تأجير سيارات, ايجار سيارة',
  airport: 'airport, aerodrom, مطار',
  transfer:
    'transfer, shuttle, pick up, pickup, drop off, driver, prevoz, prijevoz, vozač, pokupiti, توصيل, نقل, سائق, سواق, توصيلة, ياخدنا',
  flight: 'flight, plane, let, avion, رحلة طيران, طيارة, طائرة, طيران',
  taxi: 'taxi, cab, uber, taksi, taxija, تاكسي, تكسي, سيارة أجرة, ليموزين',
  transit:
    'tram, bus, trolley, metro, public transport, public transportation, tramvaj, autobus, bus, gradski prevoz, trolejbus, ترام, ترامواي, باص, حافلة, مواصلات, اوتوبيس',
  ticket: 'ticket, fare, karta, ulaznica, تذكرة, تذاكر',
  center:
    'downtown, city center, city centre, centre, town, centar, grad, وسط المدينة, وسط البلد, مركز المدينة, مدينة',
  pool: 'pool, swimming pool, swim, swimming, bazen, plivanje, plivati, kupanje, مسبح, حمام سباحة, حمام السباحة, بيسين, سباحة, اسبح',
  gym: 'gym, fitness, workout, work out, exercise, treadmill, training, teretana, fitnes, trening, trenirati, vježbati, جيم, نادي رياضي, صالة رياضة, لياقة, رياضة, تمرين, اتمرن',
  spa: 'spa, wellness, hammam, turkish bath, hamam, tursko kupatilo, velnes, سبا, حمام تركي, الحمام, حمام مغربي',
  massage: 'massage, masseur, masaža, masaza, مساج, تدليك, مسّاج',
  sauna: 'sauna, steam room, parna kupelj, ساونا, بخار',
  laundry:
    'laundry, wash, washing, washed, veš, pranje, oprati, rublje, غسيل, غسل, مغسلة, تغسلوا, اغسل, لاندري',
  drycleaning:
    'dry clean, dry cleaning, dry cleaned, hemijsko čišćenje, kemijsko čišćenje, تنظيف جاف, دراي كلين',
  clothes:
    'clothes, clothing, shirt, trousers, suit, dress, odjeća, košulja, hlače, odijelo, haljina, ملابس, هدوم, قميص, بنطال, بنطلون, بدلة, ثوب, فستان',
  iron: 'iron, ironing, pressing, wrinkled, pegla, peglanje, peglati, izgužvana, مكواة, كوي, كيّ, اكوي, مجعد',
  towel: 'towel, peškir, ručnik, منشفة, مناشف, فوطة, فوط',
  linen:
    'sheets, linen, bedding, pillow, blanket, duvet, posteljina, jastuk, deka, čaršaf, pokrivač, شرشف, شراشف, ملاية, ملايات, وسادة, مخدة, بطانية, لحاف, أغطية',
  cleaning:
    'clean, cleaned, cleaning, housekeeping, housekeeper, maid, make up room, čišćenje, očistiti, čiste, sobarica, pospremiti, spremačica, تنظيف, نظافة, تنظفون, ينضف, هاوس كيبنج',
  disturb: 'disturb, disturbed, do not disturb, uznemiravati, ometati, ne smetati, ازعاج, عدم الإزعاج, يزعج',
  minibar: 'minibar, mini bar, fridge, refrigerator, frižider, hladnjak, mini bar, ميني بار, ثلاجة, براد',
  water: 'water, bottled water, voda, ماء, مياه, مية, موية',
  safe: 'safe, safe box, safety box, sef, trezor, خزنة, خزينة, سيف',
  valuables:
    'valuables, jewelry, jewellery, cash and passport, nakit, dragocjenosti, مجوهرات, ذهب, أشياء ثمينة',
  television:
    'television, tv, channel, netflix, cast, chromecast, stream, movie, film, televizor, televizija, kanal, تلفاز, تلفزيون, قناة, قنوات, نتفلكس, شاشة, فيلم',
  cooling:
    'air conditioning, air conditioner, aircon, ac, a c, cooling, hot in here, cooler, klima, hlađenje, vruće, prevruće, تكييف, مكيف, تبريد, حر, حار',
  heating:
    'heating, heater, heat, radiator, warm, cold, freezing, thermostat, temperature, grijanje, grije, hladno, ledeno, toplo, radijator, تدفئة, دفاية, بارد, باردة, برد, سخان',
  coffee:
    'coffee, espresso, capsule, coffee machine, coffee maker, kafa, kahva, kava, aparat za kafu, قهوة, مكينة قهوة, كوفي',
  tea: 'tea, kettle, čaj, kuhalo, شاي, غلاية',
  cot: 'cot, crib, baby bed, krevetić, kolijevka, سرير أطفال, سرير بيبي, مهد',
  baby: 'baby, infant, toddler, beba, رضيع, رضع, بيبي, مولود',
  bed: 'bed, beds, krevet, ležaj, سرير, أسرة, تخت',
  child:
    'child, children, kid, kids, son, daughter, family, dijete, djeca, djecu, djece, dječiji, dječije, porodica, طفل, أطفال, اطفال, أولاد, اولاد, عيال, ولد, عائلة',
  babysitter:
    'babysitter, babysitting, nanny, child care, dadilja, čuvanje djece, مربية, جليسة, جليسة أطفال, حضانة',
  playroom:
    'playroom, play area, playground, kids club, play, igraonica, igralište, igrati, غرفة ألعاب, ملاعب أطفال, العاب, يلعبون, يلعب',
  pet: 'pet, dog, cat, puppy, animal, ljubimac, ljubimci, pas, psa, psi, psom, mačka, životinja, حيوان, حيوانات, كلب, كلاب, كلبي, قطة, قطط',
  smoking:
    'smoking, smoke, smoker, cigarette, ashtray, vape, pušenje, pušiti, pušač, cigareta, zapaliti, تدخين, ادخن, دخان, مدخنين, سجائر, سيجارة',
  balcony: 'balcony, terrace, balkon, terasa, شرفة, بلكونة, تراس',
  payment: 'payment, pay, plaćanje, platiti, plaćate, plaća, plaćam, دفع, ادفع, الدفع, ندفع',
  bankcard:
    'credit card, debit card, visa, mastercard, amex, apple pay, google pay, cards accepted, kreditna kartica, karticom, apple pay, بطاقة ائتمان, فيزا, ماستركارد, ابل باي, كريدت',
  cash: 'cash, gotovina, keš, نقد, نقدا, كاش',
  deposit: 'deposit, hold, blocked, depozit, polog, kaucija, تأمين, عربون, ديبوزت',
  exchange:
    'exchange, currency, change money, local currency, mjenjačnica, promijeniti pare, zamijeniti novac, valuta, marke, marks, صرافة, صرف, اصرف, تبديل, عملة, اغير دولارات',
  atm: 'atm, cash machine, cashpoint, bankomat, صراف, صراف آلي, ماكينة سحب',
  invoice: 'invoice, bill, receipt, vat, račun, faktura, uplatnica, pdv, فاتورة, إيصال, وصل, ضريبي',
  company: 'company, business, firma, kompanija, شركة',
  email: 'email, e mail, mail, mejl, pošta elektronska, e pošta, بريد إلكتروني, ايميل',
  cancel:
    'cancel, cancelling, canceled, cancellation, otkazati, otkazivanje, otkažem, storno, إلغاء, الغي, لغيت, كنسل',
  refund: 'refund, money back, povrat novca, vratiti novac, vraćate pare, استرداد, استرجاع, ترجعون الفلوس',
  reservation: 'reservation, booking, rezervacija, حجز, حجوزات',
  extend:
    'extend, extension, stay longer, another night, one more night, extra night, produžiti, produženje, još jednu noć, تمديد, نمدد, امدد, ليلة أخرى, ليلة زيادة, يوم كمان',
  lost: 'lost, lost and found, left behind, forgot, missing, found, izgubiti, izgubio, izgubila, izgubljeno, nađeno, zaboraviti, zaboravio, zaboravila, مفقودات, ضاع, ضيعت, فقدت, نسيت, نسيت في الغرفة',
  doctor:
    'doctor, physician, medical, sick, ill, fever, ljekar, doktor, liječnik, bolestan, bolesna, pregled, طبيب, دكتور, مريض, حرارة, سخونة, مرض',
  pharmacy: 'pharmacy, drugstore, chemist, medicine, plaster, apoteka, ljekarna, lijek, صيدلية, دواء, علاج',
  fire: 'fire, burning, požar, vatra, gori, حريق, نار, حريقة',
  emergency: 'emergency, urgent, hitno, hitni slučaj, hitnom slučaju, طوارئ, طارئ, عاجل',
  ambulance: 'ambulance, hitna pomoć, إسعاف, اسعاف',
  police: 'police, policija, شرطة',
  prayer: 'prayer, pray, namaz, klanjati, molitva, صلاة, اصلي, نصلي, مصلى',
  qibla: 'qibla, mecca, direction of prayer, kibla, kiblu, meka, قبلة, مكة',
  mosque: 'mosque, džamija, mesdžid, مسجد, جامع',
  prayermat: 'prayer mat, prayer rug, serdžada, سجادة صلاة',
  halal: 'halal, حلال',
  pork: 'pork, bacon, ham, svinjetina, svinjsko, خنزير, لحم خنزير',
  meat: 'meat, meso, لحم, لحوم',
  allergy: 'allergy, allergic, intolerance, alergija, alergičan, alergična, حساسية, تحسس',
  nuts: 'nut, nuts, peanut, orah, orasi, orašasti, kikiriki, مكسرات, جوز, فول سوداني',
  gluten: 'gluten, gluten free, glutenfree, celiac, bez glutena, غلوتين, جلوتين, خالي من الجلوتين',
  vegetarian: 'vegetarian, vegan, plant based, vegetarijanski, veganski, vegan, vegani, نباتي, نباتية, فيجن',
  bread: 'bread, hljeb, kruh, somun, خبز, عيش',
  oldtown:
    'old town, sight, sights, sightseeing, attraction, attractions, landmark, things to see, to see, stari grad, znamenitosti, čaršija, baščaršija, baščaršiji, razgledanje, vidjeti, مدينة قديمة, المدينة القديمة, معالم, سياحة, أماكن سياحية, اماكن نزورها, نزور',
  map: 'map, city map, mapa, karta grada, plan grada, خريطة, خرائط',
  walk: 'on foot, walk, walking, pješke, hodati, مشي, سيرا, مشيا',
  cablecar: 'cable car, gondola, žičara, تلفريك, تليفريك, كيبل كار',
  excursion: 'excursion, day trip, tour, trip, izlet, tura, رحلة, رحلات, جولة',
  meeting:
    'meeting, meeting room, conference, conference room, seminar, event space, sastanak, sastanke, konferencija, sala, اجتماع, اجتماعات, قاعة, مؤتمر, مؤتمرات',
  projector: 'projector, projektor, جهاز عرض, بروجكتر, بروجيكتور',
  print:
    'print, printer, printing, boarding pass, štampati, štampanje, isprintati, printati, printer, طباعة, اطبع, طابعة',
  computer: 'computer, pc, laptop, kompjuter, računar, حاسوب, كمبيوتر, لابتوب',
  wheelchair:
    'wheelchair, accessible, accessibility, disabled, handicap, ramp, step free, invalidska kolica, pristupačnost, invalid, rampa, كرسي متحرك, ذوي الاحتياجات, معاق, منحدر',
  lift: 'lift, elevator, lift, مصعد, اسانسير, أسانسير, لفت',
  noise:
    'noise, noisy, loud, quiet, silence, neighbours loud, buka, bučno, tišina, mir, preglasno, preglasne, glasno, ضوضاء, ازعاج, إزعاج, صوت عالي, صوتهم عالي, هدوء, دوشة',
  visitor:
    'visitor, visitors, visit me, friend, friends, stay over, overnight guest, posjeta, posjetiti, prijatelj, prespavati, prenoćiti, زائر, زوار, زيارة, صديق, صاحبي, أصدقاء, يبات, يبيت',
  wakeup:
    'wake up, wake, waking, alarm, buđenje, probuditi, probudite, probudim, إيقاظ, ايقاظ, صحوني, تصحوني, يصحيني, منبه',
  socket:
    'socket, outlet, plug, plugs, adapter, adaptor, voltage, power, utičnica, adapter, struja, napon, مقبس, مقابس, فيش, فيشة, محول, محول كهرباء, كهرباء, أدبتر',
  phone: 'phone, cell phone, mobile, telefon, mobitel, هاتف, جوال, موبايل, تلفون',
  roomkey:
    'key, keys, key card, keycard, room card, room key, locked out, lock, ključ, kartica sobe, karticu od sobe, brava, zaključan, zaključana, مفتاح, كرت الغرفة, بطاقة الغرفة, كارت, قفل, اتقفل',
  tax: 'tax, tourist tax, city tax, taksa, porez, boravišna taksa, ضريبة, ضريبة المدينة',
  bicycle: 'bicycle, bike, cycling, bicikl, biciklo, دراجة, دراجات, بسكليت, عجلة',
  rent: 'rent, rental, hire, iznajmiti, iznajmljivanje, iznajmljujete, najam, تأجير, استأجر, تأجرون, ايجار',
  ski: 'ski, skis, skiing, skije, skijanje, تزلج, زلاجات, سكي',
  buy: 'buy, sell, shop, purchase, kupiti, kupujem, prodajete, prodavnica, اشتري, شراء, تبيعون, محل',
  weather: 'weather, forecast, rain, vremenska prognoza, prognoza, طقس, مطر, الجو',
  sim: 'sim, sim card, sim kartica, شريحة, شريحة جوال',
  wedding: 'wedding, svadba, vjenčanje, عرس, زفاف, فرح',
  tapwater: 'tap water, voda iz česme, ماء الصنبور, مية الحنفية',
  lend: 'borrow, lend, loan, posuditi, pozajmiti, استعير, اعارة, تعيرون',
  discount: 'discount, popust, خصم, تخفيض',
  dresscode: 'dress code, attire, wear, dress casual, odijevanje, obući, لباس, نلبس, ملابس رسمية',
  music: 'live music, music, jazz, muzika, džez, svirka, svira, موسيقى, جاز',
} as const satisfies Record<string, string>
