import type { Entity } from '../vocabulary/entity.ts';
import { whoCan, type Reader } from './who-can.ts';

const verbs = { change: 'change', delete: 'strike out' } as const;

/** What somebody is told who may change or strike out only what they wrote themselves, and only for a time. */
export function editWindowWords(
  { access }: Entity,
  act: keyof typeof verbs,
  { minutes, reader }: { readonly minutes: number; readonly reader: Reader },
): string {
  const who = whoCan(access, act, reader, `${verbs[act]} this one`);
  return minutes === 0
    ? who
    : `You can ${verbs[act]} your own entries for ${minutes} minutes after writing them. ${who}`;
}
