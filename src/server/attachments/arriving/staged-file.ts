import { createHash } from 'node:crypto';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { conflict, invalid, notFound } from '../../kit/runtime/refusals.ts';

/** What of a file has arrived. It belongs to whoever sends it and to no record, until it is whole and stored with one. */
interface StagedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly received: number;
  readonly sha256: string | null;
}

const columns = 'id, name, size, received, sha256';

export async function findStaged(db: Db, { id: staff }: Actor, id: string): Promise<StagedFile | null> {
  const [row] = await db.query<StagedFile>(`select ${columns} from upload where id = $1 and staff = $2`, [id, staff]);
  return row ?? null;
}

type NewStagedFile = Omit<StagedFile, 'received'>;

/** Beginning twice is beginning once; another file under the same id is refused. */
export async function beginStaged(db: Db, { id: staff }: Actor, file: NewStagedFile, now: string): Promise<StagedFile> {
  await db.query(
    `insert into upload (id, staff, name, size, sha256, touched_at) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [file.id, staff, file.name, file.size, file.sha256, now],
  );
  const [row] = await db.query<StagedFile & { staff: string }>(`select ${columns}, staff from upload where id = $1`, [
    file.id,
  ]);
  if (!row || row.staff !== staff || row.size !== file.size || row.sha256 !== file.sha256)
    throw conflict('Another file is on its way under this id.');
  return row;
}

interface Piece {
  readonly id: string;
  readonly startsAt: number;
  readonly bytes: Buffer;
  readonly now: string;
}

/** The piece and the count of what has arrived are one statement: a cut line leaves neither without the other. */
const addPiece = `with counted as (
    update upload set received = received + octet_length($4::bytea), touched_at = $5
    where id = $1 and staff = $2 and received = $3 and received + octet_length($4::bytea) <= size returning id, received
  ), stored as (insert into upload_piece (upload, starts_at, bytes) select id, $3, $4 from counted)
  select received from counted`;

/** How much has arrived now. A piece that came before, and whose answer was lost, is not added again. */
export async function addToStaged(db: Db, actor: Actor, { id, startsAt, bytes, now }: Piece): Promise<number> {
  const [added] = await db.query<{ received: number }>(addPiece, [id, actor.id, startsAt, bytes, now]);
  if (added) return added.received;
  const staged = await findStaged(db, actor, id);
  if (!staged) throw notFound();
  if (startsAt + bytes.length <= staged.received) return staged.received;
  if (startsAt + bytes.length > staged.size) throw invalid({ file: 'More has arrived than the file holds.' });
  throw conflict(`The next piece begins at ${staged.received}.`, { received: staged.received });
}

const damaged = () => invalid({ file: 'The file was damaged on its way. Choose it again.' });

/** The whole file. What is not whole is refused, and stays where it is for the rest to come. */
export async function readStaged(db: Db, { id, size, received, sha256 }: StagedFile): Promise<Buffer> {
  if (received !== size) throw invalid({ file: 'The file has not arrived in full yet. Wait until it has, then save.' });
  const rows = await db.query<{ bytes: Buffer }>(
    'select bytes from upload_piece where upload = $1 order by starts_at',
    [id],
  );
  const bytes = Buffer.concat(rows.map((row) => row.bytes));
  if (bytes.length !== size) throw damaged();
  if (sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged();
  return bytes;
}

/** True for the one call that ends it: of two that keep the same file at once, one does. */
export async function endStaged(db: Db, { id: staff }: Actor, id: string): Promise<boolean> {
  const gone = await db.query('delete from upload where id = $1 and staff = $2 returning id', [id, staff]);
  return gone.length > 0;
}
