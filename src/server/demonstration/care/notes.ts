import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Day, Moment } from '#domain/kit/time/time.ts';
import { note } from '#domain/notes/note.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { minutesLater } from '../stage/calendar.ts';
import { days } from '../stage/days.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import {
  conversations,
  evenings,
  families,
  fitsDay,
  health,
  houseNotes,
  isSpoken,
  keyWork,
  mornings,
  nights,
  observations,
  observedKeyWork,
  restrictedCall,
} from './note-words.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { isGravelyUnwell } from '../events/stories.ts';
import { storyNotes } from '../events/story-notes.ts';
import { hasFewWords } from '../support-plans/evaluation-words.ts';
import { aboutResident } from '../stage/wording.ts';

/** What the shifts wrote: a note or two a day about everyone, and one about the house now and then. */
export function writeNotes(scene: Scene): void {
  writeDiaries(scene);
  for (const house of keysOf(houses)) houseDiary(scene, house);
  addStories(scene);
}

export const writeDiaries = (scene: Scene): void => scene.residents.forEach((resident) => diary(scene, resident));

/** The part of life a kind of note tells of, the nearest first. */
const domainsOf: Readonly<Record<string, readonly Plan['domain'][]>> = {
  activity: ['activities_work', 'social_family', 'mental_wellbeing'],
  health: ['physical_health', 'diabetes', 'eating_drinking'],
  night: ['sleep', 'mobility_falls'],
  key_work: ['recovery_move_on', 'mental_wellbeing'],
  behaviour: ['behaviour_support', 'mental_wellbeing'],
  family_contact: ['social_family', 'communication'],
  professional_contact: ['mental_wellbeing', 'physical_health'],
};

const notYet: Moment = '9999-12-31T00:00:00.000Z';

/** The plan in force at the time for what a note of this kind tells of. */
function planAt({ book }: Scene, { record }: SceneResident, at: Moment, category: string): string | null {
  const inForce = book
    .of(plan)
    .filter((one) => one.resident === record.id && one.status !== 'archived' && (one.approved_at ?? notYet) <= at)
    .toSorted((a, b) => (String(a.approved_at) < String(b.approved_at) ? 1 : -1));
  const found = (domainsOf[category] ?? []).flatMap((domain) => inForce.find((one) => one.domain === domain) ?? []);
  return found[0]?.id ?? null;
}

interface NoteText {
  readonly category: string;
  readonly body: string;
  readonly is_important?: boolean;
  readonly visibility?: 'senior_only';
}

/** A note names the plan it tells of, as whoever writes it would choose it. */
const noteAbout = (
  scene: Scene,
  resident: SceneResident,
  at: Moment,
  random: Seeded,
  written: NoteText,
): AnyRecord | null =>
  noteDown(scene, note, resident, at, random, {
    ...written,
    linked_plan: planAt(scene, resident, at, written.category),
  });

const isHelped = ({ profile }: SceneResident): boolean =>
  ['two_person', 'hoist', 'bed'].includes(String(profile.facts?.mobility));

const hasRestrictedCalls = ({ profile }: SceneResident): boolean =>
  profile.family?.[0]?.more?.contact_restricted === true;
const isSunday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;

/** One person's stock of sentences; none comes round again before all have been used. */
function pens(resident: SceneResident, random: Seeded) {
  const { talks, enjoys, family, first, last } = resident.profile;
  const own = days[`${first} ${last}`];
  if (!own) throw new Error(`Nobody has said what ${first} ${last} does all day`);
  const [relative] = family ?? [];
  const drawn = {
    morning: deck(own.mornings, random),
    afternoon: deck(own.afternoons, random),
    evening: deck(own.evenings, random),
    talk: deck(talks, random),
    treat: deck(enjoys, random),
  };
  const isQuiet = hasFewWords(resident);
  const draw = {
    morning: parts(mornings, isQuiet, random),
    evening: { ...parts(evenings, isQuiet, random), middle: deck(evenings.middles, random) },
    conversation: deck(isQuiet ? observations : conversations, random),
    night: deck(fitting(nights[isHelped(resident) ? 'helped' : 'walking'], isQuiet), random),
    keyWork: deck(isQuiet ? observedKeyWork : keyWork, random),
    family: deck(hasRestrictedCalls(resident) ? [restrictedCall] : families, random),
    health: deck([...health.all, ...health[resident.house]], random),
  };
  const fill = (sentence: string, day: Day) =>
    aboutResident(sentence, resident, {
      ...Object.fromEntries(
        Object.entries(drawn).map(([name, next]) => [
          name,
          sentence.toLowerCase().includes(`{${name}}`) ? onItsDay(next, day) : '',
        ]),
      ),
      relative: relative ? `${relative.first} (${relative.as})` : 'a friend',
      time: random.pick(['six', 'half past six', 'seven', 'ten to seven']),
      hour: random.pick(['one', 'half past one', 'two', 'half past two', 'three', 'half past three', 'four', 'five']),
    });
  return { draw, fill };
}

