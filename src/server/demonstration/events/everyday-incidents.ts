import type { HouseKey } from '../stage/houses.ts';
import type { IncidentStory } from './incident-stories.ts';
import { seasonDays, type Resident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';

type Everyday = Omit<IncidentStory, 'about' | 'first' | 'day' | 'until'> & {
  readonly suits?: (resident: Resident) => boolean;
};

const walks = ({ profile }: Resident): boolean =>
  ['independent', 'aid', 'one_person'].includes(String(profile.facts?.['mobility'] ?? 'independent'));
const fallsEasily = (resident: Resident): boolean =>
  walks(resident) && !['Clarke', 'Pemberton', 'Pryce', 'Stubbs'].includes(resident.profile.last);
const fell = (found: string, footwear: string, before: string) => ({
  witnessed: true,
  head_strike: 'no',
  conscious_throughout: true,
  found_position: found,
  time_on_floor_min: 3,
  footwear,
  activity_before: before,
  new_pain_or_deformity: false,
  mobility_changed: false,
});
const upset = (antecedent: string, trigger: string, behaviour: string, minutes: number) => ({
  antecedent,
  behaviour: [behaviour],
  behaviour_text: 'Over quickly',
  consequence: 'Quiet, then a drink together',
  trigger_codes: [trigger],
  likely_function: 'escape',
  intensity: 1,
  duration_min: minutes,
  calming_used: 'Space, a low voice, one person only',
});

/** What happens in any house in any month: small, written down, looked at and closed. */
const everyday: readonly Everyday[] = [
  {
    type: 'fall',
    location: 'lounge',
    time: '10:40',
    severity: 'no_harm',
    suits: fallsEasily,
    description:
      '{Name} missed the edge of the armchair and slid to the carpet. Two of us saw it. {They} did not hit {their} head and {was} cross with the chair.',
    actions: 'Checked from head to toe, helped up with a chair, tea. Family told by phone.',
    facts: fell('Sitting on the carpet', 'Shoes', 'Sitting down'),
    learnt: 'The chair is two inches lower than {their} own; risers fitted.',
  },
  {
    type: 'fall',
    location: 'garden',
    time: '14:55',
    severity: 'low',
    suits: fallsEasily,
    description:
      '{Name} caught a foot on the edging by the bench and went down on one hand. {They} got up with help after a minute and wanted to stay out.',
    actions: 'Checked where {they} {was}, hand washed, observations begun.',
    injuries: 'Grazed palm.',
    treatment: 'first_aid',
    facts: fell('On hands and knees', 'Outdoor shoes', 'Walking to the bench'),
    learnt: 'The loose edging stone is set in mortar.',
  },
  {
    type: 'fall',
    location: 'other',
    time: '17:20',
    severity: 'no_harm',
    suits: fallsEasily,
    description:
      '{Name} turned to answer somebody and lost {their} balance. The carer walking beside {them} lowered {them} to the floor.',
    actions: 'Lowered, not dropped; checked and helped up. Watched until bedtime.',
    facts: fell('Lowered to the floor', 'Slippers', 'Walking to supper'),
    learnt: 'We let {them} finish turning before we talk.',
  },
  {
    type: 'injury',
    location: 'kitchen',
    time: '12:10',
    severity: 'low',
    description: '{Name} brushed the back of {their} hand against the oven door while fetching a plate.',
    actions: 'Twenty minutes under cool running water, film, looked at again at the end of the shift.',
    injuries: 'Red patch, two centimetres, no blister.',
    treatment: 'first_aid',
    learnt: 'Plates are warmed in the rack, not in the oven.',
    facts: { conscious_throughout: true, new_pain_or_deformity: false },
  },
  {
    type: 'injury',
    location: 'room',
    time: '07:50',
    severity: 'low',
    description:
      'A skin tear was seen on {name}’s shin while helping with socks. {They} thought it was the bed frame in the night.',
    actions: 'Cleaned and covered; district nurse told. Bed frame edge padded the same morning.',
    injuries: 'Skin tear on the shin, fifteen millimetres.',
    treatment: 'first_aid',
    learnt: 'All bed frames in the house were felt along by hand; two more were padded.',
    facts: { conscious_throughout: true, new_pain_or_deformity: false },
  },
  {
    type: 'near_miss',
    location: 'lounge',
    time: '12:45',
    severity: 'near_miss',
    description:
      'A plate meant for somebody else was set down in front of {name}. It was noticed before {they} had taken a mouthful.',
    actions: 'Plate changed. Placement cards put back on the trolley.',
    learnt: 'Whoever serves reads the card aloud.',
  },
  {
    type: 'near_miss',
    location: 'bathroom',
    time: '08:30',
    severity: 'near_miss',
    description:
      'The bath mat {name} uses was found drying in the sluice and a smooth one lay in its place. {They} had not stepped on it.',
    actions: 'Mat fetched before the bath. Second mat ordered.',
    learnt: 'Two mats for each bathroom, one always dry.',
  },
  {
    type: 'near_miss',
    location: 'community',
    time: '11:05',
    severity: 'near_miss',
    suits: walks,
    description:
      'A cyclist came along the pavement fast and passed {name} within a foot. {They} stood still, as we have practised.',
    actions: 'Sat down on the wall for five minutes, then went on.',
    learnt: 'We walk on the side away from the kerb ramp.',
  },
  {
    type: 'behaviour_of_concern',
    location: 'lounge',
    time: '16:10',
    severity: 'no_harm',
    description: 'The programme {name} had on was switched over by somebody else. {They} shouted and left the room.',
    actions: 'Followed at a distance, sat in the hall together. Programme put back.',
    facts: upset('Programme switched over', 'another_person', 'shouting', 8),
    learnt: 'The evening’s programme is agreed at tea and written on the board.',
  },
  {
    type: 'behaviour_of_concern',
    location: 'other',
    time: '18:35',
    severity: 'no_harm',
    description:
      '{Name} had to wait for supper longer than usual and banged on the hatch, shouting for somebody to come.',
    actions: 'Bread and butter brought, sat together until the plates came.',
    facts: upset('Supper twenty minutes late', 'waiting', 'shouting', 6),
    learnt: 'Whoever cooks tells the lounge when it will be late.',
  },
  {
    type: 'behaviour_of_concern',
    location: 'room',
    time: '09:15',
    severity: 'no_harm',
    description: '{Name} threw a towel when two of us came in together for the morning wash.',
    actions: 'One of us went out. The wash was done half an hour later with no fuss.',
    facts: upset('Two people at once', 'personal_care', 'throwing', 4),
    learnt: 'One person says good morning first; the second comes after a nod.',
  },
  {
    type: 'property_damage',
    location: 'room',
    time: '20:05',
    severity: 'no_harm',
    description: '{Name}’s bedside lamp went over and the shade broke. No glass near the bed.',
    actions: 'Swept with {them} watching; spare lamp brought from the office.',
    facts: upset('Reaching for the radio in the dark', 'unknown', 'breaking', 1),
    learnt: 'A lamp with a heavy foot, and the radio on the other side.',
  },
  {
    type: 'illness',
    location: 'room',
    time: '05:40',
    severity: 'no_harm',
    description: '{Name} had been sick twice before breakfast and had a temperature of 37.9. Drinking small amounts.',
    actions: 'Sips every ten minutes, own bathroom for the day, surgery rung at eight: watch and ring again if worse.',
    learnt: 'Nobody else became ill; hand gel at the door was filled twice that day.',
    facts: { head_strike: 'no', conscious_throughout: true, new_pain_or_deformity: false },
  },
  {
    type: 'other',
    location: 'lounge',
    time: '15:25',
    severity: 'no_harm',
    description: '{Name}’s reading glasses could not be found after the music afternoon.',
    actions: 'Looked for in every chair; found next morning in the piano stool.',
    learnt: 'Glasses have a cord with a name now.',
  },
];

const told = (
  resident: Resident,
  { suits: _suits, ...one }: Everyday,
  day: number,
  until: IncidentStory['until'],
): IncidentStory => ({
  ...one,
  about: resident.profile.last,
  first: resident.profile.first,
  day,
  until,
  description: aboutResident(one.description, resident),
  actions: aboutResident(one.actions, resident),
  ...(one.learnt ? { learnt: aboutResident(one.learnt, resident) } : {}),
});

/** Who it happens to, and what: in a house nobody is named twice before everybody could have been. */
function drawing(
  scene: Scene,
  house: HouseKey,
  random: Seeded,
): (day: number, until: IncidentStory['until']) => IncidentStory | null {
  const living = scene.residents.filter(
    (one) => one.house === house && one.leftAt === undefined && one.awayFrom === undefined,
  );
  const draw = { what: deck(everyday, random), who: deck(living, random) };
  return (day, until) => {
    const what = draw.what();
    const who = Array.from(living, draw.who).find((one) => what.suits?.(one) ?? true);
    return who ? told(who, what, day, until) : null;
  };
}

/** One in a week or so in a small house, more where twenty live. */
const everyDays: Readonly<Record<HouseKey, number>> = { rose: 8, oak: 9, willow: 6 };

export function everydayIncidents(scene: Scene, house: HouseKey): readonly IncidentStory[] {
  const random = seeded(`everyday incidents ${house}`);
  const draw = drawing(scene, house, random);
  const days: number[] = [];
  for (let day = -seasonDays + random.whole(2, 6); day < -8; day += everyDays[house] + random.whole(-2, 2))
    days.push(day);
  return days.flatMap((day) => draw(day, 'closed') ?? []);
}

/** What a day that is over brought, if anything. */
export function incidentOfDay(scene: Scene, house: HouseKey, day: string): IncidentStory | null {
  const random = seeded(`incident of ${day} ${house}`);
  return random.chance(1 / everyDays[house]) ? drawing(scene, house, random)(0, 'submitted') : null;
}
