import { longText, must, text } from '#domain/kit/vocabulary/fields.ts';
import { restoreDays, type AccountClosing, type ClosableAccount } from '#domain/staff/rights/closing.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button, Checkbox, Modal, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

const path = '/api/account-closing/';
interface Accounts {
  accounts: readonly ClosableAccount[];
  closings: readonly AccountClosing[];
}
const isAccounts = objectWith<Accounts>('accounts', 'closings');
const accountsWords = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

/** Closes accounts that are no superuser's: the count typed, the password again, and thirty days to undo it. */
export default function CloseAccountsScreen() {
  const { user } = useAuth();
  return (
    <Page title="Close accounts" back={{ to: '/staff', label: 'Staff' }}>
      {user?.is_superuser === true ? (
        <AccountsPage />
      ) : (
        <NoRight title="Only a superuser can close accounts here">
          The account of one person is closed on their own page.
        </NoRight>
      )}
    </Page>
  );
}

function AccountsPage() {
  const { body, state, reload } = useLiveAnswer(path, { is: isAccounts, of: [staff.name] });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  if (state === 'loading') return <Loading rows={6} />;
  if (!body)
    return (
      <ErrorState title="The accounts could not be loaded" onRetry={reload}>
        Nobody’s account has been changed.
      </ErrorState>
    );
  const { accounts, closings } = body;
  const people = accounts.filter(({ id }) => chosen.includes(id));
  const isAll = accounts.length > 0 && people.length === accounts.length;
  const done = () => {
    showToast(`${accountsWords(people.length)} closed`, 'good');
    setIsAsking(false);
    setChosen([]);
    reload();
  };
  return (
    <>
      <div className={css['card']} data-card>
        <p className={css['line']}>
          These are all open accounts that are not superusers. Closing signs people out everywhere at once and keeps
          them from signing in. It deletes nothing: their names stay on every record they wrote, and for {restoreDays}{' '}
          days it can be undone here. Superusers and your own account are not listed.
        </p>
      </div>
      <Closings closings={closings} onRestored={reload} />
      {accounts.length === 0 && <Empty title="No accounts to close">Every open account is a superuser’s.</Empty>}
      {accounts.length > 0 && (
        <>
          <Checkbox
            label={`All ${accounts.length}`}
            checked={isAll}
            indeterminate={people.length > 0 && !isAll}
            onChange={() => setChosen(isAll ? [] : accounts.map(({ id }) => id))}
          />
          <ul className={css['accounts']}>
            {accounts.map((account) => (
              <OneAccount
                key={account.id}
                account={account}
                isChosen={chosen.includes(account.id)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, account.id] : chosen.filter((id) => id !== account.id))
                }
              />
            ))}
          </ul>
          <div className={css['foot']}>
            <Button color="red" disabled={people.length === 0} onClick={() => setIsAsking(true)}>
              {people.length === 0 ? 'Choose accounts to close' : `Close ${accountsWords(people.length)}`}
            </Button>
          </div>
        </>
      )}
      {isAsking && <CloseDialog people={people} onDone={done} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface OneProps {
  account: ClosableAccount;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

function OneAccount({ account, isChosen, onChange }: OneProps) {
  const { zone } = useHouseClock();
  const { name, username, photo, last_login, open_shifts, authored } = account;
  const facts = [
    last_login ? `last signed in ${momentInWords(last_login, zone)}` : 'has never signed in',
    open_shifts === 1 ? '1 shift to come' : `${open_shifts} shifts to come`,
    authored === 1 ? '1 record written' : `${authored} records written`,
  ];
  return (
    <li>
      <Checkbox
        aria-label={`Choose ${name}`}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <PersonFace name={name} photo={photo} size={48} />
      <span className={css['who']}>
        <strong>{name}</strong>
        <span className={kit['note']}>
          {username} · {facts.join(' · ')}
        </span>
      </span>
    </li>
  );
}

interface DialogProps {
  people: readonly ClosableAccount[];
  onDone(): void;
  onClose(): void;
}

/** Names everybody, and asks for what nobody types by mistake. */
function CloseDialog({ people, onDone, onClose }: DialogProps) {
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState('');
  const fields = {
    count: must(text(`Type ${people.length}, the number of accounts`, { max: 6 })),
    reason: must(longText('Why', { max: 500, help: 'Kept in the history.' })),
  };
  return (
    <Modal opened onClose={onClose} title={`Close ${accountsWords(people.length)}?`}>
      <ShortForm
        verb={`Close ${accountsWords(people.length)}`}
        isDanger
        fields={fields}
        onCancel={onClose}
        onDone={onDone}
        act={async ({ count, reason }) => {
          const ids = people.map(({ id }) => id);
          const answer = await create(path, { ids, count: Number(count), reason, password });
          setRefused(answer.ok ? '' : (answer.fields['password'] ?? []).join(' '));
          return answer;
        }}
      >
        <p>
          <strong>{people.map(({ name }) => name).join(', ')}</strong>
        </p>
        <p>
          They are signed out everywhere at once and cannot sign in. Their names stay on everything they wrote. It can
          be undone here for {restoreDays} days.
        </p>
        <PasswordInput
          label="Your password"
          withAsterisk
          autoComplete="current-password"
          value={password}
          error={refused}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </ShortForm>
    </Modal>
  );
}

function Closings({ closings, onRestored }: { closings: readonly AccountClosing[]; onRestored(): void }) {
  const { zone } = useHouseClock();
  const [asked, setAsked] = useState<AccountClosing | null>(null);
  if (closings.length === 0) return null;
  return (
    <Panel title={`Closed in the last ${restoreDays} days`}>
      <ul className={kit['list']}>
        {closings.map((closing) => (
          <li key={closing.id} className={kit['ends']}>
            <span className={css['who']}>
              <strong>{closing.people.map(({ name }) => name).join(', ')}</strong>
              <span className={kit['note']}>
                {closing.closed_by}, {momentInWords(closing.closed_at, zone)}: {closing.reason}
                {closing.restored_by && `. Undone by ${closing.restored_by}.`}
              </span>
            </span>
            {!closing.restored_at && (
              <Button variant="default" onClick={() => setAsked(closing)}>
                Open again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AskingDialog
          title={`Open ${accountsWords(asked.people.length)} again?`}
          verb="Open again"
          fields={{}}
          onClose={() => setAsked(null)}
          onDone={() => {
            showToast('The accounts are open again', 'good');
            setAsked(null);
            onRestored();
          }}
          act={() => create(`${path}${asked.id}/reopen/`, {})}
        >
          <p>{asked.people.map(({ name }) => name).join(', ')} can sign in again, with the rights they had.</p>
        </AskingDialog>
      )}
    </Panel>
  );
}
