/** What was done about an alert, as the shift wrote it; {name}, {them} and {their} are the resident's. */
export const doneWords: Readonly<Record<string, readonly string[]>> = {
  'FL-2': [
    'Drinks offered every half hour from seven, favourite cup; total looked at again at two.',
    'Jug and two glasses taken in; sat down with {them} each time.',
    'Jelly, soup and melon put on the menu today and counted.',
    'Asked {them}: the tea was too weak. Put right.',
    'Mouth looked at, a bit dry; little and often, and told the key worker.',
    'Out at an appointment most of yesterday; flask goes along next time.',
    'Slept through two rounds; offered on waking instead.',
    'Nothing else out of the ordinary. Family asked what {they} used to drink: squash with ice.',
  ],
  'ROUT-2': [
    'Porridge with prunes, extra fluids and a walk after lunch; look again tonight.',
    'Tummy soft, no pain, eating as usual. More fruit today; GP line tomorrow morning if nothing.',
    'Asked {them} in private: went yesterday at the day centre. Written on the sheet.',
    'Warm drink on waking, unhurried time after breakfast, footstool put back.',
    'Surgery’s advice line rung; advice followed and on the handover.',
    'Sheet was missed on two evenings; night staff confirm and it is noted.',
  ],
  'STK-1': [
    'On Thursday’s order.',
    'Borrowed two from the other house until the delivery.',
    'Delivery was short; supplier brings the rest on Friday.',
    'Ordered by phone, due in two days.',
    'Bought a few at the shop for now; order placed.',
  ],
  'MOOD-2': [
    'Key worker sits down with {them} this afternoon; mood asked at each meal.',
    'Told the care coordinator; plan read through together.',
    'Asked directly whether {they} felt safe: yes. A short walk each day this week.',
    'Family rung, they come on Sunday instead of next week.',
    'Pain looked at first, then company: three people took turns.',
  ],
  'REP-1': [
    'Contractor rung again, new date given; residents told.',
    'Part on back order; interim control still in place and checked.',
  ],
  'MON-1': ['Both counters asked, tin sealed, receipts gone through with the manager.'],
  'FL-3': [
    'Surgery rung and told both totals; a drink with every contact, and the total looked at every four hours.',
    'GP’s line asked what to watch for; {their} favourite drinks in reach, two staff know.',
  ],
  'ASM-1': [
    'Plan for it is being written with {them} and the key worker; GP told of the score.',
    'Score read out at the handover; goes into {their} plan at Thursday’s review.',
    'Talked through with {them} and the care coordinator; the plan is changed this week.',
  ],
  'ASM-4': [
    'Dr Mistry told of the answers and sees {them} tomorrow; asked {them} directly: safe tonight.',
    'GP rung with the score; somebody sits with {them} each evening until the review.',
  ],
  'CARE-1': [
    'Care coordinator rung and comes tomorrow; quiet room kept free, the plan’s first step taken.',
    'Community nurse told; the same two people on shift with {them} for three days.',
  ],
  'BATH-2': ['Tap isolated, sign on the door, showers only; Derek rang Aire Heating.'],
};
