import { everything, nothing, type Access } from '#domain/kit/vocabulary/permissions.ts';

/** For made-up kinds of record in tests that are not about who may do what. */
export const forNobody = {
  superuser: nothing,
  manager: nothing,
  senior: nothing,
  carer: nothing,
  agency: nothing,
  auditor: nothing,
} as const satisfies Access;

export const forEverybody = {
  superuser: everything,
  manager: everything,
  senior: everything,
  carer: everything,
  agency: everything,
  auditor: everything,
} as const satisfies Access;
