/** What the parts of a shift's note are made of. {morning}, {afternoon}, {evening}, {talk} and {treat} are the resident's own. */
export const mornings = {
  openings: [
    '{Name} {morning}.',
    'A good start: {name} {morning}.',
    'Bright start to the day: {name} {morning}.',
    'Quiet morning. {Name} {morning}.',
    'Saw a good deal of {name} this morning: {they} {morning}.',
    '{Name} asked what was on today and we looked at the board; then {they} {morning}.',
    'This morning {name} {morning}.',
    'All in good order: {name} {morning}.',
    'Busy house, and {name} kept to {their} own pace. {They} {morning}.',
  ],
  meals: [
    'Ate all of breakfast and most of lunch.',
    'Small breakfast, better lunch.',
    'Enjoyed {treat} at lunch.',
    'Porridge and toast; half of lunch.',
    'Lunch with the others.',
    'Left the vegetables, asked for {treat}.',
    'Good appetite.',
  ],
  endings: [
    'Nothing to hand over.',
    'Late shift told about the appointment on the board.',
    'In good spirits after lunch.',
    'Resting when I left.',
    'No concerns this morning.',
    'Would like company this afternoon.',
    'Key worker told.',
    'Drank well; chart is up to date.',
    'Skin looked at while helping: nothing new.',
  ],
} as const;

export const evenings = {
  openings: [
    'This afternoon {name} {afternoon}.',
    '{Name} {afternoon}.',
    'After lunch {name} {afternoon}.',
    'Spent a while with {name}, who {afternoon}.',
    'In the afternoon {name} {afternoon}.',
    'Nice couple of hours: {name} {afternoon}.',
    'A busy afternoon: {name} {afternoon}.',
    'Sat down with {name} after {they} {afternoon}.',
  ],
  middles: [
    'Later {they} {evening}.',
    'In the evening {they} {evening}.',
    'After supper {they} {evening}.',
    'Then {they} {evening}.',
  ],
  meals: [
    'Supper eaten.',
    'Picked at supper, had {treat} later.',
    '{Treat} went down nicely.',
    'Asked for {treat} and had it.',
    'Ate about three quarters of supper.',
    'Supper in the lounge with the others.',
  ],
  endings: [
    'Settled when I left.',
    'Ready for bed at nine, call bell to hand.',
    'Nights told.',
    'Asked who was on tonight and was happy with the answer.',
    'Quiet evening after that.',
    'Feet up with the television at the end of the shift.',
    'Said it had been a good day.',
    'Went up early with a book.',
    'Tired but content.',
    'Left {them} with a fresh brew.',
    'No concerns this evening.',
    'Would like to do the same tomorrow.',
  ],
} as const;

export const conversations = [
  'Talked about {talk}.',
  '{They} told me about {talk} and I heard a part I did not know.',
  'We got on to {talk}, which made {them} laugh.',
  'Over the washing-up the talk was of {talk}.',
  '{They} wanted to talk about {talk}, and I mostly listened.',
  'Came back to {talk} twice; worth asking more about it.',
  'Asked about {talk} at the table and everybody joined in.',
];

/** Of people with few words it is told what was seen, never what they said. */
export const observations = [
  'Looked through the photographs with {them}: stayed longest with {talk}.',
  'We spoke of {talk}; {they} smiled and held on to my hand.',
  'Put on some music and watched {their} face light up.',
  'Sat quietly together; {talk} in the picture book was looked at twice.',
];
export const observedKeyWork = [
  'Key-work time, half an hour with the photo book. {Name} turned the pages, stopped at {talk} and would not go on for a while. Plan read aloud; calm throughout.',
  'Looked at the plan in pictures. {Name} pushed one away, and we took it out. Family told.',
  'Tried something new together: {treat} first, then the garden. {Name} reached for more of both.',
];
/** Sentences in which somebody speaks, or is handed an ordinary cup. */
export const isSpoken = (sentence: string): boolean =>
  /[Aa]sked|[Ss]aid|chatting|[Ww]ould like|told me|own idea|brew|book\./.test(sentence);

