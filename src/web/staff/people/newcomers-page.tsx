import { whoHolds } from '#domain/kit/people/who-can.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { newcomerWords, type Newcomer } from '#domain/session/newcomer.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReader } from '../../kit/access/use-reader.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { InviteDialog } from '../account/account-dialogs.tsx';
import { CardSheet, MakeCards, type MadeCards } from '../account/invitation-cards.tsx';
import { useMayInvite, useNewcomers } from '../account/use-newcomers.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

const back = { to: '/staff', label: 'Staff' };
const title = 'Not signed in yet';

/** Who has an account and has never used it, so that nobody stands at the door unnoticed. */
export function NewcomersPage() {
  const selected = useSelectedHome();
  const mayInvite = useMayInvite();
  const reader = useReader();
  const asked = useNewcomers();
  const { body, state, status, reload } = asked;
  const [inviting, setInviting] = useState<Newcomer | null>(null);
  const [made, setMade] = useState<MadeCards | null>(null);
  const withoutWayIn = body?.filter(({ has_password }) => !has_password) ?? [];
  if (!mayInvite)
    return (
      <Page title={title} back={back}>
        <NoRight title="You do not have the right to manage accounts">{whoHolds('manage_users', reader)}</NoRight>
      </Page>
    );
  if (!selected)
    return (
      <Page title={title} back={back}>
        <ChooseHouse />
      </Page>
    );
  if (made)
    return (
      <Page
        title="Invitation cards"
        actions={
          <>
            <PrintButton isMain>Print the cards</PrintButton>
            <Button
              variant="default"
              onClick={() => {
                setMade(null);
                reload();
              }}
            >
              Done
            </Button>
          </>
        }
      >
        <CardSheet made={made} />
      </Page>
    );
  return (
    <Page
      title={`${title}, ${selected.name}`}
      tab={title}
      back={back}
      actions={withoutWayIn.length > 1 && <MakeCards people={withoutWayIn} onMade={setMade} />}
    >
      {state === 'loading' && <Loading rows={4} label="Loading who has not signed in" />}
      {status === 403 && <NoRight title="You do not have the right to manage accounts" />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="Who has not signed in could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body?.length === 0 && (
        <Empty
          title="Everybody has signed in"
          action={
            <Button component={Link} to="/staff">
              Show the staff
            </Button>
          }
        >
          Whoever has an account here and has never used it is listed on this page. Everybody has by now.
        </Empty>
      )}
      {body && body.length > 0 && (
        <ul className={css['accounts']} aria-label={title}>
          {body.map((person) => (
            <OneNewcomer key={person.id} person={person} onInvite={() => setInviting(person)} />
          ))}
        </ul>
      )}
      {inviting && <InviteDialog person={inviting} onChanged={reload} onClose={() => setInviting(null)} />}
    </Page>
  );
}

function OneNewcomer({ person, onInvite }: { person: Newcomer; onInvite(): void }) {
  const { zone, now } = useHouseClock();
  const name = personName(person);
  const { options } = staff.fields.role;
  return (
    <li>
      <PersonFace name={name} photo={person.photo} size={48} />
      <span className={css['who']}>
        <Link className={kit['link']} to={`/staff?id=${person.id}`}>
          {name}
        </Link>
        <span className={kit['note']}>
          {options[person.role]} · {person.username}
        </span>
        <span className={kit['note']}>{newcomerWords(person, now(), zone)}</span>
      </span>
      {!person.has_password && (
        <Button
          variant="default"
          leftSection={<IconMail {...iconProps} />}
          onClick={onInvite}
          aria-label={`${person.invitation ? 'Invite again' : 'Invite'}: ${name}`}
        >
          {person.invitation ? 'Invite again' : 'Invite'}
        </Button>
      )}
    </li>
  );
}
