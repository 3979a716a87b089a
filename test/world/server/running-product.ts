/** The product itself, started as a person starts it, with a database of its own on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { freePort } from '#server/database/loopback-door.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface RunningProduct {
  readonly url: string;
  /** What it has printed so far. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it is gone. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** The environment of a node that works on a database of the tests. */
export function onDatabase({ host, port, user, database }: ClientConfig): Record<string, string> {
  return {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`,
    SECRET_KEY: 'a secret key for tests, long enough',
    DEMO: 'off',
  };
}

const main = fileURLToPath(import.meta.resolve('#server/main.ts'));

export async function startProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  const folder = temporaryFolder();
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit')
    .then(([code]) => code as number | null)
    .finally(() => rmSync(folder, { recursive: true, force: true }));
  const printed = { text: '' };
  child.stdout.on('data', (text: Buffer) => void (printed.text += text.toString()));
  await Promise.race([
    readyLine(child.stdout),
    ended.then(() => Promise.reject(new Error('Hearth ended before it was ready.'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => printed.text,
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readyLine(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    let said = '';
    output.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Hearth is ready')) resolve();
    });
  });
}
