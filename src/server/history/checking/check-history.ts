import type { HistoryCheck, HistoryFault } from '#domain/staff/history/history-fault.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { digestBytes } from '../../kit/history/digest-sql.ts';
import { leftOneByOne, linesBetween, type LinePlace } from '../sealing/read-lines.ts';
import { recordDigests } from '../sealing/record-digests.ts';
import type { SealedBlock, SealKeys } from '../../kit/access/seal-key.ts';
import { noSeal } from '../sealing/seal-history.ts';
import { LawfulErasures, type ChangedLine } from './lawful-erasures.ts';
import type { KnownEnd } from '../../kit/access/history-anchor.ts';
import { isEndAccepted } from '../sealing/known-end.ts';
import { unexplainedRecords } from './unexplained-records.ts';

interface Seal extends SealedBlock {
  readonly lines: number;
  readonly hash: Buffer;
  readonly key_mark: Buffer;
}

type Checking = Pick<RecordContext, 'db' | 'register' | 'now' | 'sealing'>;

/** Enough to know how far it goes; whoever rewrites more is known by the first. */
const mostFaults = 200;
const sealsAtOnce = 10;
const seals = `select number::int, to_tx::text, to_seq::text, lines, line_ids, line_digests, record_digests, previous, hash, key_mark
  from history_seal where number > $1 order by number limit ${sealsAtOnce}`;

/** Looks through the whole history: every seal, every line under it, every record as its lines left it. */
export async function checkHistory(
  context: Checking,
  onProgress: (lines: number) => void = () => undefined,
): Promise<HistoryCheck> {
  const { db, register, sealing } = context;
  const { keys, anchor } = sealing;
  const checked_at = context.now();
  const found: HistoryFault[] = [];
  const known = await anchor.read();
  const erasures = await LawfulErasures.read(db, keys);
  found.push(...erasures.forged());
  let before: Seal | null = null;
  let [lines, count] = [0, 0];
  for (;;) {
    const page: readonly Seal[] = await db.query<Seal>(seals, [before?.number ?? 0]);
    for (const some of inTwos(page)) {
      const first: Seal | null = before;
      const looked = await Promise.all(
        some.map((seal, at) => faultsUnder({ db, register, erasures, keys, known }, seal, some[at - 1] ?? first)),
      );
      found.push(...looked.flat());
      before = some.at(-1) ?? before;
      lines += some.reduce((sum, seal) => sum + seal.lines, 0);
      count += some.length;
    }
    onProgress(lines);
    if (page.length < sealsAtOnce || found.length >= mostFaults) break;
  }
  const last = before?.number ?? 0;
  if (known && known.number > last && found.length < mostFaults && !(await isEndAccepted(context, known)))
    found.push({ kind: 'end_removed', seal: known.number, last });
  found.push(...(await unexplainedRecords(db, register, mostFaults)));
  return {
    checked_at,
    lines,
    seals: count,
    found: asMoved(found).slice(0, mostFaults),
    erased: await erasures.met(),
  };
}

/** Two at a time: while one is compared, PostgreSQL reads the other. */
function* inTwos(page: readonly Seal[]): Generator<readonly Seal[]> {
  for (let at = 0; at < page.length; at += 2) yield page.slice(at, at + 2);
}

interface Known extends Block {
  readonly keys: SealKeys;
  /** The end of the chain as it is known outside the database. */
  readonly known: KnownEnd | null;
}

/** What is wrong with one seal, with its place in the chain, and with what it covers. */
async function faultsUnder(looking: Known, seal: Seal, before: Seal | null): Promise<readonly HistoryFault[]> {
  const { number, hash } = seal;
  const last = before?.number ?? 0;
  const missing = Array.from({ length: number - last - 1 }, (_, index): HistoryFault => ({
    kind: 'seal_removed',
    seal: last + 1 + index,
  }));
  const fault = sealFault(seal, looking.keys);
  if (fault) return [...missing, { kind: fault, seal: number }];
  const isAfterWhole = last + 1 === number && (before === null || sealFault(before, looking.keys) === null);
  const isJoined = isAfterWhole && seal.previous.equals(before?.hash ?? noSeal.hash);
  const begin = isJoined ? (before ?? noSeal) : await placeOfFirst(looking.db, seal, before);
  const faults = await blockFaults(looking, begin, seal);
  const isKnownOtherwise = looking.known?.number === number && looking.known.hash !== hash.toString('hex');
  const changed = [...(isAfterWhole && !isJoined ? [last] : []), ...(isKnownOtherwise ? [number] : [])];
  return [...missing, ...faults, ...changed.map((one) => ({ kind: 'seal_changed', seal: one }) as const)];
}

