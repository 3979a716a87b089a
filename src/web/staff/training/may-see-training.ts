import { codename, may, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { staff } from '#domain/staff/person/staff.ts';

/** Whether somebody sees the training of everybody in the house, be it all that they see of a file. */
export const maySeeTraining = (rights: Rights): boolean =>
  may(rights, 'view', staff.name) || rights.has(codename('view:training', staff.name));
