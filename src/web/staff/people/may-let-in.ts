import { may, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';

/** Whoever lets an agency worker in makes their account and puts them on the rota for everybody to see. */
export const mayLetIn = (rights: Rights): boolean =>
  rights.has('manage_users') &&
  may(rights, 'add', staff.name) &&
  may(rights, 'add', rota.name) &&
  rights.has('publish_rota');
