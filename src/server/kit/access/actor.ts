import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import type { Shift } from '#domain/kit/traits/care-entry.ts';
import type { Reader } from '#domain/kit/people/who-can.ts';

interface House {
  readonly settings: Pick<HomeSettings, 'shift_times'>;
  readonly zone: string;
}

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
  /** Those of them in which nothing is real; whatever speaks of several houses leaves them out. */
  readonly practice: readonly string[];
  /** Someone whose lists are written down too, because they look on behalf of others. */
  readonly isAuditor: boolean;
  /** Someone lent to the house for a shift, and nothing more than that. */
  readonly isAgency: boolean;
  readonly session: string;
  /** When they last proved, within the session, who they are. */
  readonly provenAt: string | null;
  readonly ip: string;
  readonly device: string;
  /** Who really looks, where somebody sees the product as this person would: the history names them, and nothing is written. */
  readonly viewer?: Pick<Actor, 'id' | 'name' | 'role'> & { readonly until: string };
  /** The clock of a home that is open to this person; the usual one for what belongs to none of them. */
  zoneIn(home: unknown): string;
  /** The shift an entry of this moment is filed under: the person's own, else the house's. */
  shiftAt(moment: string, house: House): Shift | null;
}

/** The houses that a question about several of them is about. */
export const realHomes = ({ homes, practice }: Pick<Actor, 'homes' | 'practice'>): readonly string[] =>
  practice.length === 0 ? homes : homes.filter((home) => !practice.includes(home));

/** The same person, as sentences about who can help need to know them. */
export const readerOf = ({ role, isSuperuser }: Pick<Actor, 'role' | 'isSuperuser'>): Reader => ({
  groups: role.split(', '),
  isSuperuser,
});
