import { personName } from '#domain/kit/people/person-name.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { ChangeRights } from './change-rights.tsx';
import { OpenAccount } from './open-account.tsx';
import { useRightsChanges } from './waiting-changes.tsx';
import { ViewAsButton } from './view-as-button.tsx';
import kit from '../../kit/styles/kit.module.css';

interface WaysProps {
  person: Stored<typeof staff>;
  onChanged(record: StoredRecord): void;
}

/** What whoever manages accounts can do about a colleague's rights, from the colleague's own page. */
export function RightsWays({ person, onChanged }: WaysProps) {
  const rights = useRights();
  const { user } = useAuth();
  const { reload } = useRightsChanges(person.id);
  const isManaging = rights.has('manage_users') || user?.is_superuser === true;
  const mayTouch = !person.is_superuser || user?.is_superuser === true;
  if (!isManaging || !mayTouch || !('groups' in person)) return null;
  return (
    <div className={kit['row']}>
      {may(rights, 'change', staff.name) && rights.has('view_group') && (
        <ChangeRights person={person} onChanged={onChanged} onAsked={reload} />
      )}
      {!person.is_active && <OpenAccount person={person} onChanged={onChanged} onAsked={reload} />}
      {person.id !== user?.id && person.is_active && (
        <ViewAsButton person={{ id: person.id, name: personName(person) }} />
      )}
    </div>
  );
}
