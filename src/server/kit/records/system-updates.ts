import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { readRecord } from '../reads/read-record.ts';
import { insertRecords, writeRecord } from './write-record.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { newId } from '../runtime/new-id.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import type { Db } from '../runtime/database.ts';
import type { RecordContext } from '../context/record-context.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { systemAuthor } from '../context/audit-entry.ts';

/** A record whose time has come, as it was when it was looked for. */
export interface Due {
  readonly id: string;
  readonly version: number;
  /** Where it was written and where its resident lives now. */
  readonly homes: readonly string[];
}

interface SystemWriteOptions {
  readonly within?: Db;
  /** What the history calls it. */
  readonly auditedAs?: string;
}

type Values = RecordValues;

/**
 * What time alone changes: versioned and told like any change, but asked of nobody and signed by nobody. A record
 * that somebody has changed since is left for the next round.
 */
export async function updateAsSystem(
  context: RecordContext,
  entity: Entity,
  { id, version, homes }: Due,
  sets: Values,
  { within: db = context.db, auditedAs = 'update' }: SystemWriteOptions = {},
): Promise<void> {
  const found = await readRecord(db, entity, id, { homes, readsDeparted: true, now: context.now() });
  const before = found?.record;
  if (before?.version !== version) return;
  const after = { ...before, ...sets };
  const audit = { actions: [auditedAs], changes: changesBetween(entity, before, after) };
  await writeRecord(
    { context, db, entity, author: systemAuthor, audit },
    { act: 'update', id, version, record: after, confirmed: before.warning_codes },
  );
}

/** A record that nobody wrote: the rules found it necessary. */
export const createAsSystem = (
  context: RecordContext,
  entity: Entity,
  values: Values,
  how: SystemWriteOptions = {},
): Promise<void> => createAllAsSystem(context, entity, [values], how);

/** Many of them at once: a house that is swept for the first time has more to say than one statement each could bear. */
export async function createAllAsSystem(
  context: RecordContext,
  entity: Entity,
  all: readonly Values[],
  { within: db = context.db, auditedAs = 'create' }: SystemWriteOptions = {},
): Promise<void> {
  if (all.length === 0) return;
  const now = context.now();
  const records = all.map((values) => ({
    id: newId(),
    ...startValues(entity.fields, now, now.slice(0, 10)),
    ...values,
  }));
  await insertRecords(
    { context, db, entity, author: systemAuthor, audit: { actions: records.map(() => auditedAs) } },
    records,
  );
}
