import { momentWords } from '../kit/time/day-words.ts';
import type { Moment } from '../kit/time/time.ts';
import type { Staff } from '../staff/person/staff.ts';

/** How an invitation reaches the person. */
export const invitedBy = { mail: 'By e-mail', card: 'As a card to print' } as const;

/** The newest way in that a colleague was given. */
interface Invitation {
  readonly made_at: Moment;
  readonly ends_at: Moment;
  /** Null where it is not known any more who made it. */
  readonly made_by: string | null;
}

/** Somebody with an account who has never used it. */
export interface Newcomer extends Pick<
  Staff,
  'id' | 'first_name' | 'last_name' | 'preferred_name' | 'photo' | 'username' | 'email' | 'role' | 'is_superuser'
> {
  /** They were handed a password or a code, and need no invitation. */
  readonly has_password: boolean;
  readonly invitation: Invitation | null;
}

const isOpen = ({ ends_at }: Invitation, now: Moment): boolean => Date.parse(ends_at) > Date.parse(now);

/** "Invited 2 Mar 2026, 09:00 by Mo Reed. The invitation is open until 5 Mar 2026, 09:00." */
export function newcomerWords(
  { has_password, invitation }: Pick<Newcomer, 'has_password' | 'invitation'>,
  now: Moment,
  zone: string,
): string {
  if (has_password) return 'Has a password or a one-time code already.';
  if (!invitation) return 'Was not invited yet.';
  const { made_at, made_by, ends_at } = invitation;
  const stands = isOpen(invitation, now) ? 'is open until' : 'ended';
  return `Invited ${momentWords(made_at, zone)}${made_by ? ` by ${made_by}` : ''}. The invitation ${stands} ${momentWords(ends_at, zone)}.`;
}
