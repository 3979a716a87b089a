import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { care } from '#domain/daily-care/mood/care.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { bodyMap, type BodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { afterSaveOf, type AfterSave } from '../../kit/area/area.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { cancelFollowUps } from './close-follow-ups.ts';
import { reopenFollowUp } from './open-follow-ups.ts';

const asking: readonly Entity[] = [incident, assessmentResult, care, bath, weight];

/** What was struck out asks for nothing any more, and asks again when it is brought back. */
export const struckCauses: readonly AfterSave[] = [
  ...asking.map((entity) => afterSaveOf(entity, takeAlong)),
  afterSaveOf(bodyMap, async (saved) => {
    if (!saved.record.is_deleted || !(await hasOtherMarks(saved))) await takeAlong(saved);
  }),
];

const words = 'What happened was struck out';
const struckOut = (reason: string | null): string =>
  `${[words, reason?.replaceAll('_', ' ')].filter(Boolean).join(': ')}.`;

const cancelled = `select t.id from follow_up t where t.cause ->> 'id' = $1::text and t.status = 'cancelled' and t.finding like '${words}%' and not t.is_deleted order by t.id`;

async function takeAlong(saved: SavedRecord): Promise<void> {
  const { record, tx } = saved;
  const person = record['resident'];
  if (typeof person !== 'string') return;
  if (record.is_deleted)
    return cancelFollowUps(saved, { person, cause: record.id, finding: struckOut(record.deletion_reason) });
  for (const { id } of await tx.query<{ id: string }>(cancelled, [record.id])) await reopenFollowUp(saved, id);
}

const others = `select 1 from body_map t where t.chart = $1::text and t.id <> $2::uuid and t.mark_type = 'pressure_damage' and not t.is_deleted limit 1`;

/** The marks of one chart ask once; while one of them stands, it still asks. */
const hasOtherMarks = async ({ tx, record }: SavedRecord<BodyMap>): Promise<boolean> =>
  (await tx.query(others, [record.chart, record.id])).length > 0;
