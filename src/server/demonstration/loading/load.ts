import { keysOf, tableOf } from '#domain/kit/vocabulary/record-values.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { entityNamed, register } from '#domain/register.ts';
import { trendWeeks } from '#domain/house-overview/readings.ts';
import { personName, systemName } from '#domain/kit/people/person-name.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { prepareForms } from '../../assessments/shipped-forms.ts';
import { writeChunks } from '../../attachments/stored/chunks.ts';
import { writeThumbnail } from '../../attachments/stored/thumbnail-store.ts';
import { writePastLines } from '../../kit/history/write-past-lines.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { housesAt, takeReading } from '../../house-overview/readings/take-readings.ts';
import { quoted } from '../../kit/schema/table.ts';
import { openEncryption } from '../../kit/access/encryption.ts';
import { hashSecrets, openAccounts, type Hashes } from '../people/accounts.ts';
import { raiseOpenAlerts } from '../past-alerts/open-alerts.ts';
import { paperPicture } from '../papers/paper-picture.ts';
import { closeMonths } from '../money/close-months.ts';
import { composeHandovers } from '../events/composed-handovers.ts';
import { demonstrate, type Demonstration } from './demonstration.ts';
import { insertRecords, pointBack, type Postponed } from '../stage/insert.ts';
import type { GroupIds } from '../people/people.ts';
import type { EarlierVersion, BookLine, RecordBook } from '../stage/record-book.ts';
import { colleagues } from '../people/staff-list.ts';
import { takeEvidence } from '../support-plans/take-evidence.ts';

/** The lock under which the homes are imagined. */
export const loadLock = 4_327_843;

/** Where a house or a person is stored already, somebody works. */
async function isInUse(db: Db): Promise<boolean> {
  const some = await db.query('select from home union all select from staff limit 1');
  return some.length > 0;
}

