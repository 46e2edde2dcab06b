import { foldedWords } from './fold.ts'

const setOf = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(foldedWords))

/** Words that ask, point or join, and say nothing about what is asked for. */
export const STOP_WORDS = setOf(
  `a an the and or but if so to of in on at by for from with without about as into onto up down out off over than then
  i im ive id ill me my mine we us our you your youre he she it its they them their this that these those there theres
  here who what whats when whens where wheres which why how hows is are am was were be been being isnt arent do does
  did dont doesnt didnt have has had having havent can cant could couldnt may might must shall should will would wont
  not no yes please pls thanks thank thx hi hello hey need needs needed want wants wanted like get gets got getting give
  gives tell know let make makes just also any some anything something anyone somebody someone else much many more
  most lot only very too really still yet again now right away possible able allow allowed ok okay way place
  somewhere find go going come comes put take takes bring use using able think say says see thing things stuff kind
  type offer offers provide provides available exist exists hotel room rooms day today tonight tomorrow re s t m ve ll
  d am pm oclock around near nearby nearest close closest next one two first last same own will been after before
  until till during while us theyre shouldnt help question ask asking box option options item items whether soon ready else work
  happen happens happened both each every another back tried trying try well sure guys people`,
  `i a ali ili da ne li je jel jeli su sam si smo ste bi bih bismo biste biti bio bila bilo budem bude ce cu cete cemo
  cemu ja ti on ona ono mi vi oni one me te se ga mu joj nas vas im ih moj moja moje moji mog moju vas vasa vase nas
  nasa nase svoj svoju to taj ta ovo ova ovaj ovdje tu tamo onda sta sto koji koja koje kog koga kojoj kome kako kad
  kada gdje gde odakle zasto zbog koliko kolko kolika koliki u na za od do iz s sa o po pri kod preko prema bez uz kroz
  ima imal imam imate imaju nema nemate imati moze mogu mozete mozemo moguce smijem smije smiju smem sme treba trebam
  trebaju treban trebamo hocu hoces hocete zelim zelimo zelite htio htjela hteo htela htjeli molim hvala pozdrav zdravo
  dobar dan vece jos samo vec neki neka neko nesto nekoga iko ista sve svi svaki li jedan jedna jednu jedno dva dvije
  prvi zadnji isti veoma jako puno malo vise najblizi najblizu najbliza blizini blizu oko kod recite reci kazite znate
  znam dobiti dobijem dati date uzeti hotel hotela hotelu hoteli soba sobe sobi sobu sobama danas veceras sutra sat
  sata sati bas tako pa ako nego kao nije nisu nismo nisam bude poslije nakon prije pitanje pomoc pomozite mjesto
  postoji postoje ide idem uci naci nadem nalazi nalaze doci dodem dode dolazi raditi uradim uraditi koristiti
  koristim koristi donijeti donesite donesete ponijeti poslati posaljite nazvati nazovem zovem pozvati pozovem dozvoljeno
  dozvoljen dozvoljena dozvoljene dozvoljeni dopusteno kakav kakva kakvo kakve kakvi uzimate uzeti primate prima primaju
  negdje nekako neko ikako odmah nekoliko krenuti krecemo hajde joj evo eto valjda mozda ostati ostanem ostanemo staviti
  stavim svoju otici odemo desi`,
  `في من الى إلى على عن مع ب ل و أو او ام ثم أن ان إن إذا اذا لو ما لا لم لن ليس مو مش مب هل ايش إيش شو وش شنو ايه إيه
  اي أي متى امتى إمتى ايمتى وين فين اين أين كيف ازاي إزاي شلون كم كام بكم بكام قديش اديش قد ليش ليه لماذا مين منين هذا
  هذه هذي ذلك تلك هنا هون هناك هنالك انا أنا انت أنت انتم نحن احنا هو هي هم هن الذي التي اللي يلي عندكم عندك عندي عندنا
  لديكم لديك لدي لدينا فيه في بيه يوجد توجد موجود موجودة اقدر أقدر نقدر تقدر تقدرون ممكن يمكن يمكنني يمكننا ينفع لازم
  يجب محتاج محتاجة محتاجين نحتاج احتاج أحتاج ابي أبي ابغى أبغى نبي نبغى بدي بدنا عايز عايزة عاوز عاوزة اريد أريد نريد
  اود أود حاب حابة ارجو لو سمحت سمحتم سمحتوا فضلك فضلكم رجاء شكرا مرحبا السلام عليكم يا اذا بس كمان زيادة جدا مره مرة
  اوي كتير كثير قليل كل بعض شي شيء حد احد أحد احدا واحد واحدة اثنين ثاني ثالث تاني تانية اول أول اخر آخر نفس عشان علشان
  لأن بعد قبل حتى لحد لغاية منذ خلال عند بين قرب قريب قريبة اقرب أقرب حوالي الفندق فندق فندقكم بالفندق الغرفة غرفة
  غرفتي غرفتنا بالغرفة للغرفة غرف الاوضة اوضة اوضتي اليوم الليلة بكرة بكرا الآن الان الحين هلا دلوقتي الساعة ساعة
  يكون كان كانت راح رح سوف هل تم لنا لي لكم معي معنا معايا معاكم منكم عنكم علينا اعرف أعرف قولي قولوا اطلب تعرفون
  تعرفوا تقدمون يعطي تعطون اخذ آخذ ناخذ ناخد تاخذون جيب اجيب تجيبون شغلة سؤال مساعدة مكان اروح أروح نروح يروح ادخل أدخل ندخل اطلع أطلع نطلع ينزل ينزلون انزل اجي يجي ييجي
  اعمل أعمل نعمل اسوي أسوي نسوي صار يصير استخدم أستخدم استعمل اشوف أشوف الاقي ألاقي القى ألقى احصل أحصل احط أحط نحط
  ابعت تبعت تبعتولي ترسلون ارسل هات مسموح مسموحة يسمح مناسب مناسبة اشغل أشغل تقبلون يقبل الوضع طيب تمام اخوي حضرتك
  حضرتكم المطلوبة مطلوب اقعد نقعد اطلع وانا برا بره`,
)

