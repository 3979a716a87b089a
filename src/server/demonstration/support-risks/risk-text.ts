import type { riskCategories } from '#domain/plans/risk-categories.ts';

export type RiskCategory = keyof typeof riskCategories;

/** What could cause harm to this person, what they say about that risk, and the control that is theirs alone. */
export type RiskText = readonly [hazard: string, view: string, control: string];

/** By first and last name, then by what the risk is of. */
export type Risks = Readonly<Record<string, Partial<Readonly<Record<RiskCategory, RiskText>>>>>;

export interface RiskKind {
  readonly title: string;
  readonly how: string;
  readonly benefit: string;
  readonly likelihood: number;
  readonly severity: number;
  readonly residual: readonly [likelihood: number, severity: number];
  /** What is done for everybody who has this risk. */
  readonly controls: readonly (readonly [text: string, type: string])[];
  readonly happens: string;
}

/** What a risk of a kind has in common, whoever it is about. */
export const riskKinds: Partial<Readonly<Record<RiskCategory, RiskKind>>> = {
  falls: {
    title: 'Falling',
    how: 'Bruising, a head injury or a broken hip; then fear of walking.',
    benefit: 'Walking keeps strength, dignity and company.',
    likelihood: 4,
    severity: 3,
    residual: [2, 3],
    controls: [['Walking aid within reach and the floor clear', 'reduce']],
    happens:
      'Do not move until checked head to toe. Head strike, blood thinner or new pain: 999. Then the follow-up checks, body map, family and GP.',
  },
  choking: {
    title: 'Choking on food or drink',
    how: 'The airway is blocked, or food reaches the lungs and becomes a chest infection.',
    benefit: 'Eating with friends is the best part of the day.',
    likelihood: 4,
    severity: 5,
    residual: [2, 5],
    controls: [
      ['Textures as speech and language wrote them on the placemat', 'plan'],
      ['Somebody beside at every meal who knows back slaps', 'supervision'],
    ],
    happens: 'Five back slaps, five abdominal thrusts, 999. Stay until help comes; tell speech and language.',
  },
  self_harm: {
    title: 'Hurting myself',
    how: 'Cuts, burns or worse; infection; shame afterwards.',
    benefit: 'Privacy and trust are what recovery is made of.',
    likelihood: 3,
    severity: 4,
    residual: [2, 4],
    controls: [
      ['Ask directly, in the word “safe”, whenever we worry', 'plan'],
      ['Safety plan where the person keeps it, copy in the office', 'plan'],
    ],
    happens:
      'First aid, stay, listen, no blame. Crisis team or 999 as the safety plan says; tell the shift lead at once.',
  },
  absconding: {
    title: 'Leaving without the support needed',
    how: 'Lost, cold, hit by traffic or taken advantage of.',
    benefit: 'Being outside, and deciding for oneself.',
    likelihood: 3,
    severity: 4,
    residual: [2, 4],
    controls: [
      ['Go out together whenever asked, so that nobody needs to slip out', 'supervision'],
      ['Profile, photo and today’s clothes ready to hand over', 'plan'],
    ],
    happens:
      'Search house and garden for ten minutes, then the places in the profile. Police at thirty minutes, at once if at risk; tell the on-call manager and family.',
  },
  epilepsy: {
    title: 'Seizures',
    how: 'Injury in the fall, drowning, or a seizure that does not stop.',
    benefit: 'Swimming and bouncing are joy, and joy is not negotiable.',
    likelihood: 4,
    severity: 4,
    residual: [2, 4],
    controls: [
      ['Never alone in water; two staff at the pool', 'supervision'],
      ['Staff trained in seizures, yearly', 'training'],
    ],
    happens: 'Time it, cushion the head, clear the space; 999 at five minutes or a second without waking.',
  },
  moving_handling: {
    title: 'Being moved and lifted',
    how: 'Skin tears, a pulled shoulder, a drop, or a hurt back for staff.',
    benefit: 'Getting up means the window, the table and other people.',
    likelihood: 3,
    severity: 4,
    residual: [1, 4],
    controls: [
      ['Two trained staff for every move', 'training'],
      ['Hoist, sling and brakes checked aloud before each lift', 'equipment'],
    ],
    happens: 'Lower to the nearest safe surface, stay, look for injury, report; hoist out of use until looked at.',
  },
  skin: {
    title: 'Pressure damage',
    how: 'Skin breaks over bone and may take months to heal.',
    benefit: 'Sitting up with others matters more than lying safely alone.',
    likelihood: 4,
    severity: 3,
    residual: [2, 3],
    controls: [
      ['Look at heels, hips and sacrum with every wash', 'plan'],
      ['Cushion and mattress set for weight, setting written down', 'equipment'],
    ],
    happens: 'Take pressure off at once, body map, district nurse the same day; category 2 or worse is an incident.',
  },
  nutrition: {
    title: 'Losing weight',
    how: 'Weakness, infections, falls and slow healing.',
    benefit: 'Food is pleasure and company; nobody is forced.',
    likelihood: 4,
    severity: 4,
    residual: [3, 3],
    controls: [
      ['Weighed weekly and the figure told to the senior', 'plan'],
      ['Fortified milk and snacks between meals', 'reduce'],
    ],
    happens: 'Five per cent in a month: GP and dietitian the same week, food diary from that day.',
  },
  fire_smoking: {
    title: 'Smoking',
    how: 'Burns, or a fire while people sleep.',
    benefit: 'It is legal, it is theirs, and it is when people talk.',
    likelihood: 3,
    severity: 5,
    residual: [1, 5],
    controls: [
      ['Shelter with metal bin; lighter kept where agreed', 'reduce'],
      ['Flame-retardant bedding and a heat detector in the room', 'equipment'],
    ],
    happens: 'Raise the alarm, get out, stay out, 999. Burns under cool running water for twenty minutes.',
  },
  other: {
    title: 'An allergic reaction',
    how: 'Swelling of lips and throat; breathing stops within minutes.',
    benefit: 'Eating out, visitors’ cakes and treatment when ill.',
    likelihood: 2,
    severity: 5,
    residual: [1, 5],
    controls: [
      ['Allergy said aloud to every kitchen, dentist and doctor', 'plan'],
      ['Staff shown how to use adrenaline each year', 'training'],
    ],
    happens: 'Adrenaline into the thigh, 999, lie down with legs up; second dose after five minutes if no better.',
  },
  medicines: {
    title: 'Bleeding with a blood thinner',
    how: 'A knock to the head bleeds inside before anybody sees it.',
    benefit: 'The medicine prevents a stroke; life goes on around it.',
    likelihood: 3,
    severity: 5,
    residual: [2, 4],
    controls: [
      ['Blood tests on time, yellow card in the wallet', 'plan'],
      ['Every fall counts as a head injury until it is known not to be', 'plan'],
    ],
    happens:
      'Head strike: 999. Press on a wound for ten minutes; black stools or a nosebleed over ten minutes: 111 at once.',
  },
  substance: {
    title: 'Drinking again',
    how: 'Confusion, falls, and losing what has been won back.',
    benefit: 'Freedom to go to the shop like anybody else.',
    likelihood: 3,
    severity: 4,
    residual: [2, 3],
    controls: [['Talk about it as a health matter, never as a crime', 'plan']],
    happens: 'Stay with the person, no lecture, fluids, check breathing hourly; tell the GP next morning.',
  },
  self_neglect: {
    title: 'Not looking after myself',
    how: 'Sores, infections and a lonelier life.',
    benefit: 'My body and my room are mine.',
    likelihood: 3,
    severity: 3,
    residual: [2, 2],
    controls: [['Offer once, come back once, write it down', 'plan']],
    happens: 'Two weeks without a wash: key-work session, then the care coordinator.',
  },
  exploitation_abuse: {
    title: 'Being taken advantage of',
    how: 'Money, trust or safety lost to somebody who seems kind.',
    benefit: 'Friends, phone and a life beyond the house.',
    likelihood: 3,
    severity: 4,
    residual: [2, 3],
    controls: [['Talk about the people in my life in every key-work session', 'plan']],
    happens: 'Believe, write it in their words, tell the manager; safeguarding the same day.',
  },
  violence: {
    title: 'Lashing out when frightened',
    how: 'Somebody is hit by what is thrown or is pushed over.',
    benefit: 'Living with other people rather than apart from them.',
    likelihood: 3,
    severity: 3,
    residual: [2, 3],
    controls: [['Space, one low voice, others led away', 'plan']],
    happens: 'No hands on unless somebody will be hurt. Check for injuries, ABC record, debrief for both within a day.',
  },
  community: {
    title: 'Out and about',
    how: 'Lost, cold or frightened, and unable to say where home is.',
    benefit: 'The bus, the shop and the river are half of life.',
    likelihood: 3,
    severity: 3,
    residual: [2, 2],
    controls: [['Phone with our number, time and place agreed before leaving', 'plan']],
    happens: 'Ring, then look; thirty minutes late is treated as missing.',
  },
  bathing_scald: {
    title: 'Bathing',
    how: 'A scald, a slip or going under.',
    benefit: 'A bath is a pleasure and a private one.',
    likelihood: 2,
    severity: 4,
    residual: [1, 4],
    controls: [['Thermometer every time, reading written down', 'reduce']],
    happens: 'Out, cool running water for twenty minutes, 999 for more than a hand’s breadth.',
  },
  infection: {
    title: 'Chest and other infections',
    how: 'Sepsis or a hospital stay that takes weeks to get over.',
    benefit: 'Visitors, outings and the company that make infections possible.',
    likelihood: 4,
    severity: 4,
    residual: [2, 4],
    controls: [['Vaccinations up to date; ill visitors asked to come another day', 'reduce']],
    happens: 'New confusion, fast breathing or 38 degrees: observations, GP that hour, 999 if the score says so.',
  },
};
