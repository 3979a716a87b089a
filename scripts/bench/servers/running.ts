import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#server/database/loopback-door.ts';
import { root } from '../../setup.mjs';

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
  /** As a machine that fails would end it. */
  kill(): void;
}

/** A server of its own process, on a free port. */
export async function run(script: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await untilOpen(port, child);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const open = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      () => true,
      () => false,
    );
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers on port ${port}`);
}
