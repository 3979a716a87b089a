import { rota } from '#domain/rota/rota.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';

/** Whoever plans sees what is planned before it is published; everybody else once it is. */
export const plans = (actor: Actor): boolean =>
  permissionOrNull(actor, 'add', rota) !== null || permissionOrNull(actor, 'change', rota) !== null;
