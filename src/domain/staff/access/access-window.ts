import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import { addHours, compareMoments, type Moment } from '../../kit/time/time.ts';

/** Whose access is given for a while only, and the house setting that says how long at most. */
const longest = { agency: 'agency_days', bank: 'bank_days', auditor: 'auditor_days' } as const;
export type Guest = keyof typeof longest;

const words = { agency: 'An agency worker', bank: 'A bank worker', auditor: 'An auditor' } as const satisfies Record<
  Guest,
  string
>;

interface AccessWindow {
  readonly access_starts_at: Moment | null;
  readonly access_expires_at: Moment | null;
}

/** What is wrong with the time for which a guest is let in; null when nothing is. */
export function accessComplaint(
  guest: Guest,
  window: AccessWindow,
  settings: Pick<HomeSettings, (typeof longest)[Guest]>,
): string | null {
  const { access_starts_at: from, access_expires_at: until } = window;
  if (from === null || until === null) return `${words[guest]} needs a start and an end of access.`;
  const days = settings[longest[guest]];
  return compareMoments(until, addHours(from, days * 24)) > 0
    ? `${words[guest]} has access for at most ${days} days at a time.`
    : null;
}
