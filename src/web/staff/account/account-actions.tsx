import { personName } from '#domain/kit/people/person-name.ts';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { IconMail, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconLook } from '../../kit/ui/icon-look.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';
import { say } from '../../kit/state/toasts.ts';
import kit from '../../kit/styles/kit.module.css';
import { InvitationLink } from './invitation-link.tsx';

/** The calls that open and close an account. */
export const callOf = (person: Pick<Staff, 'id'>, act: 'invite' | 'deactivate') =>
  `${pathOf(staff)}${person.id}/${act}/`;
export const reasonFields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history.' })) };

/** A mail server brings the link; without one it comes back to whoever invites. */
type Invited = StoredRecord & { invitation?: { sent_to: string } | { link: string } };

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

export function AccountActions({
  person,
  onChanged,
}: {
  person: Stored<typeof staff>;
  onChanged(record: StoredRecord): void;
}) {
  const { user } = useAuth();
  const [asking, setAsking] = useState<'invite' | 'deactivate' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const isOpen = person.is_active;
  const mayManage = useMayManage(person);
  const close = () => setAsking(null);
  const done = (words: string) => (changed: StoredRecord) => {
    close();
    say(words, 'good');
    onChanged(changed);
  };
  const invited = ({ invitation, ...changed }: Invited) => {
    if (invitation && 'link' in invitation) setLink(invitation.link);
    done(
      invitation && 'sent_to' in invitation
        ? `The invitation is on its way to ${invitation.sent_to}`
        : 'Invitation made',
    )(changed);
  };
  if (!('is_active' in person)) return null;
  return (
    <div className={kit['row']}>
      <Flag tone={isOpen ? 'good' : 'quiet'}>{isOpen ? 'May sign in' : 'Account closed'}</Flag>
      {person.is_superuser && <Flag tone="info">Superuser</Flag>}
      {mayManage && isOpen && (
        <Button variant="default" leftSection={<IconMail {...iconLook} />} onClick={() => setAsking('invite')}>
          Invite
        </Button>
      )}
      {mayManage && isOpen && person.id !== user?.id && (
        <Button variant="default" leftSection={<IconUserOff {...iconLook} />} onClick={() => setAsking('deactivate')}>
          Close account
        </Button>
      )}
      {asking === 'invite' && (
        <AskingDialog
          title="Make an invitation?"
          verb="Invite"
          fields={{}}
          act={() => create(callOf(person, 'invite'), {})}
          onDone={invited}
          onClose={close}
        >
          <p>
            They get a link that works once, for three days. With it they choose their password. It goes to{' '}
            {person.email}; where no mail server is set up, you get it to pass on.
          </p>
        </AskingDialog>
      )}
      {link && (
        <InvitationLink
          name={personName(person)}
          username={person.username}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
      {asking === 'deactivate' && (
        <AskingDialog
          title="Close this account?"
          verb="Close account"
          isDanger
          fields={reasonFields}
          draft={{ form: 'account-close', record: person.id }}
          onClose={close}
          onDone={done('Account closed')}
          act={({ reason }) => create(callOf(person, 'deactivate'), { version: person.version, reason })}
        >
          <p>They are signed out everywhere at once and cannot sign in. Their name stays on everything they wrote.</p>
        </AskingDialog>
      )}
    </div>
  );
}
