import { may } from '#domain/kit/vocabulary/permissions.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';

/** Whether the account of this person is the reader's to open, to close and to help with. */
export function useMayManage(person: Pick<Staff, 'is_superuser'>): boolean {
  const rights = useRights();
  const { user } = useAuth();
  return (
    may(rights, 'change', staff.name) &&
    rights.has('manage_users') &&
    (!person.is_superuser || user?.is_superuser === true)
  );
}
