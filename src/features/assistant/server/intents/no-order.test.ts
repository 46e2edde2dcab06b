import { expect, test } from 'vitest'
import { DEMO_DISHES } from '#tests/demo-dishes.ts'
import { parseOrderIntent } from './read-order.ts'

const ENGLISH = `
is your kabsa made with brown rice
what goes into the elderflower juice
how long would two cevapi take to get here
do the kids like the chicken noodle soup
could you tell me whether the baklava has walnuts
can you tell me the difference between kunafa and baklava
which of your soups is the lightest
is the trout farmed or wild
does the club sandwich come with fries
how many cevapi are in one portion
whats salep
what does sutlija taste like
is there alcohol in the chocolate fondant
are the falafel deep fried
my trout was still raw in the middle
the cappuccino i got was cold
we had the lamb under the sac last night, superb
thanks for the lovely mint tea
i ordered two coffees half an hour ago
our 2 hummus have not arrived yet
someone brought us a fattoush we never ordered
you charged me for 3 cappuccinos
please cancel the ribeye
can i cancel one of the two coffees
we dont want the soup anymore
i cant eat shrimp
my daughter is allergic to the walnuts in baklava
is a single hummus enough for two people
would one lamb feed three of us
until what time can i get a coffee
when does the kitchen stop making steaks
where can i get a good coffee in town
is there a coffee machine in the room
how does the kettle for tea work
is the water in the bottle free
the water in the shower is cold
do you use halal chicken in the taouk
is the ribeye grass fed
has the price of the cappuccino gone up
how spicy is the kabsa on a scale of 1 to 10
are there any vegan soups
do you also have decaf coffee
have you got anything like apple juice
why is the trout more expensive than the lamb
what wine goes with the ribeye
i wonder how you make the kajmak for the cevapi
curious if the tabbouleh is gluten free
there was a hair in my caesar salad
i spilled coffee on the carpet
which is better tonight, the trout or the lamb
`
const BOSNIAN = `
od čega pravite begovu čorbu
koliko dugo se čeka na janjetinu
jel u zeljanici ima mlijeka
ide li pomfrit uz klub sendvič
koliko komada ćevapa ide u porciju
šta je to salep
kakvog je okusa sutlija
ima li alkohola u čokoladnom fondanu
jesu li falafeli prženi
pastrmka mi je bila sirova
kapućino je stigao hladan
sinoć smo jeli janjetinu, savršena
hvala na čaju, bio je odličan
naručila sam dvije kafe prije pola sata
naša dva humusa još nisu stigla
donijeli su nam fatuš koji nismo naručili
naplatili ste mi 3 kapućina
otkažite ribeye molim
mogu li otkazati jednu kafu
nećemo više čorbu
ne smijem jesti kozice
kćerka je alergična na orahe iz baklave
je li jedan humus dovoljan za dvoje
može li se od jedne janjetine najesti troje
do koliko sati mogu dobiti kafu
kad kuhinja prestaje praviti odreske
gdje u gradu ima dobra kafa
ima li aparat za kafu u sobi
kako radi kuhalo za čaj
je li voda u flaši besplatna
voda u tušu je hladna
jel piletina u tauku halal
poskupio li je kapućino
koliko je ljuta kabsa
imate li posnih čorbi
imate li i kafu bez kofeina
zašto je pastrmka skuplja od janjetine
koje vino ide uz ribeye
zanima me kako pravite kajmak za ćevape
je li tabule bez glutena
našla sam dlaku u cezar salati
prosula sam kafu po tepihu
šta je večeras bolje, pastrmka ili janjetina
u čemu je razlika između kunefe i baklave
koja vam je čorba najlakša
po koliko je porcija klepa
kolko dođu dvije baklave
čime je punjena tufahija
preporučujete li lonac ili kabsu
jel može neko objasniti šta je sogan-dolma
`
const ARABIC = `
من وش تسوون شوربة البيك
كم ياخذ اللحم تحت الجمر وقت
فطيرة السبانخ فيها حليب
الكلوب ساندويتش يجي معه بطاطس
كم حبة تشيفابي في الصحن
وش يعني سحلب
كيف طعم الرز بالحليب
هل في فوندان الشوكولاتة كحول
الفلافل مقلي ولا مشوي
التراوت كان ني من جوا
وصل الكابتشينو بارد
امس اكلنا لحم الضأن وكان يجنن
شكرا على الشاي كان ممتاز
طلبت قهوتين من نص ساعة
صحنين الحمص ما وصلوا للحين
جابوا لنا فتوش ما طلبناه
حاسبتوني على ٣ كابتشينو
الغوا الستيك لو سمحتم
ممكن الغي وحدة من القهوتين
ما نبي الشوربة خلاص
ما اقدر اكل الروبيان
بنتي عندها حساسية من الجوز اللي بالبقلاوة
صحن حمص واحد يكفي شخصين
هل تكفي اللحم تحت الجمر ثلاثة
لين متى اقدر اطلب قهوة
متى يوقف المطبخ عن الستيك
وين القى قهوة زينة في البلد
فيه مكينة قهوة بالغرفة
كيف تشتغل غلاية الشاي
الموية اللي بالقارورة ببلاش
موية الدش باردة
الدجاج اللي بالطاووق حلال
ليش غلا الكابتشينو
قديش حدة الكبسة
عندكن شوربة نباتية
عندكم قهوة بدون كافيين
ليش التراوت اغلى من اللحم
ايش المشروب اللي يناسب الستيك
حاب اعرف كيف تسوون الكايماك
التبولة فيها جلوتين
لقيت شعرة بسلطة السيزر
انكبت القهوة على السجاد
ايش احسن الليلة التراوت ولا اللحم
شو الفرق بين الكنافة والبقلاوة
اي شوربة عندكم اخف
بكم صحن الكليبه
قديش حق بقلاوتين
توفاحيا محشية بايش
تنصحوني بالقدر ولا الكبسة
حد يشرحلي ايش دولمة البصل
`

const listed = (text: string) => text.trim().split('\n')

/** So many of these are still taken for orders, which their guest need not confirm. */
const WRONG_MAX = 6

test('whoever asks or tells something of a dish orders nothing', () => {
  const all = [ENGLISH, BOSNIAN, ARABIC].flatMap(listed)
  const wrong = all.filter((said) => parseOrderIntent(said, DEMO_DISHES) !== null)
  expect(all.length).toBe(150)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(WRONG_MAX)
})
