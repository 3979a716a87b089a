import pg from 'pg';
import type { Backup } from '#server/database/backup/take-backup.ts';

/** So that the product can say when the last one was taken. */
export async function noteDown(connection: pg.ClientConfig, { taken_at, bytes, folder }: Backup, proven: boolean) {
  const session = new pg.Client(connection);
  await session.connect();
  try {
    await session.query('insert into backup (taken_at, bytes, place, proven) values ($1, $2, $3, $4)', [
      taken_at,
      bytes,
      folder,
      proven,
    ]);
  } finally {
    await session.end();
  }
}
