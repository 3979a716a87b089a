import { may } from '#domain/kit/vocabulary/permissions.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { IconCertificate, IconUserBolt, IconUserOff, IconUserQuestion, IconUsersGroup } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { importAction } from '../../records/import-action.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useNewcomers } from '../account/use-newcomers.ts';
import { useRightsChanges } from '../rights/waiting-changes.tsx';
import { GroupsPage } from '../groups/groups-page.tsx';
import { maySeeTraining } from '../training/may-see-training.ts';
import { TrainingPage } from '../training/training-page.tsx';
import { AgencyPage } from './agency-page.tsx';
import { mayLetIn } from './may-let-in.ts';
import { NewcomersPage } from './newcomers-page.tsx';
import { PersonPage } from './person-page.tsx';

/** The people who work here: the directory, one person with what they may do, and the groups rights come from. */
export default function StaffScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (params.get('part') === 'training') return <TrainingPage />;
  if (params.get('part') === 'groups') return <GroupsPage />;
  if (params.get('part') === 'agency') return <AgencyPage />;
  if (params.get('part') === 'newcomers') return <NewcomersPage />;
  if (id && !params.has('edit')) return <PersonPage id={id} />;
  return <RecordListScreen entity={staff.name} actions={<WaysOn />} />;
}

function WaysOn() {
  const rights = useRights();
  const { user } = useAuth();
  const training: MoreItem[] = maySeeTraining(rights)
    ? [{ label: 'Training', icon: <IconCertificate {...iconProps} />, act: '/staff?part=training' }]
    : [];
  const agency: MoreItem[] = mayLetIn(rights)
    ? [{ label: 'Agency worker', icon: <IconUserBolt {...iconProps} />, act: '/staff?part=agency' }]
    : [];
  const closing: MoreItem[] =
    user?.is_superuser === true
      ? [{ label: 'Close accounts', icon: <IconUserOff {...iconProps} />, act: '/staff/delete-non-superusers' }]
      : [];
  const importing: MoreItem[] =
    may(rights, 'add', staff.name) && rights.has('manage_users') ? [importAction('staff')] : [];
  const count = useNewcomers().body?.length ?? 0;
  const newcomers: MoreItem[] =
    count > 0
      ? [
          {
            label: `${count} not signed in yet`,
            icon: <IconUserQuestion {...iconProps} />,
            act: '/staff?part=newcomers',
          },
        ]
      : [];
  const before = [...newcomers, ...agency, ...training];
  const after = [...importing, ...closing];
  if (!maySee(rights, 'group')) return <PageActions items={[...before, ...after]} />;
  return <WithGroups before={before} after={after} />;
}

/** The way to the groups says how many changes of rights wait for this person's answer. */
function WithGroups({ before, after }: { before: readonly MoreItem[]; after: readonly MoreItem[] }) {
  const { body } = useRightsChanges();
  const count = (body ?? []).filter(({ may }) => may.decide).length;
  const label = count > 0 ? `Groups: ${count} to confirm` : 'Groups';
  return (
    <PageActions
      items={[...before, { label, icon: <IconUsersGroup {...iconProps} />, act: '/staff?part=groups' }, ...after]}
    />
  );
}
