import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { create, partialUpdate, type ApiAnswer } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { todaysSheet } from '../../pads/routine/todays-sheet.ts';

interface WriteStepsOptions {
  entity: Entity;
  /** The id of the day's sheet, should these be its first steps. */
  id: string;
  resident: string;
  day: string;
  now: string;
  /** The sheet as it is known; null while nobody has begun it. */
  sheet: StoredRecord | null;
  /** The steps that were answered, and what a sheet must begin with. */
  steps: RecordValues;
  begins: RecordValues;
  /** Sent again by itself: a refusal is not announced. */
  quiet?: boolean;
}

const mostTries = 3;

/** The sheet as it stands by now, where somebody else was faster; null where that was not the trouble. */
async function overtaken(
  answer: ApiAnswer<StoredRecord>,
  { entity, resident, day }: WriteStepsOptions,
): Promise<StoredRecord | null> {
  if (answer.ok) return null;
  if (answer.status === 409) return answer.current;
  if (!('routine_date' in answer.fields)) return null;
  const found = await todaysSheet(entity, { resident, dayField: 'routine_date', day });
  return found.ok ? found.body : null;
}

/** Puts answers on the sheet that the whole shift fills in: only the steps that were touched, whatever others have written meanwhile. */
export async function writeSteps(asked: WriteStepsOptions): Promise<ApiAnswer<StoredRecord>> {
  const { entity, id, resident, day, now, steps, begins, quiet = false } = asked;
  let { sheet } = asked;
  for (let tries = 1; ; tries++) {
    const answer: ApiAnswer<StoredRecord> = sheet
      ? await partialUpdate(
          pathOf(entity),
          sheet.id,
          { ...steps, version: sheet.version },
          { is: shapeOf(entity), quiet },
        )
      : await create(
          pathOf(entity),
          { id, resident, routine_date: day, occurred_at: now, ...begins, ...steps },
          { is: shapeOf(entity), quiet },
        );
    const theirs: StoredRecord | null = await overtaken(answer, asked);
    if (!theirs || tries === mostTries) return answer;
    sheet = theirs;
  }
}
