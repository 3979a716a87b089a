import { entriesOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nextDate } from '#domain/kit/time/frequency.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { daysBetween } from '#domain/kit/time/time.ts';
import { riskBand, riskReviewEvery, riskScore } from '#domain/plans/risk/risk-score.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { earlier, minutesLater } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { authors, footing, fullName } from './plans.ts';
import {
  managerOf,
  nameOf,
  residentNamed,
  seasonDays,
  staffId,
  type SceneResident,
  type Scene,
} from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { readersOf } from '../support-plans/plan-steps.ts';
import { oakRisks } from '../support-risks/oak.ts';
import { roseRisks } from '../support-risks/rose.ts';
import { looksAgain, unfinished } from '../support-risks/risk-stories.ts';
import { riskKinds, type RiskCategory, type RiskKind, type Risks, type RiskText } from '../support-risks/risk-text.ts';
import { willowRisks } from '../support-risks/willow.ts';

const written: Risks = { ...roseRisks, ...oakRisks, ...willowRisks };

/** What may go wrong for whom, what they say about it, and what we do so that they need not give anything up. */
export function weighRisks(scene: Scene): void {
  for (const resident of scene.residents.filter(({ leftAt }) => leftAt === undefined)) {
    const random = seeded(`risks ${fullName(resident)}`);
    for (const [category, text] of entriesOf(written[fullName(resident)] ?? {})) {
      if (!text) continue;
      const writing = {
        house: resident.house,
        resident,
        category,
        text,
        day: -seasonDays + random.whole(4, 30),
        author: staffId(scene, random.pick(authors[resident.house])),
      };
      lookAgain(scene, writing, inForce(scene, writing, write(scene, writing)));
    }
  }
  for (const house of ['rose', 'oak', 'willow'] as const) houseRisk(scene, house);
  for (const story of unfinished) addUnfinished(scene, story);
}

interface Writing {
  readonly house: HouseKey;
  readonly resident: SceneResident | null;
  readonly category: RiskCategory;
  readonly text: RiskText;
  readonly day: number;
  readonly author: string;
  readonly title?: string;
}

export function kindOf(category: RiskCategory): RiskKind {
  const kind = riskKinds[category];
  if (!kind) throw new Error(`Nobody has said what a risk of ${category} is like`);
  return kind;
}

export const everyOf = ({ residual: [likelihood, severity] }: RiskKind) =>
  riskReviewEvery[riskBand(riskScore(likelihood, severity))];

/** Looked at again as often as what remains of it asks. */
const reviewAfter = ({ calendar }: Scene, kind: RiskKind, day: number): number =>
  daysBetween(calendar.today, nextDate(calendar.day(day), everyOf(kind)));

function write(
  scene: Scene,
  { house, resident, category, text: [hazard, view, control], day, author, title }: Writing,
): AnyRecord {
  const { book, calendar, homes } = scene;
  const kind = kindOf(category);
  return book.write(risk, {
    by: author,
    at: calendar.at(day, 700),
    values: {
      home: homes[house].id,
      resident: resident?.record.id ?? null,
      title: title ?? kind.title,
      category,
      hazard,
      how: kind.how,
      benefit_of_activity: kind.benefit,
      likelihood: kind.likelihood,
      severity: kind.severity,
      controls: [
        { text: control, type: 'plan', owner: author, in_place: true },
        ...kind.controls.map(([words, type]) => ({ text: words, type, owner: author, in_place: true })),
      ],
      residual_likelihood: kind.residual[0],
      residual_severity: kind.residual[1],
      if_it_happens: kind.happens,
      who_may_be_harmed: resident ? nameOf(resident) : 'Everyone in the house',
      ...(ofTheMind.includes(category)
        ? { triggers: resident?.profile.triggers ?? [], early_signs: resident?.profile.signs ?? [] }
        : {}),
      person_view: view,
      capacity_basis: resident ? footing(resident) : 'not_applicable',
      start_date: calendar.day(day),
      review_every: everyOf(kind),
      review_date: calendar.day(reviewAfter(scene, kind, day)),
      ...restrictionOf(resident, category),
    },
  });
}

/** What sets somebody off, and how it begins, says nothing about a fall or an allergy. */
const ofTheMind: readonly RiskCategory[] = [
  'self_harm',
  'suicide',
  'violence',
  'absconding',
  'self_neglect',
  'substance',
];

/** What takes something from a person says why nothing less would do. */
function restrictionOf(resident: SceneResident | null, category: RiskCategory): RecordValues {
  if (category === 'absconding' && resident?.profile.facts?.dols_status !== undefined)
    return {
      restriction_used: true,
      least_restrictive_reason: `${nameOf(resident)} is told by a door alarm’s ring that somebody is coming along, and still opens the door; a lock would do more than is needed.`,
    };
  if (category === 'nutrition' && resident?.profile.last === 'Rowlands')
    return {
      restriction_used: true,
      least_restrictive_reason:
        'Bethan asked for the lock and can end the agreement at any review; watching her in an open kitchen was harder on her.',
    };
  return {};
}

