import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking-dialog.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed, StoredRecord } from '../../kit/state/stored-record.ts';
import { Page } from '../../kit/page/page.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { refusal } from '../../kit/state/refusal.ts';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { say } from '../../kit/state/toasts.ts';
import { listPath } from '../../kit/data/use-records.ts';
import { shapeOfRows } from '../../kit/api/shapes.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';
import { callOf, reasonFields } from './account-actions.tsx';
import { closable } from './closable.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

/** Closes accounts one at a time, each with its name typed and a reason given. Nothing anyone wrote is touched. */
export default function CloseAccountsScreen() {
  const { user } = useAuth();
  return (
    <Page title="Close accounts" back={{ to: '/staff', label: 'Staff' }}>
      {user?.is_superuser === true ? (
        <Accounts me={user.id} />
      ) : (
        <NoRight title="Only a superuser can close accounts here">
          The account of one person is closed on their own page.
        </NoRight>
      )}
    </Page>
  );
}

function Accounts({ me }: { me: string }) {
  const { rows, state, reload } = useLiveList(
    listPath(staff, { limit: '200' }),
    { is: shapeOfRows(staff), of: [staff.name] },
    true,
  );
  const people = closable(rows, me);
  const [asked, setAsked] = useState<Listed<typeof staff> | null>(null);
  const close = () => setAsked(null);
  const done = () => {
    close();
    say('Account closed', 'good');
    reload();
  };
  if (state === 'loading') return <Loading rows={6} />;
  if (state === 'failed')
    return (
      <ErrorState title="The accounts could not be loaded" onRetry={reload}>
        Nobody’s account has been changed.
      </ErrorState>
    );
  return (
    <>
      <div className={css['card']} data-card>
        <p className={css['line']}>
          These are all open accounts that are not superusers. Closing one signs the person out everywhere at once and
          keeps them from signing in. It deletes nothing: their name stays on every record they wrote, and the account
          can be opened again on their page.
        </p>
        <p className={css['line']}>Superusers and your own account are not listed. Accounts are closed one by one.</p>
      </div>
      {people.length === 0 && <Empty title="No accounts to close">Every open account is a superuser’s.</Empty>}
      <ul className={css['accounts']}>
        {people.map((person) => (
          <OneAccount key={person.id} person={person} onClose={() => setAsked(person)} />
        ))}
      </ul>
      {asked && <CloseDialog person={asked} onDone={done} onClose={close} />}
    </>
  );
}

function OneAccount({ person, onClose }: { person: Listed<typeof staff>; onClose(): void }) {
  const { zone } = useHouseClock();
  const last = person.last_login ? `Last signed in ${momentInWords(person.last_login, zone)}` : 'Has never signed in';
  return (
    <li>
      <PersonFace name={personName(person)} photo={person.photo} size={48} />
      <span className={css['who']}>
        <strong>{personName(person)}</strong>
        <span className={kit['note']}>
          {person.username} · {last}
        </span>
      </span>
      <Button variant="default" onClick={onClose}>
        Close account<VisuallyHidden> of {personName(person)}</VisuallyHidden>
      </Button>
    </li>
  );
}

function CloseDialog({ person, onDone, onClose }: { person: Listed<typeof staff>; onDone(): void; onClose(): void }) {
  const { username } = person;
  const fields = { username: must(text(`Type ${username} to go on`, { max: 150 })), ...reasonFields };
  return (
    <AskingDialog
      title={`Close the account of ${personName(person)}?`}
      verb="Close account"
      isDanger
      fields={fields}
      onDone={onDone}
      onClose={onClose}
      act={async ({ username: typed, reason }) =>
        String(typed).trim().toLowerCase() === username.toLowerCase()
          ? create<StoredRecord>(callOf(person, 'deactivate'), { version: person.version, reason })
          : refusal(400, { username: [`Type ${username}, letter by letter.`] })
      }
    >
      <p>They are signed out everywhere at once and cannot sign in. Their name stays on everything they wrote.</p>
    </AskingDialog>
  );
}
