import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { bath, type Bath } from '#domain/daily-care/baths/bath.ts';
import { care, type Care } from '#domain/daily-care/mood/care.ts';
import { nutritionRose, type ScoredWeight } from '#domain/daily-care/weight/nutrition-risk.ts';
import { weight, type Weight } from '#domain/daily-care/weight/weight.ts';
import { bodyMap, type BodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import { isTakenBack } from '#domain/kit/traits/sent-back.ts';
import { isGraver } from '#domain/kit/traits/severity.ts';
import type { Ask, Trigger } from '#domain/plans/follow-up/follow-up-rules.ts';
import { triggers } from '#domain/plans/follow-up/follow-up-rules.ts';
import { evaluation, type Evaluation } from '#domain/plans/review/evaluation.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { afterSaveOf, type AfterSave } from '../../kit/area/area.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { openFollowUps } from './open-follow-ups.ts';
import { cancelFollowUps } from './close-follow-ups.ts';

/** What a save shows to have happened, and so what is opened with it. */
export const causes: readonly AfterSave[] = [
  afterSaveOf(incident, afterIncident),
  afterSaveOf(bodyMap, afterMark),
  afterSaveOf(assessmentResult, afterResult),
  afterSaveOf(weight, afterWeighing),
  afterSaveOf(resident, afterReturn),
  afterSaveOf(care, afterRefusedMedicines),
  afterSaveOf(bath, afterRefusedWash),
  afterSaveOf(evaluation, afterEscalation),
];

const enteredInError = (reason: string | null): string => ['Entered in error', reason].filter(Boolean).join(': ');

const isReported = (event: Incident | null): boolean =>
  event !== null && event.status !== 'draft' && !event.entered_in_error;

const shownBy = (event: Incident): readonly Trigger[] => [
  ...(isKeyOf(triggers, event.incident_type) ? [event.incident_type] : []),
  ...(event.restraint_used ? (['restraint'] as const) : []),
];

/** With a death only those who were there still have something to talk through. */
const afterDeath = (ask: Ask): boolean => ask.looks_at === 'debrief' && ask.debrief_with === 'staff';

/** Opened when a report is submitted, and when a review finds out that it was something else. */
async function afterIncident(saved: SavedRecord<Incident>): Promise<void> {
  const { record, before } = saved;
  const cause = { entity: incident.name, id: record.id };
  if (record.resident === null) return;
  if (record.entered_in_error && before?.entered_in_error === false)
    await cancelFollowUps(saved, {
      person: record.resident,
      cause: record.id,
      finding: enteredInError(record.entered_in_error_reason),
    });
  if (!isReported(record)) return;
  const known = before && isReported(before) ? shownBy(before) : [];
  const shown = shownBy(record).filter((trigger) => !known.includes(trigger));
  const happened = { resident: record.resident, cause, happened_at: record.occurred_at };
  for (const trigger of shown)
    await openFollowUps(saved, { ...happened, trigger, ...(record.severity === 'death' ? { only: afterDeath } : {}) });
  if (shown.includes('fall') && record.severity !== 'death') await afterSeveralFalls(saved, happened);
}

const falls = `select count(*)::int as falls from incident i where i.resident = $1::uuid and i.incident_type = 'fall' and not i.is_deleted and not i.entered_in_error and i.status <> 'draft'
  and i.occurred_at <= $2::timestamptz and i.occurred_at > $2::timestamptz - make_interval(days => $3::int)`;

type Happened = Omit<Parameters<typeof openFollowUps>[1], 'trigger'>;

async function afterSeveralFalls(saved: SavedRecord<Incident>, happened: Happened): Promise<void> {
  const { falls_count, falls_days } = (await saved.context.homes.factsOf(saved.tx, saved.record.home)).settings;
  if (await isAskedAlready(saved, happened.resident, 'two_falls')) return;
  const [found] = await saved.tx.query<{ falls: number }>(falls, [happened.resident, happened.happened_at, falls_days]);
  const count = found?.falls ?? 0;
  if (count < falls_count) return;
  await openFollowUps(saved, {
    ...happened,
    trigger: 'two_falls',
    what_happened: `${count} falls in ${falls_days} days.`,
  });
}

const asked = `select 1 from follow_up where resident = $1::uuid and trigger = $2::text and status = 'open' and not is_deleted`;

/** What adds up over several records is asked once, also of two that are saved at the same moment: the resident's row is locked until then. */
async function isAskedAlready({ tx }: Pick<SavedRecord, 'tx'>, person: string, trigger: Trigger): Promise<boolean> {
  await tx.query('select 1 from resident where id = $1::uuid for no key update', [person]);
  return (await tx.query(asked, [person, trigger])).length > 0;
}

async function afterMark(saved: SavedRecord<BodyMap>): Promise<void> {
  const { record, before } = saved;
  if (record.mark_type !== 'pressure_damage' || before?.mark_type === 'pressure_damage') return;
  await openFollowUps(saved, {
    trigger: 'pressure_mark',
    resident: record.resident,
    cause: { entity: bodyMap.name, id: record.id },
    shared: record.chart,
    happened_at: record.occurred_at,
  });
}

const scored = { nutrition: 'nutrition_up', skin: 'skin_up' } as const;

const bands = `select f.category, r.band, r.assessed_at, (select b ->> 'severity' from jsonb_array_elements(f.bands) b where b ->> 'label' = r.band limit 1) as severity
  from assessment_result r join assessment f on f.id = r.assessment where r.id = $1::uuid`;
const earlier = `select r.band, (select b ->> 'severity' from jsonb_array_elements(f.bands) b where b ->> 'label' = r.band limit 1) as severity
  from assessment_result r join assessment f on f.id = r.assessment
  where r.resident = $1::uuid and f.category = $2::text and r.id <> $3::uuid and r.status in ('complete', 'countersigned') and not r.is_deleted and r.band is not null and r.assessed_at <= $4::timestamptz
  order by r.assessed_at desc limit 1`;

interface Banded {
  readonly category: keyof typeof scored | null;
  readonly band: string | null;
  readonly severity: string | null;
}

async function afterResult(saved: SavedRecord<AssessmentResult>): Promise<void> {
  const { record, before, tx } = saved;
  const cause = { entity: assessmentResult.name, id: record.id };
  if (before && entersState(record, before, 'void'))
    await cancelFollowUps(saved, {
      person: record.resident,
      cause: record.id,
      finding: 'The result was made void.',
    });
  if (record.band === null || !entersState(record, before, 'complete')) return;
  const [now] = await tx.query<Banded>(bands, [record.id]);
  if (!now?.category || !(now.category in scored)) return;
  const [last] = await tx.query<Banded>(earlier, [record.resident, now.category, record.id, record.assessed_at]);
  if (!last || !isGraver(now.severity, last.severity)) return;
  await openFollowUps(saved, {
    trigger: scored[now.category],
    resident: record.resident,
    cause,
    happened_at: record.assessed_at,
    what_happened: `${last.band ?? 'Lower'} before, ${now.band ?? 'higher'} now.`,
  });
}

const weighings = `select row_to_json(w) as weighed from (select t.id, t.occurred_at, t.outcome, t.weight_kg::float8, t.is_deleted, t.height_cm::float8, t.loss_is_planned, t.acute_disease_effect, p.height_cm::float8 as tall
  from weight t join resident p on p.id = t.resident where t.resident = $1::uuid and t.outcome = 'measured' and not t.is_deleted order by t.occurred_at desc, t.id desc limit 24) w`;

type Weighed = ScoredWeight & { readonly id: string; readonly tall: number | null };

/** Where no form is filled in, the scales alone can say that somebody is at more risk than before. */
async function afterWeighing(saved: SavedRecord<Weight>): Promise<void> {
  const { record, before, tx } = saved;
  if (record.outcome !== 'measured' || record.weight_kg === before?.weight_kg) return;
  const rows = await tx.query<{ weighed: Weighed }>(weighings, [record.resident]);
  const found = rows.map(({ weighed }) => weighed);
  const rose = found[0]?.id === record.id ? nutritionRose(found, found[0].tall) : null;
  if (!rose || (await isAskedAlready(saved, record.resident, 'nutrition_up'))) return;
  await openFollowUps(saved, {
    trigger: 'nutrition_up',
    resident: record.resident,
    cause: { entity: weight.name, id: record.id },
    happened_at: record.occurred_at,
    what_happened: `By weight: ${rose[0]} risk before, ${rose[1]} now.`,
  });
}

async function afterReturn(saved: SavedRecord<Resident>): Promise<void> {
  const { record, before, now } = saved;
  if (before?.status !== 'hospital' || record.status !== 'current') return;
  await openFollowUps(saved, {
    trigger: 'hospital_return',
    resident: record.id,
    cause: { entity: resident.name, id: record.id },
    happened_at: now,
    occasion: String(record.version),
    ...(before.hospital_reason ? { what_happened: `Was in hospital: ${before.hospital_reason}` } : {}),
  });
}

/** Three in a row; our own choice, as for washing. */
const inARow = 3;

const refused = (table: string, column: string, counts: string): string =>
  `select count(*)::int as times from (select t.${column} as answer from ${table} t where t.resident = $1::uuid and not t.is_deleted and ${counts}
     order by t.occurred_at desc, t.id desc limit ${inARow}) w where w.answer in ('declining', 'declined')`;

const medicines = refused(
  'care',
  'medicines_attitude',
  `t.medicines_attitude is not null and t.medicines_attitude <> 'not_applicable'`,
);
const washes = refused('bath', 'outcome', 'true');

async function afterRefusal(
  saved: SavedRecord<Care | Bath>,
  trigger: Trigger,
  cause: Happened['cause'],
  sql: string,
): Promise<void> {
  const { resident: person, occurred_at } = saved.record;
  if (await isAskedAlready(saved, person, trigger)) return;
  const [found] = await saved.tx.query<{ times: number }>(sql, [person]);
  if (found?.times === inARow)
    await openFollowUps(saved, { trigger, resident: person, cause, happened_at: occurred_at });
}

async function afterRefusedMedicines(saved: SavedRecord<Care>): Promise<void> {
  const { id, medicines_attitude } = saved.record;
  if (medicines_attitude === 'declining' && saved.before?.medicines_attitude !== 'declining')
    await afterRefusal(saved, 'medicines_refused', { entity: care.name, id }, medicines);
}

async function afterRefusedWash(saved: SavedRecord<Bath>): Promise<void> {
  const { id, outcome } = saved.record;
  if (outcome === 'declined' && saved.before?.outcome !== 'declined')
    await afterRefusal(saved, 'wash_refused', { entity: bath.name, id }, washes);
}

/** Help that is asked for does not wait for the approval of the evaluation that asks for it, and is no longer asked for once its author takes that back. */
async function afterEscalation(saved: SavedRecord<Evaluation>): Promise<void> {
  const { record, before, actor, now } = saved;
  const isSubmitted = entersState(record, before, 'submitted');
  if (isTakenBack(record, before, actor.id) || (isSubmitted && record.outcome !== 'escalate'))
    await cancelFollowUps(saved, {
      person: record.resident,
      cause: record.id,
      finding: isSubmitted ? 'The evaluation asks for something else now.' : 'The evaluation was taken back.',
    });
  if (record.outcome !== 'escalate' || !isSubmitted) return;
  await openFollowUps(saved, {
    trigger: 'more_help',
    resident: record.resident,
    cause: { entity: evaluation.name, id: record.id },
    happened_at: now,
    ...(record.actions ? { what_happened: record.actions.slice(0, 1000) } : {}),
  });
}