function inForce(scene: Scene, { house, resident, category, day, author }: Writing, draft: AnyRecord): AnyRecord {
  const { book, calendar, homes } = scene;
  const waiting = book.carryOn(risk, draft, {
    by: author,
    at: minutesLater(draft.created_at, 15),
    sets: { status: 'awaiting_approval' },
  });
  const at = minutesLater(draft.created_at, 1600);
  const active = book.carryOn(risk, waiting, {
    by: managerOf(scene, house),
    at,
    sets: { status: 'active' },
    action: 'risk_approved',
  });
  const readers = readersOf(scene, house, day + 2).filter((reader) => reader.at > at);
  const last = readers
    .map((one) => one.at)
    .toSorted()
    .at(-1);
  const read = last
    ? book.carryOn(risk, active, {
        by: readers.find((one) => one.at === last)?.staff ?? author,
        at: last,
        sets: { acknowledged_by: readers },
        action: 'plan_acknowledged',
      })
    : active;
  return reviewed(
    scene,
    {
      kind: kindOf(category),
      author,
      due: {
        home: homes[house].id,
        target: read.id,
        resident: resident?.record.id ?? null,
        assigned_to: author,
        window_hours: 24,
        source: 'auto',
      },
    },
    read,
    reviewAfter(scene, kindOf(category), day),
    calendar.now,
  );
}

interface Reviewing {
  readonly kind: RiskKind;
  readonly author: string;
  readonly due: RecordValues;
}

/** Each review that came due was held, and the next one is in the diary. */
function reviewed(scene: Scene, reviewing: Reviewing, current: AnyRecord, day: number, now: string): AnyRecord {
  const { book, calendar } = scene;
  const at = calendar.at(day, 660);
  const row = book.write(riskScheduler, {
    by: reviewing.author,
    at: earlier(current.updated_at, now),
    values: { ...reviewing.due, frequency: everyOf(reviewing.kind), due_at: calendar.at(day, '17:00') },
  });
  if (minutesLater(at, 30) > now) return current;
  const next = reviewAfter(scene, reviewing.kind, day);
  const looking = book.carryOn(risk, current, { by: reviewing.author, at, sets: { status: 'under_review' } });
  const after = book.carryOn(risk, looking, {
    by: reviewing.author,
    at: minutesLater(at, 25),
    sets: { status: 'active', reviewed_at: minutesLater(at, 25), review_date: calendar.day(next) },
  });
  book.carryOn(riskScheduler, row, {
    by: reviewing.author,
    at: minutesLater(at, 25),
    sets: {
      status: 'completed',
      completed_at: minutesLater(at, 25),
      completed_by: reviewing.author,
      completion_ref: { entity: 'risk', id: current.id },
    },
  });
  return reviewed(scene, reviewing, after, next, now);
}

/** After an incident of its kind the risk is looked at again. */
function lookAgain(scene: Scene, { resident, category, author }: Writing, current: AnyRecord): void {
  const { book, calendar } = scene;
  let now = current;
  for (const { day, reviewed: done } of looksAgain.filter(
    (one) => resident && one.about === fullName(resident) && one.category === category,
  )) {
    const at = earlier(calendar.at(day, 1410), minutesLater(calendar.now, -1));
    if (at < now.updated_at) continue;
    now = book.carryOn(risk, now, { by: author, at, sets: { status: 'under_review' } });
    if (done === undefined) continue;
    const after = calendar.at(done, 690);
    now = book.carryOn(risk, now, { by: author, at: after, sets: { status: 'active', reviewed_at: after } });
  }
}

const fire: Readonly<Record<HouseKey, RiskText>> = {
  rose: [
    'Cigarettes, chargers and cooking at all hours',
    'Talked over at the residents’ meeting; everyone agreed with the shelter and asked for a second bench.',
    'Shelter lit at night; chargers in the office after eleven',
  ],
  oak: [
    'Cooking together, and two people who would run back for something',
    'Practised with the picture strip; Bethan and Peter showed the others where to stand.',
    'Drill once a month, at a different hour each time',
  ],
  willow: [
    'Oxygen in one room, and ten people upstairs who cannot use the stairs alone',
    'Sheila Gaunt asked at the meeting who carries whom; the list is on the back of each door.',
    'Refuge behind fire doors first; evacuation chairs at both stairheads, staff trained twice a year',
  ],
};

function houseRisk(scene: Scene, house: HouseKey): void {
  const writing: Writing = {
    house,
    resident: null,
    category: 'fire_smoking',
    text: fire[house],
    day: -70,
    author: staffId(scene, authors[house][0] ?? 'senior'),
    title: 'Smoking and fire',
  };
  inForce(scene, writing, write(scene, writing));
}

function addUnfinished(scene: Scene, { about, category, title, day, state, text }: (typeof unfinished)[number]): void {
  const [first, ...last] = about.split(' ');
  const resident = residentNamed(scene, last.join(' '), first);
  const writing: Writing = {
    house: resident.house,
    resident,
    category,
    text,
    day,
    title,
    author: staffId(scene, authors[resident.house][0] ?? 'senior'),
  };
  const draft = write(scene, writing);
  if (state === 'awaiting_approval')
    scene.book.carryOn(risk, draft, {
      by: writing.author,
      at: minutesLater(draft.created_at, 15),
      sets: { status: 'awaiting_approval' },
    });
  if (state !== 'closed') return;
  const active = inForce(scene, writing, draft);
  const ended = scene.calendar.at(day + 45, 700);
  scene.book.carryOn(risk, active, {
    by: managerOf(scene, resident.house),
    at: ended > active.updated_at ? ended : minutesLater(active.updated_at, 60),
    sets: { status: 'closed', end_date: scene.calendar.day(day + 45) },
  });
}
