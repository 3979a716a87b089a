import type { Profile } from './resident-profile.ts';

export interface PlanWords {
  readonly domain: string;
  readonly title: string;
  readonly need: string;
  readonly goal: string;
  readonly measure: string;
  readonly actions: readonly (readonly [what: string, how: string, often: string])[];
  readonly fits: (profile: Profile) => boolean;
  readonly worked: readonly string[];
}

const has = (flag: string) => (profile: Profile): boolean => profile.flags?.includes(flag) ?? false;
const needsHelp = (profile: Profile): boolean => !['independent', undefined].includes(profile.facts?.['mobility'] as string | undefined);

/** Support plans as the homes write them; who has which follows from the person. */
export const planWords: readonly PlanWords[] = [
  { domain: 'mental_wellbeing', title: 'Staying well', need: '{Name} lives with {diagnosis}. {They} {was} last unwell enough for hospital before moving in, and knows the early signs.', goal: 'Spot a dip within two days and do something about it together.', measure: 'Days between first sign and action', actions: [['Ask how things are, properly, once a shift', 'In a quiet place, without a form in hand', 'Every shift'], ['Use what calms: {calms}', 'Offer first, do not wait to be asked', 'When early signs show'], ['Share what we see with the care coordinator', 'By phone, the same day', 'Whenever two signs show']], fits: ({ signs, flags }) => signs !== undefined && !flags?.includes('diabetes'), worked: ['Being asked early in the day rather than at bedtime.', 'The short walk before the talk.', 'Having the same two people for the hard conversations.'] },
  { domain: 'eating_drinking', title: 'Eating and drinking well', need: '{Name} may lose weight or drink too little without anyone noticing. {Likes}', goal: 'Keep weight steady and drink near the day’s target.', measure: 'Weight and the fluid chart', actions: [['Sit down and eat together', 'No trays left at the door', 'Each meal'], ['Offer something {they} enjoys: {treat}', 'Little and often', 'Mid-morning and mid-afternoon'], ['Write down what was offered and what was taken', 'On the fluid chart', 'Each drink']].map(([a, b, c]) => [String(a).replace('enjoys', 'will enjoy'), String(b), String(c)] as const), fits: (profile) => (profile.drift ?? 0) < -1 || profile.facts?.['has_dysphagia'] === true || profile.facts?.['fluid_target_ml'] !== undefined, worked: ['Eating together at the kitchen table.', 'Small plates and seconds.', 'Fortified milk in the coffee.'] },
  { domain: 'mobility_falls', title: 'Moving about safely', need: '{Name} wants to get about and may fall when hurried or tired.', goal: 'Keep moving every day with no injury from a fall.', measure: 'Falls and days walked', actions: [['Walking aid within reach, shoes with backs', 'Check at each visit to the room', 'Every shift'], ['Count into standing and wait', 'Do not pull', 'Each transfer'], ['A walk with company', 'To somewhere {they} chooses'.replace('chooses', 'would like'), 'Daily']], fits: (profile) => has('falls')(profile) || needsHelp(profile), worked: ['The brighter night light.', 'Moving the chair nearer to the door.', 'Counting together before standing.'] },
  { domain: 'personal_care', title: 'Washing and dressing my way', need: '{Name} likes to decide when and how. {Day}', goal: 'Do as much as possible without help.', measure: 'Share of tasks done alone or with a prompt', actions: [['Lay things out in order and step back', 'Prompt with words before hands', 'Mornings and evenings'], ['Test the water with the thermometer', 'Write the reading down', 'Every bath or shower'], ['Look at heels, hips and sacrum', 'With permission, while helping', 'Every wash']], fits: needsHelp, worked: ['Breakfast before the wash.', 'Choosing clothes the night before.'] },
  { domain: 'diabetes', title: 'Living with diabetes', need: '{Name} has diabetes and understands most of it; feet and eyes need watching.', goal: 'Blood sugar in the agreed range and feet without sores.', measure: 'Clinic results, foot checks', actions: [['Foot check', 'Top, sole and between the toes', 'Weekly, with the bath'], ['Regular meals', 'Same times, and truth about sugar', 'Daily'], ['Know a low when you see one', 'Sweaty, muddled: see the plan on the fridge door', 'Always']], fits: (profile) => profile.facts?.['diabetes'] !== undefined, worked: ['Choosing puddings together at the shop.', 'Foot check made part of bath night.'] },
  { domain: 'epilepsy', title: 'Seizures', need: '{Name} has tonic-clonic seizures, usually in the early morning.', goal: 'Be safe during and rested after each seizure.', measure: 'Seizure record', actions: [['Time it, cushion the head, stay', 'Left ear touching is a sign', 'Each seizure'], ['Call 999 after five minutes', 'Or a second one without waking', 'Each seizure'], ['Never alone in water', 'Two staff at the pool', 'Always']], fits: (profile) => profile.facts?.['has_epilepsy'] === true, worked: ['Noticing the ear sign early.'] },
  { domain: 'communication', title: 'Being understood', need: '{Speaks}', goal: 'Make choices every day that others understand.', measure: 'Choices made and honoured', actions: [['Wait ten seconds after asking', 'Face to face, in good light', 'Always'], ['Use the agreed signs, pictures or board', 'Kept by the door', 'Always']], fits: ({ speaks }) => speaks !== undefined, worked: ['Waiting longer than feels natural.', 'One person talking at a time.'] },
  { domain: 'activities_work', title: 'Days worth getting up for', need: '{Life} {Likes}', goal: 'Something to look forward to at least four days a week.', measure: 'Activities in the notes', actions: [['Plan the week together', 'On the board, in pictures if that helps', 'Sundays'], ['Make time for what matters: {important}', 'Say so at handover', 'Daily']], fits: ({ speaks }) => speaks === undefined, worked: ['Planning on Sunday evening.', 'Going with one person instead of a group.'] },
];

