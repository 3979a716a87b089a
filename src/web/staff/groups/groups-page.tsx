import { group as groupEntity } from '#domain/staff/access/group.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../kit/page/page.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { maySee, useMay, useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { GroupForm } from './group-form.tsx';
import { GroupHolders } from './group-holders.tsx';
import { WaitingChanges } from '../rights/waiting-changes.tsx';
import { useGroups } from '../rights/use-groups.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import css from '../staff.module.css';

const here = '/staff?part=groups';

/** The groups from which everyone's rights come: asked for by those who may see them. */
export function GroupsPage() {
  const rights = useRights();
  if (maySee(rights, groupEntity.name)) return <Groups />;
  return (
    <Page title="Groups" back={{ to: '/staff', label: 'Staff' }}>
      <NoRight title="You do not have the right to see groups" wanted={{ of: groupEntity, act: 'view' }} />
    </Page>
  );
}

function Groups() {
  const rights = useRights();
  const may = useMay();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { groups, permissions, state, at, reload } = useGroups();
  const isRead = state === 'loaded' || state === 'stale';
  const asked = params.get('group');
  const chosen = groups.find(({ id }) => id === asked) ?? null;
  const back = asked ? { to: here, label: 'Groups' } : { to: '/staff', label: 'Staff' };
  const title = asked === 'new' ? 'Add group' : (chosen?.name ?? 'Groups');
  const add = mayAdd(groupEntity, rights) && !asked && (
    <Button component={Link} to={`${here}&group=new`} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
      Add
      <SpareWords>group</SpareWords>
    </Button>
  );
  const done = (words: string) => () => {
    showToast(words, 'good');
    reload();
    void navigate(here);
  };
  return (
    <Page key={asked} title={title} back={back} actions={add}>
      {state === 'loading' && <Loading rows={6} />}
      {state === 'failed' && (
        <ErrorState title="The groups could not be loaded" onRetry={reload}>
          Nobody’s rights have changed.
        </ErrorState>
      )}
      <StaleNote state={state} at={at} reload={reload} />
      {isRead && asked !== 'new' && (chosen || !asked) && (
        <WaitingChanges key={asked} target={chosen?.id ?? null} onDecided={reload} />
      )}
      {isRead && chosen && <GroupHolders group={chosen} />}
      {isRead && asked && (chosen || asked === 'new') && (
        <GroupForm
          group={chosen}
          permissions={permissions}
          mayChange={may(chosen ? 'change' : 'add', groupEntity.name)}
          onSaved={done('Group saved')}
          onAsked={done('Asked for. It waits for a second person.')}
        />
      )}
      {isRead && asked && !chosen && asked !== 'new' && (
        <ErrorState title="This group was not found">It may have been removed.</ErrorState>
      )}
      {isRead && !asked && (
        <div className={css['card']} data-card>
          <Lines>
            {groups.map(({ id, name, description, permissions: held, is_system }) => (
              <Line key={id} to={`${here}&group=${id}`} title={name}>
                {[description, `${held?.length ?? 0} rights`, ...(is_system ? ['comes with Hearth'] : [])]
                  .filter(Boolean)
                  .join(' · ')}
              </Line>
            ))}
          </Lines>
        </div>
      )}
    </Page>
  );
}
