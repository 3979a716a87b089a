import { staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRightsChanges } from '../rights/waiting-changes.tsx';
import { GroupsPage } from '../groups/groups-page.tsx';
import { TrainingPage } from '../training/training-page.tsx';
import { PersonPage } from './person-page.tsx';

/** The people who work here: the directory, one person with what they may do, and the groups rights come from. */
export default function StaffScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (params.get('part') === 'training') return <TrainingPage />;
  if (params.get('part') === 'groups') return <GroupsPage />;
  if (id && !params.has('edit')) return <PersonPage id={id} />;
  return <RecordListScreen entity={staff.name} actions={<WaysOn />} />;
}

/** How many changes of rights wait for this person's answer. */
function ToConfirm() {
  const { body } = useRightsChanges();
  const count = (body ?? []).filter(({ may }) => may.decide).length;
  return count > 0 ? <>: {count} to confirm</> : null;
}

function WaysOn() {
  const rights = useRights();
  const { user } = useAuth();
  return (
    <>
      {rights.has('view_staff') || rights.has('view_staff_training') ? (
        <Button variant="default" component={Link} to="/staff?part=training">
          Training
        </Button>
      ) : null}
      {maySee(rights, 'group') && (
        <Button variant="default" component={Link} to="/staff?part=groups">
          Groups
          <ToConfirm />
        </Button>
      )}
      {user?.is_superuser === true && (
        <Button variant="default" component={Link} to="/staff/delete-non-superusers">
          Close accounts
        </Button>
      )}
    </>
  );
}