/** Fills a database that nobody uses yet with the demonstration homes, all of them or none. Of two nodes that start at once, one waits for the other. */
export async function loadDemonstration(parts: AppDependencies): Promise<void> {
  if (await isInUse(onPool(parts.pool, noCommitListener))) return;
  await transaction(parts.pool, noCommitListener, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${loadLock})`);
    // The homes are imagined before the first of them is written: on a busy machine the transaction is idle for minutes.
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    if (!(await isInUse(tx))) await imagine(tx, parts);
  });
  // A long transaction would hold up the change events of other people.
  await readEarlierWeeks(onPool(parts.pool, noCommitListener), parts.clock().toISOString());
}

async function imagine(tx: Db, parts: AppDependencies): Promise<void> {
  const { settings, clock, log } = parts;
  const now = clock().toISOString();
  const groups = await groupIds(tx);
  // The secrets are hashed on one core while the homes are imagined on another.
  const [hashes, homes] = await Promise.all([hashSecrets(parts), demonstrate(now, groups, settings.providerName)]);
  const { encrypt } = await openEncryption({
    db: tx,
    secretKeys: settings.secretKeys,
    now: () => now,
    onRereadFailed: (error) => log.warn({ err: error }, 'The data keys could not be read anew.'),
  });
  await storeHomes(tx, homes, hashes, encrypt, now);
}

async function groupIds(db: Db): Promise<GroupIds> {
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from "group" where is_system and not is_deleted',
  );
  return tableOf(keysOf(roles), (role) => rows.find(({ name }) => name === roles[role])?.id ?? '');
}

/** These houses have had their first days. */
const putGuideAway = `insert into guide_dismissal (home, dismissed_by, dismissed_at)
  select h.id, s.id, $1 from home h, (select id from staff where is_superuser order by id limit 1) s`;

async function storeHomes(
  tx: Db,
  { scene, files, departures, handovers }: Demonstration,
  hashes: Hashes,
  encrypt: (text: string) => Buffer,
  now: string,
): Promise<void> {
  const { book } = scene;
  await prepareForms(tx, now);
  await storeRecords(tx, book, encrypt);
  for (const { attachment, bytes, paper } of files) {
    const file = { id: attachment, file_version: 1 };
    await writeChunks(tx, file, bytes);
    if (paper) await writeThumbnail(tx, file, await paperPicture(paper));
  }
  for (const { resident, home, left_at } of departures)
    await tx.query(`insert into departure (resident, home, left_at, reason) values ($1, $2, $3, 'left')`, [
      resident,
      home,
      left_at,
    ]);
  await openAccounts(tx, book.of(staff), hashes, now);
  await tx.query(putGuideAway, [now]);
  await closeMonths(tx, scene);
  await raiseOpenAlerts(tx, scene);
  await composeHandovers(tx, book, handovers);
  await storeVersions(tx, book.versions, encrypt);
  await storeHistory(tx, book);
}

/** Nobody was there to read the figures of the weeks before, so they are read from the records of then. */
async function readEarlierWeeks(db: Db, now: string): Promise<void> {
  for (const weeks of Array.from({ length: trendWeeks }, (_, place) => place + 1)) {
    const then = addHours(now, -weeks * 7 * 24);
    for (const house of await housesAt(db, then)) await takeReading(db, house, then);
  }
}

/** Most records point to these, so they are there first. */
const first = ['home', 'staff', 'attachment', 'resident', 'house_asset', 'plan'];

async function storeRecords(tx: Db, book: RecordBook, encrypt: (text: string) => Buffer): Promise<void> {
  const order = [...first.map(entityNamed), ...register.filter(({ name }) => !first.includes(name))].filter(
    (entity) => entity.name !== evaluation.name && book.of(entity).length > 0,
  );
  const filled = new Set<string>();
  const postponed: Postponed[] = [];
  for (const entity of order) {
    const written = book.of(entity).filter(({ id }) => !book.isKnown(id));
    postponed.push(await insertRecords(tx, entity, written, filled, encrypt));
    filled.add(entity.name);
  }
  for (const one of postponed) await pointBack(tx, one, book.of(one.entity));
  await takeEvidence(tx, book);
  await insertRecords(tx, evaluation, book.of(evaluation), filled, encrypt);
}

const putAway = (
  entity: Entity,
): string => `insert into record_version (entity, record, version, kept_at, kept_by, body)
  select '${entity.name}', b.id, b.version, r.kept_at, r.kept_by, to_jsonb(b) - 'first_content'
  from jsonb_to_recordset($1::jsonb) as r(kept_at timestamptz, kept_by uuid, body jsonb),
    lateral jsonb_populate_record(null::${quoted(entity.name)}, r.body) b`;

/** Earlier versions, spelled as the table spells the record itself. */
export async function storeVersions(
  tx: Db,
  versions: readonly EarlierVersion[],
  encrypt: (text: string) => Buffer,
): Promise<void> {
  for (const [name, all] of Map.groupBy(versions, ({ entity }) => entity)) {
    const entity = entityNamed(name);
    const secrets = Object.keys(entity.fields).filter((field) => entity.fields[field]?.secret);
    const rows = all.map(({ kept_at, kept_by, record }) => ({
      kept_at,
      kept_by,
      body: {
        ...record,
        ...Object.fromEntries(secrets.map((field) => [field, `\\x${encrypt(String(record[field])).toString('hex')}`])),
      },
    }));
    await tx.query(putAway(entity), [JSON.stringify(rows)]);
  }
}

/** The lines of history the book has written since this was last called. */
export async function storeHistory(tx: Db, book: RecordBook): Promise<void> {
  const groupOf = new Map(colleagues.map(({ username, group }) => [username, roles[group]]));
  const people = new Map(
    book.of(staff).map((person) => [
      person.id,
      {
        user_name: personName(person),
        role: groupOf.get(String(person.username)),
      },
    ]),
  );
  const signed = (line: BookLine) => ({
    ...line,
    ...(line.user ? people.get(line.user) : { user_name: systemName }),
  });
  await writePastLines(
    tx,
    book.history
      .splice(0)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .map(signed),
  );
}