/** By how someone is at night: on their own feet, or helped. */
export const nights = {
  walking: [
    'Asleep at each look-in. Up at {time} of {their} own accord.',
    'Settled late with the radio on low; asleep by {hour}.',
    'Up at {hour} for the toilet and back within ten minutes.',
    'Woke at {hour} and came for a drink. Sat a while, then back to bed.',
    'Slept through. Said so too.',
    'Restless until {hour}; opened the window a touch, which helped.',
    'Bad dream about {hour}. Sat with {them}, warm drink, settled.',
    'Heard {them} chatting in {their} sleep about {hour}; no distress.',
    'Asked the time at {hour} and went back under the covers.',
    'Lamp on until {hour}; asleep at every look-in after that.',
    'Blankets on the floor at {hour}; covered again without waking.',
    'Snoring peacefully at {hour} and at each look-in after.',
    'Out of bed at {hour} to close the curtain; asleep ten minutes later.',
    'Awake at {hour}, no wish for company; asleep again by the next round.',
  ],
  helped: [
    'Asleep at each look-in; turned as planned.',
    'Rang at {hour} for the bedpan, comfortable after.',
    'Awake at {hour}, drink given with the head of the bed up, asleep soon after.',
    'Comfortable night, repositioned at the agreed times, skin clear.',
    'Settled after pads were changed at {hour}; slept until six.',
    'Woke cold at {hour}; extra blanket, warm hands, back to sleep.',
    'Slept through. Mattress setting checked and written down.',
    'A little restless towards morning; turned early, which helped.',
    'Heel propped on the second pillow at {hour}; slept on.',
    'Mouth dry at {hour}: sips and lip balm, then asleep.',
  ],
} as const;

export const keyWork = [
  'Key-work session, forty minutes in the quiet room. What went well this week: {name} {afternoon}. What did not: too much noise at tea. {Name} would like to try something new next month; we look at it together on Monday.',
  'Looked at the support plan together. {Name} says it still fits, apart from bedtime, which {they} would like half an hour later. Written up for the review.',
  'Talked about family and {talk}. {Name} asked for help with a card; written and posted.',
  'Went over money for the month. {Name} is happy with what comes in and out and wants to save a little towards a treat.',
  'Went over health: feet, teeth, eyes. Optician is due; {name} prefers a morning.',
  '{Name} said the best thing this month was {treat} and being asked. Two goals going well, one parked at {their} wish.',
  'Sorted photographs together and wrote names on the backs. {Name} wants the one from the summer on the wall.',
];

export const families = [
  '{Relative} rang at teatime. {Name} took the call in the quiet room and came out smiling.',
  '{Relative} visited for an hour. They looked at photographs over tea.',
  'Rang {relative} with the week’s news, as agreed. Pleased to hear it; asked us to pass on love.',
  '{Relative} sent a parcel: socks, biscuits and a magazine. All on the belongings list.',
  '{Relative} asked about the next review and would like to come. Date passed on to the manager.',
  'Video call with {relative}. The sound dropped twice but nobody minded.',
  '{Relative} took {name} out for an hour and brought {them} back with cake.',
];
/** Where visits are arranged by others, only the agreed call is written of. */
export const restrictedCall =
  'Sunday call with {relative}, ten minutes, staff in the room as agreed. {Name} said goodbye first and moved her card to green after.';

export const health = {
  all: [
    'A cough since yesterday, no temperature. Drinks encouraged; the surgery’s advice line told.',
    'Flu jab given at the surgery, left arm. No reaction by bedtime.',
    'Headache before lunch, eased with rest and water.',
    'Bloods taken at the surgery; {name} {was} very patient about the second try.',
    'Optician’s new lenses collected; {name} can read the clock again.',
    'Dentist pleased with the gums. Same again in six months.',
  ],
  rose: ['Community nurse came for the monthly check: weight, blood pressure and a chat. Nothing new.'],
  oak: ['Annual health check at the surgery: ears clear, blood pressure good, action plan in the blue folder.'],
  willow: [
    'District nurse came; dressings done, no change to the plan.',
    'Podiatrist trimmed nails and was happy with the skin between the toes.',
  ],
} as const;

export const houseNotes = [
  'Fire alarm test at ten, panel clear, all doors closed by themselves.',
  'Boiler engineer in and out before noon; hot water back to normal.',
  'Residents’ meeting: menus for next month, and a vote for fish on Fridays.',
  'Window cleaner round the outside; residents were told beforehand.',
  'Delivery of gloves and aprons checked and put away.',
  'Fridge temperatures written down twice; both in range.',
  'Minibus back from its service with a clean bill of health.',
  'Night lights in the corridor replaced.',
  'Visitors’ book is nearly full; new one is in the office drawer.',
  'Garden furniture brought in ahead of the wind.',
  'Food delivery was short of milk; shop run done by Derek.',
  'Infection control walk-round done: two bins replaced, otherwise good.',
];

/** What happens on some days of the week only; Sunday is 0. */
const onDays: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [
    /college|English class|project|food bank|surgery|[Dd]entist|Optician’s|District nurse|Podiatrist|Community nurse/,
    [1, 2, 3, 4, 5],
  ],
  [/Chiropody|Haircut/, [1, 2, 3, 4, 5, 6]],
  [/Friday/, [5]],
  [/for Sunday|Sabbath/, [6]],
  [/Mass/, [0]],
];
export const fitsDay = (sentence: string, day: string): boolean =>
  onDays.every(([words, days]) => !words.test(sentence) || days.includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
