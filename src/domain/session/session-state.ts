/** Whether a session is open, locked or over. Time alone locks and ends it; nothing has to happen for that. */

interface SessionTimes {
  /** The last sign of a person: sign-in, unlock, or input the browser reported. */
  readonly active_at: string;
  readonly locked_at: string | null;
  readonly expires_at: string;
  readonly ended_at: string | null;
}

export type SessionState =
  | { readonly is: 'open' }
  | { readonly is: 'locked'; readonly since: string }
  | { readonly is: 'over'; readonly since: string };

const minute = 60_000;
/** Someone who has not come back by then has gone home, or to another device. */
const lockedMinutes = 30;

/** The earliest of the moments that have passed. */
const earliest = (moments: readonly number[]): string => new Date(Math.min(...moments)).toISOString();

function locksAt({ active_at, locked_at }: SessionTimes, idleMinutes: number): number {
  const idleAt = Date.parse(active_at) + idleMinutes * minute;
  return locked_at ? Math.min(Date.parse(locked_at), idleAt) : idleAt;
}

/** The instant until which a session that has not ended stays open, unless something happens. */
export const openUntil = (session: SessionTimes, idleMinutes: number): number =>
  Math.min(locksAt(session, idleMinutes), Date.parse(session.expires_at));

export function sessionState(session: SessionTimes, idleMinutes: number, now: Date): SessionState {
  if (session.ended_at) return { is: 'over', since: session.ended_at };
  const lockedAt = locksAt(session, idleMinutes);
  const overAt = [Date.parse(session.expires_at), lockedAt + lockedMinutes * minute].filter(
    (moment) => moment <= now.getTime(),
  );
  if (overAt.length > 0) return { is: 'over', since: earliest(overAt) };
  return lockedAt <= now.getTime() ? { is: 'locked', since: earliest([lockedAt]) } : { is: 'open' };
}