export interface RiskWords {
  readonly category: string;
  readonly title: string;
  readonly hazard: string;
  readonly how: string;
  readonly benefit: string;
  readonly likelihood: number;
  readonly severity: number;
  readonly residual: readonly [number, number];
  readonly controls: readonly (readonly [text: string, type: string])[];
  readonly happens: string;
  readonly fits: (profile: Profile) => boolean;
}

export const riskWords: readonly RiskWords[] = [
  { category: 'falls', title: 'Falling', hazard: 'Getting up in a hurry, at night, or in loose slippers', how: 'Bruising, head injury or a broken hip', benefit: 'Walking keeps strength, dignity and company.', likelihood: 4, severity: 3, residual: [2, 3], controls: [['Night light and clear floor', 'reduce'], ['Walking aid within reach', 'equipment'], ['Shoes with backs', 'reduce']], happens: 'Do not move until checked. Head strike or blood thinner: 999. Then the follow-up checks.', fits: has('falls') },
  { category: 'choking', title: 'Choking on food or drink', hazard: 'Food or drink of the wrong texture, or eating alone', how: 'Airway blocked, or chest infection', benefit: 'Eating with friends is the best part of the day.', likelihood: 4, severity: 5, residual: [2, 5], controls: [['Texture as on the placemat', 'plan'], ['Upright for thirty minutes after', 'reduce'], ['Someone beside at every meal', 'supervision']], happens: 'Back slaps, abdominal thrusts, 999. Stay until help comes.', fits: has('choking') },
  { category: 'self_harm', title: 'Hurting oneself', hazard: 'Low mood, bad nights, reminders of the past', how: 'Cuts or burns, infection, worse', benefit: 'Privacy and trust matter to recovery.', likelihood: 3, severity: 4, residual: [2, 4], controls: [['Ask directly, every time we worry', 'plan'], ['Safety plan by the bed', 'plan'], ['Distress box in the quiet room', 'equipment']], happens: 'First aid, stay, listen. Crisis team or 999 as the plan says. No blame.', fits: has('self_harm') },
  { category: 'absconding', title: 'Leaving without the support needed', hazard: 'Going out alone towards roads or old haunts', how: 'Lost, hurt or taken advantage of', benefit: 'Being outside, and deciding for oneself.', likelihood: 3, severity: 4, residual: [2, 4], controls: [['Go out together whenever asked', 'supervision'], ['Profile and photo ready', 'plan']], happens: 'Search the house and garden, then the profile’s places; police after thirty minutes or at once if at risk.', fits: has('absconding') },
  { category: 'bathing_scald', title: 'Bathing', hazard: 'Hot water, wet floor, being alone in the bath', how: 'Scald, slip or drowning', benefit: 'A bath alone is a pleasure and private.', likelihood: 2, severity: 4, residual: [1, 4], controls: [['Thermometer every time', 'reduce'], ['Mixing valve checked yearly', 'equipment']], happens: 'Cool under running water twenty minutes, 999 for more than a hand’s breadth.', fits: (profile) => !has('falls')(profile) && !has('choking')(profile) && !has('self_harm')(profile) && !has('absconding')(profile) },
];
