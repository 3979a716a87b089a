import type { Rights } from '#domain/kit/permissions.ts';

/** The person behind a request, as the session knows them at this moment. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  /** The ids of the groups held. */
  readonly groups: readonly string[];
  /** The names of the groups held, for the history. */
  readonly role: string;
  readonly rights: Rights;
  readonly isSuperuser: boolean;
  /** The homes open to this person now: a time-boxed grant or an agency shift may open and close them. */
  readonly homes: readonly string[];
  /** Someone whose lists are written down too, because they look on behalf of others. */
  readonly isAuditor: boolean;
  readonly session: string;
  readonly ip: string;
  readonly device: string;
  /** The person's own shift at a moment, where the rota has one. */
  shiftAt(moment: string): string | null;
}
