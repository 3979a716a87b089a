import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Staff } from '#domain/staff/person/staff.ts';
import { personName } from '#domain/kit/people/person-name.ts';

/** What their own record holds besides, as far as they see it. */
type OwnRecord = Partial<Omit<Staff, 'id' | 'username' | 'first_name' | 'last_name' | 'groups' | 'homes'>>;

/** What `/api/me` answers about the person. An alias, for an interface would not pass as values. */
export type User = OwnRecord & {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  permissions?: string[];
  has_pin?: boolean;
  /** The names of their groups, and the houses they work in. */
  groups?: string[];
  homes?: { id: string; name: string }[];
  /** A second factor is asked of them and not set up. */
  must_set_second_factor?: true;
  /** Who really looks, where somebody sees the product as this person does. */
  viewed_by?: { name: string; until: string };
};
export interface Auth {
  loggedin: boolean;
  token: string | null;
  user: User | null;
}

export const signedIn = createAction<{ token: string; user: User }>('session/signedIn');
export const signedOut = createAction('session/signedOut');
/** Somebody is at work again in a session that was found, or was locked. */
export const resumed = createAction('session/resumed');
/** Everything about residents leaves the store; the session and the chosen home stay. */
export const locked = createAction('session/locked');
export const userLoaded = createAction<User>('session/userLoaded');

const start: Auth = { loggedin: false, token: null, user: null };

export const auth = createReducer(start, (build) =>
  build
    .addCase(signedIn, (_, { payload }) => ({ loggedin: true, token: payload.token, user: payload.user }))
    .addCase(userLoaded, (state, { payload }) => ({ ...state, user: payload })),
);

/** Somebody else set the password: nothing but a new one is open yet. */
export const mustChangePassword = (user: User | null): boolean => user?.must_change_password === true;

/** A second factor is asked of them and not set up: nothing but that is open yet. */
export const mustSetSecondFactor = (user: User | null): boolean => user?.must_set_second_factor === true;

/** Something comes before the work, and their profile is where it is done. */
export const isHeldUp = (user: User | null): boolean => mustChangePassword(user) || mustSetSecondFactor(user);

export const viewedBy = (user: User | null) => user?.viewed_by ?? null;

export const nameOf = (user: User) => personName(user) || user.username;

export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('');
