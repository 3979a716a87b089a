import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import { may, narrowActs, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { storedEntities } from '../state/collections.ts';
import type { State } from '../state/store.ts';

/** What the server said this person may do, last of all or else at sign-in. Nothing known, nothing allowed; the server decides again. */
export function useRights(): Rights {
  const list = useSelector((state: State) => {
    // Nobody fills it but with the rights of `/api/me/`, and what was stored is a list or is let go.
    const { permissionList = [] } = (state['permission'] ?? {}) as { permissionList?: string[] };
    return permissionList.length > 0 ? permissionList : state.auth.user?.permissions;
  });
  return useMemo(() => new Set(list), [list]);
}

export function useMay(): (act: Act, entity: string) => boolean {
  const rights = useRights();
  return useMemo(() => (act, entity) => may(rights, act, entity), [rights]);
}

const isViewOf = (right: string, entity: string) => right === `view_${entity}` || right.startsWith(`view_${entity}_`);

/** Whether any of an entity's records may be seen, were it only a part of them: `view_x_y` is a part of x, unless x_y is stored as records of its own. */
export function maySee(rights: Rights, entity: string): boolean {
  const longer = storedEntities().filter((other) => other.startsWith(`${entity}_`));
  return [...rights].some((right) => isViewOf(right, entity) && !longer.some((other) => isViewOf(right, other)));
}

/** The same, of a declaration at hand. */
export const seesAny = (rights: Rights, entity: Entity): boolean =>
  may(rights, 'view', entity.name) || narrowActs(rights, 'view', entity).length > 0;

/** Whether a field is shown of every record this person sees; where only of some, a list narrowed by it would hold back the rest. */
export function seesOfAll(rights: Rights, entity: Entity, field: string): boolean {
  if (may(rights, 'view', entity.name)) return true;
  const reaches = narrowActs(rights, 'view', entity).flatMap((act) => entity.narrower[act] ?? []);
  return reaches.length > 0 && reaches.every(({ fields }) => !fields || fields.includes(field));
}
