import { staff } from '#domain/staff/person/staff.ts';
import { Page } from '../../kit/page/page.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { RecordView } from '../../kit/record/record-view.tsx';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import '../../records/known-entities.ts';
import { AccountActions } from '../account/account-actions.tsx';
import { FactorResetPanel } from '../account/second-factor/factor-reset.tsx';
import { isJoining, JoiningSteps } from './joining-steps.tsx';
import { isLeaving, Leaving } from './leaving.tsx';
import { OpenWorkPanel } from './open-work.tsx';
import { RightsWays } from '../rights/rights-ways.tsx';
import { WaitingChanges } from '../rights/waiting-changes.tsx';
import { WhatTheyCanDo } from './what-they-can-do.tsx';

const back = { to: '/staff', label: 'Staff' };

/** One member of staff: the account, what it lets them do, and the file as far as the reader may see it. */
export function PersonPage({ id }: { id: string }) {
  const rights = useRights();
  const { record, state, reload, take } = useRecord(staff, id, { selects: true });
  if (state === 'refused')
    return (
      <Page title="Member of staff" back={back}>
        <NoRight />
      </Page>
    );
  if (state === 'missing')
    return (
      <Page title="Member of staff" back={back}>
        <ErrorState title="Nobody was found">This person may work in houses you do not.</ErrorState>
      </Page>
    );
  if (state === 'failed')
    return (
      <Page title="Member of staff" back={back}>
        <ErrorState title="This person could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      </Page>
    );
  if (!record)
    return (
      <Page title="Member of staff" back={back}>
        <Loading rows={6} />
      </Page>
    );
  return (
    <Page title={personName(record)} tab="Member of staff" back={back}>
      <AccountActions person={record} onChanged={take} />
      <RightsWays person={record} onChanged={take} />
      {maySee(rights, 'group') && <WaitingChanges target={record.id} onDecided={reload} />}
      <FactorResetPanel person={record} name={personName(record)} />
      <JoiningSteps person={record} onChanged={take} />
      <RecordView
        of={staff}
        record={record}
        editPath={`?id=${id}&edit=1`}
        onChanged={take}
        offers={(move) => !isJoining(record, move) && !isLeaving(move)}
      />
      <OpenWorkPanel person={record} />
      <Leaving person={record} onChanged={take} />
      {'groups' in record && maySee(rights, 'group') && <WhatTheyCanDo person={record} />}
    </Page>
  );
}
