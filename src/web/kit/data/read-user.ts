import { get } from '../api/api.ts';
import { objectWith } from '../api/shapes.ts';
import type { User } from '../state/session.ts';

export const isUser = objectWith<User>('id', 'username');

/** The person for whom the server answers at this moment. */
export const readUser = () => get<User>('/api/me', { is: isUser });
