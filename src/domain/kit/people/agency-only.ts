import { roles } from '../vocabulary/permissions.ts';

/** Somebody who is here only because an agency sent them. */
export const isAgencyOnly = (groups: readonly string[]): boolean =>
  groups.length > 0 && groups.every((group) => group === roles.agency);
