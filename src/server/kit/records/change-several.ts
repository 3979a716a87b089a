import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { requirePermission } from '../access/permission.ts';
import { requireProof } from '../access/require-proof.ts';
import { writeHistory } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { invalid, Refusal } from '../runtime/refusals.ts';
import { changeRecord } from './change-record.ts';

/** As many as one page of a list holds. */
const most = 200;

interface Named {
  readonly id: string;
  readonly version: unknown;
}

const isNamed = (one: unknown): one is Named => isRecordValues(one) && isId(one['id']);

function recordsIn(input: Input): readonly Named[] {
  const given = input['records'];
  if (!Array.isArray(given) || given.length === 0 || given.length > most || !given.every(isNamed))
    throw invalid({ records: `records must name 1 to ${most} records, each with its id and version.` });
  return given;
}

function changeIn(input: Input): RecordValues {
  const { change } = input;
  if (!isRecordValues(change) || Object.keys(change).length === 0)
    throw invalid({ change: 'change must say what becomes of them.' });
  return change;
}

interface SeveralAnswer {
  readonly changed: number;
  /** Those that stay as they are, with why. */
  readonly refused: readonly { readonly id: string; readonly detail: string }[];
}

const said = ({ body }: Refusal): string => String(body['detail'] ?? Object.values(body).flat().join(' '));

/**
 * The same change to several records, for somebody who has just shown that it is them. Each is changed or refused on its
 * own, as if it were the only one; the history says besides that it was done to many at once.
 */
export async function changeSeveral(acting: Action, input: Input): Promise<SeveralAnswer> {
  const { context, actor, entity } = acting;
  requirePermission(actor, 'change', entity);
  const records = recordsIn(input);
  const change = changeIn(input);
  requireProof(actor, context.now());
  const refused: { id: string; detail: string }[] = [];
  let changed = 0;
  try {
    for (const { id, version } of records) {
      const refusal = await refusalOf(changeRecord(acting, id, { ...change, version }));
      if (refusal) refused.push({ id, detail: said(refusal) });
      else changed += 1;
    }
  } finally {
    // What was changed before the database failed stays changed.
    await writeHistory(context.db, {
      at: context.now(),
      actor,
      action: 'bulk_action',
      entity: entity.name,
      summary: `${changed} of ${records.length}: ${Object.keys(change).join(', ')}`,
    });
  }
  return { changed, refused };
}

/** Null where it was done. What is no refusal ends more than this one record. */
async function refusalOf(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
