/** Writes the next numbered migration: what the register asks for and the migrations so far do not build. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { register } from '#domain/register.ts';
import { draftMigration } from '#server/database/draft.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPool } from '#server/database/pool.ts';
import { temporaryFolder } from '#world/server/temporary-folder.ts';

const folder = 'src/server/database/migrations';

export async function writeDraft(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    console.error('Give the migration a name in small letters: npm run db:draft -- bath_water');
    process.exitCode = 1;
    return;
  }
  const sql = await difference();
  if (sql.length === 0)
    return console.log('The migrations build what the register describes: there is nothing to draft.');
  const file = `${folder}/${nextNumber(readdirSync(folder))}_${name}.sql`;
  writeFileSync(file, `${sql.join('\n')}\n`);
  console.log(`Drafted ${file}. Read it before you commit it.`);
}

/** Against a database that only the migrations have touched, so that the draft is the same on every machine. */
async function difference(): Promise<readonly string[]> {
  const dataDir = temporaryFolder();
  const server = await startEmbedded({ dataDir, log: console, fast: true });
  const pool = openPool(server.connection, { max: 1, role: null });
  try {
    await migrate(server.connection);
    return await draftMigration(pool, register);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function nextNumber(files: readonly string[]): string {
  const newest = Math.max(0, ...files.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite));
  return String(newest + 1).padStart(4, '0');
}
