/** One real PostgreSQL for a whole test run, with a migrated template that every test file copies. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/database/migrate.ts';
import { type Embedded, startEmbedded } from '#server/database/embedded.ts';
import type { TestProject } from 'vitest/node';
import { folderPrefix, temporaryFolder, temporaryFolders } from './temporary-folder.ts';
import { onServer, template, type TestServer } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer;
  }
}

interface Started {
  readonly folder: string;
  readonly embedded: Embedded;
  readonly server: TestServer;
}

const quiet = { info: () => undefined, warn: () => undefined };

export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { server, embedded, folder } = await start();
  project.provide('database', server);
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true });
  };
}

async function start(): Promise<Started> {
  await sweep();
  const folder = temporaryFolder();
  const embedded = await startEmbedded({ dataDir: folder, log: quiet, fast: true });
  try {
    const { host = '', port = 0, user = '' } = embedded.connection;
    const server = { host, port, user };
    await onServer(server, `create database ${template}`);
    await migrate({ ...server, database: template });
    return { folder, embedded, server };
  } catch (error) {
    await embedded.stop();
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** A test run that was killed leaves its server behind; to start there again is the way to stop it. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(temporaryFolders).filter((name) => name.startsWith(folderPrefix))) {
    if (isAlive(Number(name.slice(folderPrefix.length).split('-')[0]))) continue;
    const folder = join(temporaryFolders, name);
    if (readdirSync(folder).includes('postgres'))
      await (await startEmbedded({ dataDir: folder, log: quiet, fast: true })).stop();
    rmSync(folder, { recursive: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
