import { staff } from '#domain/staff/person/staff.ts';
import { Page } from '../../kit/page/page.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import '../../records/known-entities.ts';
import { PersonFile } from '../file/person-file.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';

const back = { to: '/staff', label: 'Staff' };

/** One member of staff: the account, what it lets them do, and the file as far as the reader may see it. */
export function PersonPage({ id }: { id: string }) {
  const { record, state, at, reload, take } = useRecord(staff, id, { selects: true });
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
      <StaleNote state={state} at={at} reload={reload} />
      <PersonFile person={record} onChanged={take} reload={reload} />
    </Page>
  );
}
