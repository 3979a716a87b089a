import { objectWith } from '#web/kit/api/shapes.ts';
import type { User } from '#web/kit/state/session.ts';

/** What a sign-in is answered with. */
export interface Entry {
  token: string;
  user: User;
}

export const isEntry = objectWith<Entry>('token', 'user');