/** The next sentence that fits the day of the week; everybody has some that always do. */
function onItsDay(next: () => string, day: Day): string {
  const sentence = next();
  return fitsDay(sentence, day) ? sentence : onItsDay(next, day);
}

const fitting = (sentences: readonly string[], isQuiet: boolean): readonly string[] =>
  isQuiet ? sentences.filter((one) => !isSpoken(one)) : sentences;
const parts = (words: typeof mornings | typeof evenings, isQuiet: boolean, random: Seeded) => ({
  opening: deck(fitting(words.openings, isQuiet), random),
  meal: deck(fitting(words.meals, isQuiet), random),
  ending: deck(fitting(words.endings, isQuiet), random),
});

/** The early shift writes before it goes at three, the late one before ten, the night before the morning. */
const writtenAt = { early: [795, 880], late: [1265, 1305], night: [345, 435] } as const;

function diary(scene: Scene, resident: SceneResident): void {
  const random = seeded(`diary ${resident.profile.last} ${resident.profile.first}`);
  const { draw, fill } = pens(resident, random);
  const isBound = hasRestrictedCalls(resident);
  const maybe = (share: number, next: () => string): string[] => (random.chance(share) ? [next()] : []);
  const early = (day: Day) =>
    [
      draw.morning.opening(),
      ...maybe(0.35, draw.conversation),
      ...maybe(0.6, draw.morning.meal),
      ...maybe(0.5, draw.morning.ending),
    ]
      .map((sentence) => fill(sentence, day))
      .join(' ');
  const late = (day: Day) =>
    [
      draw.evening.opening(),
      ...maybe(0.5, draw.evening.middle),
      ...maybe(0.3, draw.conversation),
      ...maybe(0.5, draw.evening.meal),
      ...maybe(0.6, draw.evening.ending),
    ]
      .map((sentence) => fill(sentence, day))
      .join(' ');
  const write = (offset: number, [from, to]: readonly [number, number], category: string, body: string) =>
    noteAbout(scene, resident, scene.calendar.at(offset, random.whole(from, to)), random, { category, body });
  for (let offset = -seasonDays; offset <= 0; offset += 1) {
    const day = scene.calendar.day(offset);
    const [isEarly, isLate] = [random.chance(0.45), random.chance(0.72)];
    // Where something is going on, its own notes tell it.
    if (!isGravelyUnwell(resident, offset)) {
      if (isEarly) write(offset, writtenAt.early, 'daily', early(day));
      if (isLate || !isEarly) write(offset, writtenAt.late, random.chance(0.2) ? 'activity' : 'daily', late(day));
    }
    if (random.chance(0.22)) write(offset, writtenAt.night, 'night', fill(draw.night(), day));
    if (random.chance(isBound ? 0.9 : 0.07) && (isBound ? isSunday(day) : resident.profile.family))
      write(offset, [900, 1140], 'family_contact', fill(draw.family(), day));
    if (random.chance(0.05)) write(offset, [620, 860], 'health', fill(onItsDay(draw.health, day), day));
    if (random.chance(0.04)) write(offset, [640, 1000], 'key_work', fill(draw.keyWork(), day));
  }
}

function houseDiary(scene: Scene, house: HouseKey): void {
  const random = seeded(`house diary ${house}`);
  const draw = deck(houseNotes, random);
  for (let offset = -seasonDays; offset <= 0; offset += random.whole(2, 5)) {
    const at = scene.calendar.at(offset, random.whole(560, 1100));
    const by = scene.duty.lead(house, at);
    if (minutesLater(at, 12) < scene.calendar.now)
      scene.book.write(note, {
        by,
        at: minutesLater(at, 10),
        values: { home: scene.homes[house].id, occurred_at: at, category: 'house', body: draw() },
      });
  }
}

/** The notes that tell what is going on, so that a reader can follow it; one was struck out and says why. */
function addStories(scene: Scene): void {
  const random = seeded('stories');
  for (const story of storyNotes) {
    const resident = scene.residents.find(
      ({ profile }) => profile.last === story.about && (!story.first || profile.first === story.first),
    );
    const at = scene.calendar.at(story.day, story.time);
    const written =
      resident &&
      noteAbout(scene, resident, at, random, {
        category: story.category,
        body: story.body,
        is_important: story.important ?? false,
        ...(story.seniors ? { visibility: 'senior_only' } : {}),
      });
    if (written && story.struck)
      scene.book.strikeOut(note, written, {
        by: written.created_by ?? '',
        at: minutesLater(written.created_at, 12),
        reason: story.struck,
      });
  }
}
