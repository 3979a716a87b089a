import { isProven } from '#domain/session/second-factor.ts';
import { proofFirst } from '../runtime/refusals.ts';
import type { Actor } from './actor.ts';

/** What takes much out of the house at once, or changes what somebody may do, is done by nobody who found an open screen. */
export function requireProof(actor: Actor, now: string): void {
  if (!isProven(actor.provenAt, now)) throw proofFirst();
}
