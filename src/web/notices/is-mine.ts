import type { Kept } from '../kit/kept.ts';

const includes = (people: unknown, me: string | null): boolean => Array.isArray(people) && people.includes(me);

/** Told to this person, or theirs to see to. */
export const isMine = (alert: Kept, me: string | null): boolean => alert['staff'] === me || includes(alert['informed'], me);

/** Given to this person by name, or to whoever is on shift. */
export const isMineToDo = (row: Kept, me: string | null): boolean => row['assigned_to'] === me || row['assigned_role'] === 'team';
