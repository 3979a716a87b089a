import type { ShownWaiting } from '../kit/people/two-people.ts';
import { roles, type Rights } from '../kit/vocabulary/permissions.ts';

/** What somebody proves themselves with besides the password. */
export type FactorKind = 'totp' | 'passkey';
export const factorKinds: Readonly<Record<FactorKind, string>> = { totp: 'Authenticator app', passkey: 'Passkey' };

/** How a second step can be taken. */
export type ProofWay = FactorKind | 'recovery';

/** A factor as its owner sees it: everything but its secret. */
export interface OwnFactor {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly created_at: string;
  readonly used_at: string | null;
}

/** Where passkeys of this product are made and asked for. */
export interface PasskeySite {
  readonly rp_id: string;
  readonly origin: string;
}

export interface OwnFactors {
  /** Whether this person may not be without one. */
  readonly is_required: boolean;
  readonly factors: readonly OwnFactor[];
  readonly recovery_codes_left: number;
  /** Null where the address of the product allows none. */
  readonly passkey_site: PasskeySite | null;
}

/** What sign-in answers to a right password whose owner has a second factor. */
export interface SecondStep {
  readonly token: string;
  readonly ways: readonly ProofWay[];
  readonly expires_at: string;
}

interface Powers {
  readonly isSuperuser: boolean;
  readonly groups: readonly string[];
  readonly rights: Rights;
}

/** A stolen password of whoever lets others in, or reads a whole house, opens too much to be the only thing asked for. */
export const needsSecondFactor = ({ isSuperuser, groups, rights }: Powers): boolean =>
  isSuperuser || groups.includes(roles.manager) || rights.has('manage_users');

/** For so long after a sign-in or a confirmation nobody is asked again who they are. */
const provenMinutes = 15;

export const isProven = (provenAt: string | null, now: string): boolean =>
  provenAt !== null && Date.parse(now) - Date.parse(provenAt) < provenMinutes * 60_000;

export const mostFactors = 10;
export const longestFactorName = 60;

/** One colleague asks, another confirms, within this. */
export const resetDays = 3;

/** How the reset of somebody's second factor stands, for those who manage accounts. */
export interface FactorReset {
  readonly has_second_factor: boolean;
  /** What waits for a second person; null where nobody has asked. */
  readonly asked: ShownWaiting | null;
}
