import { columnsOf, type ImportColumn } from '#domain/importing/import-columns.ts';
import type { ImportKind, ImportPart } from '#domain/importing/kinds/import-kind.ts';
import type { ImportFindings, ImportRequest, LineFinding } from '#domain/importing/import-answer.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { startingSetNamed } from '#domain/importing/starting-sets/starting-sets.ts';
import { signaturesOf } from '#domain/importing/known-already.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { Action, RecordContext } from '../../kit/context/record-context.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { houseNames } from './house-names.ts';
import { knownRecords } from './known-records.ts';
import { refusedLine, type RefusedLine } from './line-problems.ts';
import { readLine, type LineReading } from './read-line.ts';

/** Who brings a file in, by whose book, inside which transaction. */
interface ImportRun {
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

const progressEvery = 25;

/** Goes through a file line by line, each by the one write path, and says what stands in the way of which cell. */
export async function bringIn(importing: ImportRun): Promise<Brought> {
  const { context, tx, request } = importing;
  const kind = importKindNamed(request.kind);
  const { zone } = await context.homes.factsOf(tx, request.home);
  const now = context.now();
  const targets = columnsOf(kind).flatMap(({ field }) => ('to' in field ? [field.to] : []));
  const find = await houseNames(tx, request.home, new Set(targets));
  const known = await knownRecords(tx, kind, { home: request.home, zone, named: context.named });
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

/** One of the records in a line. */
interface LinePart {
  readonly name: ImportColumn['part'];
  readonly of: ImportPart;
  readonly values: RecordValues;
}

/** The record of a line and, where any of their cells is filled, whoever comes along in it. */
function partsOf(kind: ImportKind, { id, home }: Pick<ImportRequest, 'id' | 'home'>, line: LineReading): LinePart[] {
  const record: LinePart = { name: 'record', of: kind, values: { ...placeOf(kind.entity, home), ...line.record, id } };
  if (!kind.contact || Object.keys(line.contact).length === 0) return [record];
  const contact = { ...line.contact, id: childId(id, 'contact'), resident: id };
  return [record, { name: 'contact', of: kind.contact, values: contact }];
}

/** Undoes a line, and says why it cannot be. */
class LineRefused extends Error {
  readonly refused: RefusedLine;
  constructor(refused: RefusedLine) {
    super('refused');
    this.refused = refused;
  }
}

const reasonOf = ({ file, set }: ImportRequest, line: number): string =>
  set === null
    ? `Brought in from ${file}, line ${line}`
    : `From the starting set ${startingSetNamed(set).title}, line ${line}`;

interface WrittenPart {
  readonly of: ImportPart;
  readonly record: string;
  readonly reason: string;
}

/** A record of its own, or what lies within the one record of the house. False where that was the same already. */
async function writePart(acting: Action, { of, record, reason }: WrittenPart, values: RecordValues): Promise<boolean> {
  if (of.within === undefined) {
    const permission = requirePermission(acting.actor, 'add', of.entity);
    await createRecord(acting, values, { permission, reason });
    return true;
  }
  const { id: _id, confirmed_warnings, ...within } = values;
  const { version } = await findRecord(acting, record);
  await changeRecord(acting, record, { version, [of.within]: within, confirmed_warnings }, { reason });
  return (await findRecord(acting, record)).version !== version;
}

/** Writes one line, or says why it was not written. */
function lineWriter({ context, actor, tx, request }: ImportRun, kind: ImportKind) {
  const columns = columnsOf(kind);
  const add = async ({ name, of, values }: LinePart, line: number): Promise<readonly MadeRecord[]> => {
    const confirmed_warnings = [...(of.confirmed ?? []), ...(request.confirmed[line] ?? [])];
    const acting = { context, actor, entity: of.entity, within: tx };
    const record = of.within === undefined ? String(values['id']) : request.home;
    const isNew = await writePart(
      acting,
      { of, record, reason: reasonOf(request, line) },
      { ...values, confirmed_warnings },
    ).catch((error: unknown) => {
      const refused = refusedLine(error, columns, name);
      throw refused ? new LineRefused(refused) : error;
    });
    return isNew ? [{ line, entity: of.entity.name, record }] : [];
  };
  return async ({ line }: SheetLine, reading: LineReading): Promise<MadeRecord[] | RefusedLine> => {
    const id = childId(request.id, `line ${line}`);
    try {
      return await onItsOwn(tx, async () => {
        const made: MadeRecord[] = [];
        for (const part of partsOf(kind, { id, home: request.home }, reading)) made.push(...(await add(part, line)));
        if (reading.problems.length > 0) throw new LineRefused({ problems: [], doubts: [] });
        return made;
      });
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      return withReading(reading, error.refused);
    }
  };
}

/** What could not be read is said in the words of the reading; the rest in those of the rules. */
function withReading({ problems }: LineReading, refused: RefusedLine): RefusedLine {
  const own = new Set(problems.map(({ column }) => column));
  const others = refused.problems.filter(({ column }) => column === null || !own.has(column));
  return { problems: [...problems, ...others], doubts: refused.doubts };
}
