import type { Actor } from './actor.ts';

/** Who looks at records, and when: what every condition on the rows within reach is given under the name `viewer`. */
export interface Viewer extends ViewerScope {
  readonly id: string;
}

/** As much of it as says in which houses a record may stand; jobs look on nobody's behalf. */
export interface ViewerScope {
  readonly homes: readonly string[];
  readonly readsDeparted: boolean;
  readonly now: string;
}

/** The same as places in a named statement, each with its type. */
export const viewerSql = {
  id: ':viewer.id::uuid',
  homes: ':viewer.homes::uuid[]',
  readsDeparted: ':viewer.readsDeparted::boolean',
  now: ':viewer.now::timestamptz',
} as const;

/** Seniors, managers, superusers and auditors keep reading about a resident who left. */
export const readsDeparted = (actor: Actor): boolean =>
  actor.rights.has('view_restricted') || actor.rights.has('view_audit');

export const viewerOf = (actor: Actor, now: string): Viewer => ({
  id: actor.id,
  homes: actor.homes,
  readsDeparted: readsDeparted(actor),
  now,
});
