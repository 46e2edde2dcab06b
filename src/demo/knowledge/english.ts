import type { DemoEntry } from './entry.ts'

export const ENGLISH: Record<string, DemoEntry> = {
  wifi: [
    'Wi-Fi',
    'The network is called Miljacka Guests. The password is sevenbridges, the same in all rooms and in the lobby. There is no charge and no limit on devices. If it does not connect, dial 0 and we restart the access point on your floor.',
  ],
  breakfast: [
    'Breakfast',
    'Breakfast is a buffet on the terrace, or in the winter garden when it rains, every day from 7:00 to 10:30. It is included in the room rate. Leaving before seven? Tell reception the evening before and we pack it for you.',
  ],
  checkIn: [
    'Check-in',
    'Rooms are ready from 14:00. Please bring a passport or identity card. Reception is staffed around the clock, so arriving in the middle of the night is no problem.',
  ],
  checkOut: [
    'Check-out',
    'Please leave the room by 11:00 on the day of departure and hand in the cards at reception. You can settle the bill the evening before to save time.',
  ],
  lateCheckOut: [
    'Late check-out',
    'Staying in the room until 15:00 costs 30 dollars, until 18:00 half a night. It depends on the next booking, so please ask reception by 20:00 the day before.',
  ],
  earlyCheckIn: [
    'Early check-in',
    'If a room is free we give it to you before 14:00 at no charge. A guaranteed room from 8:00 costs half a night. Until then you are welcome to shower in the hammam changing rooms.',
  ],
  luggage: [
    'Luggage storage',
    'We keep suitcases and bags behind reception before arrival and after departure, free, for up to seven days. Ski and pram storage is in the basement.',
  ],
  parking: [
    'Parking',
    'The garage under the hotel costs 10 dollars a day. Height is limited to 2.1 metres. Two spaces have chargers for electric cars (11 kW). Drive up to the gate and ring: reception opens.',
  ],
  airport: [
    'Airport transfer',
    'A driver takes you to or from Sarajevo Airport for 25 dollars, up to three people with suitcases. The ride takes 25 minutes. Please book two hours ahead and give the flight number.',
  ],
  taxi: [
    'Taxi',
    'Reception calls a licensed cab, which usually comes within five minutes. A ride inside the city costs between 4 and 8 dollars by the meter.',
  ],
  pool: [
    'Swimming pool',
    'The indoor pool on level -1 is open from 7:00 to 22:00. The water is 28 degrees. Caps are not needed; children under twelve swim with an adult.',
  ],
  gym: [
    'Gym',
    'The fitness room on level -1 never closes; your room card opens it. There are treadmills, bikes, free weights and yoga mats.',
  ],
  hammam: [
    'Hammam and massage',
    'Ladies bathe from 10:00 to 14:00, gentlemen from 16:00 to 22:00, families by appointment. A massage of 60 minutes costs 65 dollars. Book both here in the app, at reception or by dialling 4.',
  ],
  restaurant: [
    'Restaurant',
    'Restaurant Latinluk on the ground floor serves lunch from 12:00 to 15:00 and dinner from 18:00 to 22:30. For a table by the window call extension 3. Dress is casual.',
  ],
  roomService: [
    'Room service',
    'Order food and drinks to your room on this page under Room Service, from 7:00 to 23:00. It comes in about 30 minutes. You pay at the hotel when you leave.',
  ],
  bar: [
    'Bar and alcohol',
    'The rooftop bar on the sixth floor pours wine, beer and cocktails from 17:00 to midnight. Guests must be 18. There is live jazz on Fridays.',
  ],
  laundry: [
    'Laundry',
    'Put clothes into the bag in the wardrobe and hang it on the door by 9:00; they return clean by 19:00. A shirt costs 3 dollars, trousers 4. Dry cleaning takes two days.',
  ],
  iron: [
    'Ironing',
    'Dial 0 and we bring an iron and a board to your room within ten minutes. There is also a trouser press on every floor beside the lift.',
  ],
  towels: [
    'Towels and linen',
    'Towels left on the floor are replaced; those on the rail stay. Sheets are changed every third day. For more towels, pillows or blankets dial 0.',
  ],
  housekeeping: [
    'Room cleaning',
    'Housekeepers clean between 9:00 and 14:00. Hang the red sign on the door if you want no one to come in, the green one to have it done first.',
  ],
  minibar: [
    'Minibar',
    'Two bottles of water a day are complimentary. The other prices are on the fridge, which is checked daily and added to your bill. We can empty it for your own food.',
  ],
  safe: [
    'Safe',
    'There is a safe in the wardrobe, large enough for a laptop. Choose four digits and press lock. Forgotten the code? Reception opens it when you show identification.',
  ],
  television: [
    'Television',
    'There are 120 channels, with news in English, Arabic and German. To show your phone on the screen choose Cast and scan the QR code. Films can be streamed with your own account.',
  ],
  heating: [
    'Air conditioning and heating',
    'The panel beside the door sets cooling and heating between 18 and 26 degrees. It stops when a window is open. From May to September it cools, from October to April it heats.',
  ],
  kettle: [
    'Coffee and tea in the room',
    'Each room has a kettle, a capsule machine, and tea bags, refilled daily. Coffee in the lobby is free from 6:00 to 10:00.',
  ],
  extraBed: [
    'Extra bed and cot',
    'A cot for babies is free. A folding bed for a third person costs 18 dollars a night. Let us know a day before so that it is ready.',
  ],
  children: [
    'Families and children',
    'Children up to six stay free in the bed of their parents. The playroom is on the first floor. A babysitter costs 12 dollars an hour and is booked a day ahead.',
  ],
  pets: [
    'Pets',
    'Dogs and cats up to 10 kg may stay for 10 dollars a night. They may not enter the restaurant or the hammam. Bowls and a blanket are waiting at reception.',
  ],
  smoking: [
    'Smoking',
    'All rooms and corridors are non-smoking, and so are the balconies. There are ashtrays in the courtyard and on the roof. Smoking in a room costs 100 dollars for cleaning.',
  ],
  payment: [
    'Payment',
    'We take Visa, Mastercard, American Express, Apple Pay and cash in marks, euros and dollars. A deposit of 50 dollars is held on arrival and released when you leave.',
  ],
  exchange: [
    'Currency exchange and cash machine',
    'Reception changes euros, dollars, pounds and riyals into convertible marks at the daily rate. The nearest cash machine is at Ferhadija 12, three minutes on foot.',
  ],
  invoice: [
    'Invoice',
    'We send the invoice by e-mail on the day of departure. For a company name or a tax number on it, tell reception before you leave.',
  ],
  cancellation: [
    'Cancelling a reservation',
    'Reservations can be cancelled without cost until 18:00 two days before arrival. After that the first night is charged. Prepaid offers are not refunded.',
  ],
  extend: [
    'Staying longer',
    'If you would like another night, ask reception by 10:00. Staying guests get ten percent off further nights while there are rooms.',
  ],
  lost: [
    'Lost and found',
    'What is found is kept for six months. Tell reception what you are missing, or write to welcome@hotelmiljacka.example. We send things home at cost.',
  ],
  doctor: [
    'Doctor and pharmacy',
    'A doctor who speaks English comes to the hotel within an hour; the visit costs 60 dollars. The pharmacy at Zelenih beretki 3 is open day and night. Reception has plasters and a thermometer.',
  ],
  emergency: [
    'Emergency and fire',
    'Dial 9 from the room phone in an emergency. Police 122, fire brigade 123, ambulance 124. The escape plan hangs on your door; do not use the lift, and gather by the fountain in front.',
  ],
  prayer: [
    'Prayer',
    'An arrow in the top drawer shows the direction of prayer. Reception lends prayer mats and the Quran. The nearest mosque, Ferhadija, is four minutes on foot.',
  ],
  halal: [
    'Halal food',
    'All meat in our kitchen is halal and certified, and there is no pork in the hotel. Alcohol is kept and served at the bar only.',
  ],
  allergies: [
    'Allergies and special diets',
    'The menu shows all 14 allergens. Tell the waiter what you cannot eat and the kitchen will cook without it. Every menu has vegan and vegetarian dishes; gluten-free bread on request.',
  ],
  tram: [
    'Tram and bus',
    'The tram stop Latinska ćuprija is 150 metres away. Lines 1, 2, 3 and 5 run every eight minutes until midnight. A ticket costs one dollar at the kiosk, more from the driver.',
  ],
  oldTown: [
    'Old town and sights',
    'Baščaršija is ten minutes on foot along the river: the bazaar, the Gazi Husrev-beg Mosque and the old library. Maps are free at reception. A guided walk with our guide starts at 10:00 and at 15:00 and costs 35 dollars; book it here in the app.',
  ],
  cableCar: [
    'Cable car and excursions',
    'The cable car to Mount Trebević runs from 9:00 to 20:00 and costs 15 dollars return. We also book day trips to Mostar and to the bobsleigh track.',
  ],
  meeting: [
    'Meeting rooms',
    'Two halls for 12 and 60 people have a projector, a flip chart and daylight. Half a day costs 90 dollars with coffee. Write to events@hotelmiljacka.example.',
  ],
  printing: [
    'Printing and computers',
    'Send documents to print@hotelmiljacka.example and collect them at reception; ten pages are free. There are two computers for guests in the library on the first floor.',
  ],
  accessibility: [
    'Accessibility',
    'A ramp leads from the street to the lobby and lifts reach every floor. Rooms 104 and 204 have wide doors, a walk-in shower and an alarm cord. We lend a wheelchair.',
  ],
  quiet: [
    'Quiet hours',
    'From 22:00 to 7:00 we ask for silence in rooms and corridors. If someone disturbs you, dial 0 and the night porter will help.',
  ],
  visitors: [
    'Visitors',
    'Friends may visit you in your room until 22:00 once they have shown a document at reception. Anyone staying overnight must be registered and pays the difference.',
  ],
  wakeUp: [
    'Wake-up call',
    'Dial 0 and say when to wake you, or set it on the television under Alarm. We ring twice and then knock.',
  ],
  adapter: [
    'Sockets and adapters',
    'Sockets are the European type C and F with 230 volts. Reception lends adapters and chargers for phones against a deposit of 5 dollars. USB ports are beside the bed.',
  ],
  card: [
    'Room card',
    'Hold the card against the lock until it turns green. If it stops working or is lost, reception makes a new one; show identification. It also starts the lift after 22:00.',
  ],
  tax: [
    'City tax',
    'The city asks for 2 dollars a night from each adult. It is not part of the room rate and is paid when you leave. Children under twelve are exempt.',
  ],
}
