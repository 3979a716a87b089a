/** What the parts of a day's note are made of. {did} and {talk} and {treat} are the resident's own. */
export const openings = [
  'Good morning with {name}.', '{Name} {was} up early and in good form.', 'A quiet start; {name} came through when {they} {was} ready.', '{Name} asked what was on today and we looked at the board together.', 'Checked in with {name} after breakfast.',
  'Spent a while with {name} this afternoon.', '{Name} {was} good company today.', 'A steady day for {name}.', '{Name} joined us in the lounge.', 'Found {name} by the window with a brew.', '{Name} had said yesterday that {they} wanted a change, so we made one.',
  'Rain all morning, so indoor things.', 'Bright and cold today; coats on.', '{Name} slept in and was the better for it.', 'Busy house today, and {name} kept to {their} own pace.', '{Name} greeted everybody by name at breakfast.', 'Sat with {name} over the paper.',
  '{Name} {was} a little slow to get going.', 'Lovely couple of hours with {name}.', '{Name} knew exactly what {they} wanted to do.', 'Offered three things to do; {name} picked {their} own fourth.', 'Second day running that {name} has come down without a prompt.',
];

export const middles = [
  '{They} {did}.', 'After lunch {they} {did}.', '{They} {did}, with very little help.', 'Before tea {they} {did}.', 'Later {they} {did}.', '{They} {did} and looked pleased about it.', 'On {their} own idea {they} {did}.', 'With a bit of encouragement {they} {did}.', 'In between {they} {did}.',
];

export const conversations = [
  'Talked about {talk}.', '{They} told me about {talk} and I heard a part I did not know.', 'We got on to {talk}, which made {them} laugh.', 'Over the washing-up the talk was of {talk}.', '{They} wanted to talk about {talk}, and I mostly listened.', 'Came back to {talk} twice; worth asking more about it.', 'Asked about {talk} at supper and the whole table joined in.', '{Talk} again on {their} mind, in a good way.',
];

export const meals = [
  'Ate well: {treat}.', '{Treat} went down nicely.', 'Asked for {treat} and cleared the plate.', 'Only picked at lunch but enjoyed {treat} later.', 'Had {treat} with the others.', 'Made {treat} {their} own way and offered me some.', 'Wanted {treat}, so we had that.', 'Small appetite at dinner; {treat} at four made up for it.',
];

export const endings = [
  'No concerns.', 'Settled and comfortable when I left.', 'Nothing to hand over.', 'Back in {their} room by nine with the door ajar.', 'Would like to do the same tomorrow.', 'Said it had been a good day.', 'Plan for tomorrow is on the board.', 'Feet up with the television by the end of my shift.', 'Thanked us, as always.',
  'Tired but content.', 'In bed by ten, call bell to hand.', 'Looking forward to the weekend.', 'Quiet evening after that.', 'Went up early with a book.', 'Asked who was on tonight and was happy with the answer.', 'Good eye contact, easy conversation.', 'Left {them} with a fresh brew.', 'Skin looked fine when helping with socks.', 'Let {their} key worker know.', 'Photo taken for the album with {their} say-so.',
];

export const nights = [
  'Asleep at each look-in. Up at {time} of {their} own accord.', 'Settled late with the radio on low; asleep by one.', 'Up once for the toilet, steady on {their} feet, back to sleep within ten minutes.', 'Woke at four and came for a drink. Sat in the kitchen a while, then back to bed.', 'Slept through. Said so too.',
  'Restless until two; moved the pillow and opened the window a touch, which helped.', 'Bad dream about three. Sat with {them}, warm drink, settled.', 'Heard {them} chatting in {their} sleep; no distress.', 'Asked the time at five and went back under the covers.', 'Comfortable night, repositioned as planned.',
];

export const keyWork = [
  'Key-work session, forty minutes in the quiet room. Went through the week: what worked was {did}; what did not was too much noise at tea. {Name} would like to try something new next month. Agreed to look at it together on Monday.'.replace('was {did}', 'was that {they} {did}'),
  'Looked at the support plan together. {Name} says it still fits, apart from bedtime, which {they} would like half an hour later. Written up as a request for the review.',
  'Talked about family and {talk}. {Name} asked for help writing a card; done and posted.', 'Went over money for the month. {Name} is happy with what comes in and out and wants to save a little towards a treat.', 'Health check-in: feet, teeth, eyes. Optician is due; {name} prefers a morning. Appointment to be made.',
  '{Name} said the best thing this month was {treat} and being asked. Goals reviewed, two going well, one parked at {their} wish.',
];

export const families = [
  '{Relative} rang at teatime. {Name} took the call in the office and came out smiling. Next visit planned for Sunday.', '{Relative} visited for an hour. They looked at photographs and had tea in the conservatory.', 'Rang {relative} with the week’s news, as agreed. Pleased to hear about it; asked us to pass on love.', '{Relative} sent a parcel: socks, biscuits and a magazine. All on the belongings list.',
  '{Relative} asked about the next review and would like to come. Date passed on to the manager.', 'Video call with {relative}. The sound dropped twice but nobody minded.',
];

export const health = [
  'District nurse came; nothing new to report and no change to the plan.', 'Complained of a sore knee after the walk. No swelling, moved freely. Keep an eye on it.', 'A cough since yesterday, no temperature. Fluids encouraged and the GP’s advice line has been told.', 'Flu jab given at the surgery, left arm. No reaction by bedtime.', 'Headache before lunch, eased with rest and water.', 'Podiatrist trimmed nails and was happy with the skin between the toes.', 'Eye drops reviewed by the optician; same again for six months.', 'Bloods taken at the surgery, {name} {was} very patient about the second try.',
];

export const houseNotes = [
  'Fire alarm test at ten, panel clear, all doors closed by themselves.', 'Boiler engineer in and out before noon; hot water back to normal.', 'Residents’ meeting: menus for next month, and a vote for fish on Fridays.', 'Window cleaner round the outside; residents were told beforehand.', 'Delivery of gloves and aprons checked and put away.', 'Fridge temperatures written down twice; both in range.',
  'Minibus back from its service with a clean bill of health.', 'Night lights in the corridor replaced.', 'Visitors’ book is nearly full; new one is in the office drawer.', 'Garden furniture brought in ahead of the wind.', 'Food delivery was short of milk; shop run done by Derek.', 'Infection control walk-round done: two bins replaced, otherwise good.',
];
