import type { OwnFactors } from '#domain/session/second-factor.ts';
import { objectWith } from '../../../kit/api/shapes.ts';

export const factorsPath = '/api/me/second-factor/';

/** What a new factor is answered with: how things stand, and the codes that are shown this once. */
export interface FactorsChanged extends OwnFactors {
  readonly recovery_codes: readonly string[] | null;
}

export const isFactorsChanged = objectWith<FactorsChanged>('factors', 'recovery_codes_left', 'recovery_codes');