/** A seal proves its own content and which one it follows: where the two do not meet, it is the one before that is another. */
function sealFault(seal: Seal, keys: SealKeys): 'seal_changed' | 'seal_of_other_key' | null {
  const key = keys.marked(seal.key_mark);
  if (!key) return 'seal_of_other_key';
  return key.hash(seal).equals(seal.hash) ? null : 'seal_changed';
}

const placeOf = `select tx::text as to_tx, (seq - 1)::text as to_seq from user_history where id = $1`;

/** Where the lines of a seal begin, when the seal before does not say so. */
async function placeOfFirst(db: Db, seal: Seal, before: Seal | null): Promise<LinePlace> {
  const [first] = await db.query<LinePlace>(placeOf, [idAt(seal.line_ids, 0)]);
  return first ?? before ?? noSeal;
}

const sixteenAt = (bytes: Buffer, place: number): Buffer =>
  bytes.subarray(place * digestBytes, (place + 1) * digestBytes);
const idAt = (ids: Buffer, place: number): string =>
  sixteenAt(ids, place)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const none = Buffer.alloc(0);

interface Block {
  readonly db: Db;
  readonly register: RecordContext['register'];
  readonly erasures: LawfulErasures;
}

async function blockFaults(
  { db, register, erasures }: Block,
  begin: LinePlace,
  seal: Seal,
): Promise<readonly HistoryFault[]> {
  const now = await linesBetween(db, begin, seal);
  const { line_ids = none, line_digests = none, left = [], lines = 0 } = now ?? {};
  const records = await recordDigests(db, register, lines, left);
  if (line_ids.equals(seal.line_ids) && line_digests.equals(seal.line_digests) && records.equals(seal.record_digests))
    return [];
  const number = seal.number;
  const sealed = new Map(Array.from({ length: seal.lines }, (_, place) => [idAt(seal.line_ids, place), place]));
  const current = new Map(Array.from({ length: lines }, (_, place) => [idAt(line_ids, place), place]));
  const leftAt = new Map((await leftOneByOne(db, left)).map((record) => [record.place, record]));
  const faults: HistoryFault[] = [];
  const changed: ChangedLine[] = [];
  for (const line of new Set([...sealed.keys(), ...current.keys()])) {
    const [was, is] = [sealed.get(line), current.get(line)];
    if (was === undefined) faults.push({ kind: 'line_added', line, seal: number });
    else if (is === undefined) faults.push({ kind: 'line_removed', line, seal: number });
    else {
      const [sealedLine, currentLine] = [sixteenAt(seal.line_digests, was), sixteenAt(line_digests, is)];
      if (!sealedLine.equals(currentLine)) {
        changed.push({ line, sealed: sealedLine, current: currentLine });
        faults.push({ kind: 'line_changed', line, seal: number });
      }
      const [before, after] = [sixteenAt(seal.record_digests, was), sixteenAt(records, is)];
      const record = leftAt.get(is);
      if (!record || before.equals(after)) continue;
      const { entity, id, version } = record;
      const kind = isNothing(after) ? 'record_removed' : 'record_changed';
      faults.push({ kind, entity, record: id, version, line, seal: number });
    }
  }
  return unlawful(faults, changed, erasures);
}

/** Without what two people made go. */
async function unlawful(
  faults: readonly HistoryFault[],
  changed: readonly ChangedLine[],
  erasures: LawfulErasures,
): Promise<readonly HistoryFault[]> {
  const lines = await erasures.lines(changed);
  const records = await erasures.records(faults.flatMap((fault) => (fault.kind === 'record_removed' ? [fault] : [])));
  return faults.filter((fault) => {
    if (fault.kind === 'line_changed') return !lines.has(fault.line);
    return fault.kind !== 'record_removed' || !records.has(`${fault.entity} ${fault.record}`);
  });
}

const isNothing = (digest: Buffer): boolean => digest.every((byte) => byte === 0);

/** A line that is gone from its place and stands elsewhere was changed; and a record that several lines speak of is named once. */
function asMoved(found: readonly HistoryFault[]): readonly HistoryFault[] {
  const added = new Set(found.flatMap((fault) => (fault.kind === 'line_added' ? [fault.line] : [])));
  const removed = new Set(found.flatMap((fault) => (fault.kind === 'line_removed' ? [fault.line] : [])));
  const seen = new Set<string>();
  return found.flatMap((fault) => {
    if (fault.kind === 'line_added' && removed.has(fault.line)) return [];
    if ('record' in fault) {
      const version = `${fault.record} ${fault.version}`;
      if (seen.has(version)) return [];
      seen.add(version);
    }
    return fault.kind === 'line_removed' && added.has(fault.line)
      ? [{ ...fault, kind: 'line_changed' as const }]
      : [fault];
  });
}