/** Words about price, time and booking: they ask about anything, and tell one entry from another only a little. */
export const WEAK_WORDS = setOf(
  `price prices cost costs charge charged charges fee fees rate rates expensive cheap free dollars money pay paid time
  times hour hours open opens opening close closes closed schedule start starts end begin late early book booking
  booked reserve reservation order extra additional service services guest guests night nights morning evening
  afternoon days minute minutes long often number included include work works working doesnt price person people serve
  serves served serving call calls send sends keep keeps stay stays staying organise organize arrange visit show shows
  different several various full`,
  `cijena cijene cijenu cena cene kosta kostaju naplacuje naplata dolara besplatno besplatna besplatan dzabe vrijeme
  radno radi rade otvoren otvoreno otvara zatvara pocinje traje rezervisati rezervisem rezervacija rezervirati naruciti
  dodatno dodatni usluga usluge gost gosti noc noci nocu ujutro jutro uvece popodne dana minuta dugo cesto broj
  uracunato uracunat ukljuceno ceka osoba osobe ljudi ranije rano kasno organizovati
  organizirati organizujete prostor kazati pokazati zvati javiti pitati cijeli razni`,
  `سعر السعر اسعار أسعار الأسعار تكلفة يكلف تكلف رسوم مجاني مجانا ببلاش دولار دولارات مواعيد موعد وقت اوقات أوقات دوام
  مفتوح يفتح يفتحون يقفل بيقفل يغلق يبدأ ينتهي احجز أحجز حجز نحجز اضافي إضافي زيادة خدمة خدمات ضيف ضيوف ليلة ليالي ليل
  بالليل الصبح الصباح صباحا مساء العصر الظهر دقيقة رقم داخل داخلة ضمن مشمول شخص اشخاص أشخاص يشتغل شغال متأخر مبكر بدري`,
)
