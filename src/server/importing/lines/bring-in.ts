import { columnsOf } from '#domain/importing/import-columns.ts';
import type { ImportKind } from '#domain/importing/import-kind.ts';
import type { ImportFindings, ImportRequest, LineFinding, SheetLine } from '#domain/importing/import-answer.ts';
import { importKindNamed } from '#domain/importing/import-kinds.ts';
import { signaturesOf } from '#domain/importing/known-already.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { houseNames } from './house-names.ts';
import { knownRecords } from './known-records.ts';
import { refusedLine, type RefusedLine } from './line-problems.ts';
import { readLine, type LineReading } from './read-line.ts';

/** Who brings a file in, by whose book, inside which transaction. */
export interface Importing {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly tx: Db;
  readonly request: ImportRequest;
  /** Called now and then with the number of lines that are done. */
  onProgress(done: number): Promise<void>;
}

/** A record that a line has become. */
export interface MadeRecord {
  readonly line: number;
  readonly entity: string;
  readonly record: string;
}

export interface Brought extends Omit<ImportFindings, 'state'> {
  readonly made: readonly MadeRecord[];
}

/** Where the records of a file belong; who belongs to a resident names them. */
const placeOf = ({ belongsTo }: Entity, home: string): RecordValues =>
  belongsTo === 'homes' ? { homes: [home] } : belongsTo === 'home' ? { home } : {};

/** The transaction goes on after a line that was refused, without anything of it. */
async function onItsOwn<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await tx.query('savepoint one_line');
  try {
    const made = await work();
    await tx.query('release savepoint one_line');
    return made;
  } catch (error) {
    await tx.query('rollback to savepoint one_line');
    throw error;
  }
}

/** Ends a line that could be written, but holds a cell that says nothing. */
class Unread extends Error {}

const progressEvery = 25;

/** Goes through a file line by line, each by the one write path, and says what stands in the way of which cell. */
export async function bringIn(importing: Importing): Promise<Brought> {
  const { context, tx, request } = importing;
  const kind = importKindNamed(request.kind);
  const { zone } = await context.homes.factsOf(tx, request.home);
  const now = context.now();
  const targets = columnsOf(kind).flatMap(({ field }) => ('to' in field ? [field.to] : []));
  const find = await houseNames(tx, request.home, new Set(targets));
  const known = await knownRecords(tx, kind, { home: request.home, zone });
  const around = { now, today: localDay(now, zone), zone, epoch: request.epoch, find };
  const write = lineWriter(importing, kind);
  const findings: LineFinding[] = [];
  const made: MadeRecord[] = [];
  let leftOut = 0;
  for (const [i, line] of request.lines.entries()) {
    if (i % progressEvery === 0) await importing.onProgress(i);
    const reading = readLine(kind, request, line, around);
    const signatures = signaturesOf(kind, reading.record, zone);
    const alike = signatures.map((one) => known.get(one)).find((one) => one !== undefined) ?? null;
    const answer = request.same[line.line];
    if (alike !== null && answer === 'same') {
      leftOut += 1;
      continue;
    }
    for (const one of signatures) known.set(one, known.get(one) ?? `line ${line.line} of this file`);
    const isAsked = alike !== null && answer === undefined;
    const outcome = isAsked ? { problems: reading.problems, doubts: [] } : await write(line, reading);
    if (Array.isArray(outcome)) made.push(...outcome);
    else findings.push({ line: line.line, ...outcome, alike: isAsked ? alike : null });
  }
  return { ready: request.lines.length - findings.length - leftOut, leftOut, findings, made };
}

/** Writes one line, or says why it was not written. */
function lineWriter({ context, actor, tx, request }: Importing, kind: ImportKind) {
  const columns = columnsOf(kind);
  const permission = requirePermission(actor, 'add', kind.entity);
  const contactPermission = kind.contact && requirePermission(actor, 'add', kind.contact.entity);
  return async (line: SheetLine, { record, contact, problems }: LineReading): Promise<MadeRecord[] | RefusedLine> => {
    const id = childId(request.id, `line ${line.line}`);
    const reason = `Brought in from ${request.file}, line ${line.line}`;
    const confirmed = request.confirmed[line.line] ?? [];
    const made: MadeRecord[] = [];
    let part: 'record' | 'contact' = 'record';
    const add = async (
      of: ImportKind | NonNullable<ImportKind['contact']>,
      values: RecordValues,
      own: typeof permission,
    ) => {
      const input = { ...values, confirmed_warnings: [...(of.confirmed ?? []), ...confirmed] };
      await createRecord({ context, actor, entity: of.entity, within: tx }, input, { permission: own, reason });
      made.push({ line: line.line, entity: of.entity.name, record: String(values['id']) });
    };
    try {
      await onItsOwn(tx, async () => {
        await add(kind, { ...placeOf(kind.entity, request.home), ...record, id }, permission);
        part = 'contact';
        if (kind.contact && contactPermission && Object.keys(contact).length > 0)
          await add(kind.contact, { ...contact, id: childId(id, 'contact'), resident: id }, contactPermission);
        if (problems.length > 0) throw new Unread();
      });
      return made;
    } catch (error) {
      if (error instanceof Unread) return { problems, doubts: [] };
      const refused = refusedLine(error, columns, part);
      if (!refused) throw error;
      const own = new Set(problems.map(({ column }) => column));
      return {
        problems: [...problems, ...refused.problems.filter(({ column }) => column === null || !own.has(column))],
        doubts: refused.doubts,
      };
    }
  };
}
