import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, type Settings } from '#server/kit/runtime/settings.ts';
import { root } from '../setup.mjs';

/** Installing, building and migrating years of records may take a while. */
const patienceMs = 15 * 60_000;

async function isOk(settings: Settings, path: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${addressOf(settings.host, settings.port)}${path}`);
    return ok;
  } catch {
    // Nobody listens there.
    return false;
  }
}

export const answers = (settings: Settings): Promise<boolean> => isOk(settings, '/api/health/live');

/** Starts what lies here until it is ready, and stops it again. Null where that went well, otherwise its last words. */
export async function tryStart(settings: Settings): Promise<string | null> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = once(child, 'exit').then(() => 'ended' as const);
  const ready = async () => {
    for (
      const until = performance.now() + patienceMs;
      performance.now() < until && child.exitCode === null;
      await pause(500)
    )
      if (await isOk(settings, '/api/health/ready')) return 'ready' as const;
    return 'late' as const;
  };
  const outcome = await Promise.race([ready(), ended]);
  child.kill('SIGTERM');
  await ended;
  return outcome === 'ready' ? null : lastWords(said.join(''));
}

/** Without the places in the program, which help nobody who updates. */
const lastWords = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-8)
    .join('\n') || 'it said nothing.';
