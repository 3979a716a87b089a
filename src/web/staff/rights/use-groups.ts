import { group, type Group } from '#domain/staff/access/group.ts';
import { permission, type Permission } from '#domain/staff/access/permission.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { filled, loaded } from '../../kit/state/collections.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';
import { listPath, worstState } from '../../kit/data/use-records.ts';

export type StoredGroup = Group & Record<string, unknown>;
export type StoredPermission = Permission & Record<string, unknown>;

const isGroups = listOf<StoredGroup>('id', 'name');
const isPermissions = listOf<StoredPermission>('id');

/** Every group and every right there is. */
export function useGroups() {
  const dispatch = useDispatch();
  const groups = useLiveList(listPath(group, { limit: '200' }), { is: isGroups, of: [group.name] }, true);
  const permissions = useLiveList(listPath(permission, { limit: '200' }), { is: isPermissions, of: [] }, true);
  useEffect(() => {
    if (groups.state === 'loaded') dispatch(loaded(group.name, [...groups.rows]));
    if (permissions.state === 'loaded') dispatch(filled(permission.name, 'allPermissions', permissions.rows));
  }, [dispatch, groups.state, groups.rows, permissions.state, permissions.rows]);
  const reload = () => [groups, permissions].forEach((list) => list.reload());
  return {
    groups: groups.rows,
    permissions: permissions.rows,
    state: worstState([groups, permissions]),
    at: groups.at,
    reload,
  } as const;
}
