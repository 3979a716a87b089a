import type { Entity } from '#domain/kit/entity.ts';
import { may, narrowActs, type Act } from '#domain/kit/permissions.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { State } from './store.ts';

/** What the server said this person may do, last of all or else at sign-in. Nothing known, nothing allowed; the server decides again. */
export function useRights(): ReadonlySet<string> {
  const list = useSelector((state: State) => {
    const { permissionList = [] } = (state['permission'] ?? {}) as { permissionList?: string[] };
    return permissionList.length > 0 ? permissionList : state.auth.user?.permissions;
  });
  return useMemo(() => new Set(list), [list]);
}

export function useMay(): (act: Act, entity: string) => boolean {
  const rights = useRights();
  return useMemo(() => (act, entity) => may(rights, act, entity), [rights]);
}

/** Whether any of an entity's records may be seen, were it only a part of them. */
export const maySee = (rights: ReadonlySet<string>, entity: string): boolean =>
  [...rights].some((right) => right === `view_${entity}` || right.startsWith(`view_${entity}_`));

/** The same of the declaration, which alone can tell `view_x_y` as a part of x from the whole of x_y. */
export const seesAny = (rights: ReadonlySet<string>, entity: Entity): boolean => may(rights, 'view', entity.name) || narrowActs(rights, 'view', entity).length > 0;
