import { care } from '#domain/daily-care/mood/care.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';
import { minutesLater } from '../stage/calendar.ts';

/** Mental states in Rose House, and for Leanne in Oak Lodge. */
export function describeMinds(scene: Scene): void {
  for (const resident of scene.residents.filter(
    ({ house, profile }) => house === 'rose' || profile.last === 'Foster',
  )) {
    const random = seeded(`minds ${resident.profile.last} ${resident.profile.first}`);
    for (let offset = -seasonDays + random.whole(0, 2); offset <= 0; offset += random.whole(2, 4))
      describe(scene, resident, offset, random);
  }
}

const own = [
  'Steady.',
  'A bit foggy, nothing bad.',
  'Like the weather: changing.',
  'Good, busy.',
  'Flat but managing.',
  'I slept, so I’m fine.',
  'Nervous about Friday.',
  'Quiet in my head today.',
  'Proud of myself.',
  'Bored.',
];
const actions = [
  'Moved to the quiet room, sat with him until the voices eased, prescriber’s line called.',
  'Talked through the crisis plan, care coordinator rang back within the hour.',
];

function describe(scene: Scene, resident: SceneResident, offset: number, random: Seeded): void {
  const at = scene.calendar.at(offset, 620 + random.whole(0, 480));
  const unwell =
    (resident.profile.last === 'Rahman' && offset > -6) || (resident.profile.last === 'Baptiste' && offset > -24);
  const sharp = resident.profile.last === 'Baptiste' && offset > -12 && offset <= -9;
  const signs = resident.profile.signs ?? [];
  noteDown(scene, care, resident, at, random, {
    appearance: unwell ? 'unkempt' : random.pick(['usual', 'well_kept', 'usual']),
    behaviour: unwell
      ? ['withdrawn', 'guarded']
      : random.pick([['settled', 'cooperative'], ['settled'], ['cooperative'], ['restless']]),
    eye_contact: unwell ? 'reduced' : 'good',
    engagement: unwell ? 'partial' : random.pick(['good', 'good', 'partial']),
    speech: unwell ? ['quiet', 'slow'] : ['usual'],
    mood_in_own_words: unwell ? random.pick(['Heavy.', 'Like wading.', 'They won’t leave off.']) : random.pick(own),
    observed_affect: unwell ? ['low'] : ['steady'],
    thoughts: unwell ? ['worries', 'hopeless'] : random.pick([['clear'], ['clear'], ['worries']]),
    perception:
      resident.profile.last === 'Clarke' && resident.profile.gender === 'male' ? ['hears_voices'] : ['none_noted'],
    ...(resident.profile.last === 'Clarke' && resident.profile.gender === 'male' ? { voices_commanding: false } : {}),
    orientation: { time: resident.profile.last !== 'Tench' || random.chance(0.6), place: true, person: true },
    concentration: unwell ? 'reduced' : 'good',
    insight: random.pick(['full', 'partial', 'partial']),
    appetite: unwell ? 'worse' : 'usual',
    energy: unwell ? 'worse' : random.pick(['usual', 'usual', 'better']),
    sleep_view: unwell ? 'worse' : 'usual',
    medicines_attitude: 'accepting',
    substance_signs: 'none',
    risk_to_self: unwell ? 2 : random.chance(0.15) ? 1 : 0,
    risk_to_others: 0,
    risk_from_others: random.chance(0.1) ? 1 : 0,
    self_neglect: unwell ? 2 : random.chance(0.2) ? 1 : 0,
    leaving_unsafely: 0,
    warning_signs_seen: unwell ? signs.slice(0, random.whole(1, 2)) : [],
    change_since_last: sharp
      ? 'much_worse'
      : unwell
        ? 'slightly_worse'
        : random.pick(['same', 'same', 'same', 'improved']),
    ...(sharp
      ? { action_taken: random.pick(actions), escalated_to: ['shift_lead', 'cmht'], escalated_at: minutesLater(at, 1) }
      : {}),
  });
}
