import { spawnSync } from 'node:child_process';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { root } from '../setup.mjs';

/** What git says, or its own words as a refusal. */
export function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error) throw new StartRefusal('git was not found. Install it (Debian: git), then update.');
  if (status !== 0) throw new StartRefusal(`git ${args[0] ?? ''} did not succeed: ${stderr.trim()}`);
  return stdout.trim();
}
