import type { PaperCard } from '#domain/session/card-code.ts';
import { choice, must } from '#domain/kit/vocabulary/fields.ts';
import { invitedBy } from '#domain/session/newcomer.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith, shapeOf } from '../../kit/api/shapes.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { reasonFields } from '../../kit/form/asking/reason-fields.ts';
import type { Invitee } from './invitation-card.tsx';
import { InvitationLink } from './invitation-link.tsx';

const callOf = (person: Pick<Staff, 'id'>, act: 'invite' | 'deactivate') => `${pathOf(staff)}${person.id}/${act}/`;

export interface AccountDialogProps {
  person: Stored<typeof staff>;
  onChanged(record: Stored<typeof staff>): void;
  onClose(): void;
}

interface InviteProps extends Omit<AccountDialogProps, 'person'> {
  person: Invitee;
}

/** A card needs nothing but a printer; a letter comes to people who are not in the house. */
const inviteFields = { as: must(choice('How', { options: invitedBy, default: 'mail' })) };

/** A mail server brings the link; without one it comes back to whoever invites. */
type Invited = Stored<typeof staff> & { invitation?: { sent_to: string } | PaperCard };

const isCard = objectWith<PaperCard>('link', 'code', 'ends_at');
const isInvited = objectWith<{ invitation: unknown }>('invitation');
const isPerson = shapeOf(staff);
const isSent = objectWith<{ sent_to: string }>('sent_to');
const isInvitedPerson = (body: unknown): body is Invited =>
  isPerson(body) && (body['invitation'] === undefined || isSent(body['invitation']) || isCard(body['invitation']));
const isInvitedByCard = (body: unknown): body is { invitation: PaperCard } =>
  isInvited(body) && isCard(body.invitation);

/** A card for one person; where it is refused, why. */
export async function makeCard(person: Invitee): Promise<PaperCard | { refused: string }> {
  const answer = await create(callOf(person, 'invite'), { as: 'card' }, { is: isInvitedByCard });
  return answer.ok ? answer.body.invitation : { refused: notDone(answer) };
}

export function InviteDialog({ person, onChanged, onClose }: InviteProps) {
  const [card, setCard] = useState<PaperCard | null>(null);
  const invited = ({ invitation, ...changed }: Invited) => {
    const sentTo = invitation && 'sent_to' in invitation ? invitation.sent_to : null;
    showToast(sentTo ? `The invitation is on its way to ${sentTo}` : 'Invitation made', 'good');
    onChanged(changed);
    if (invitation && 'link' in invitation) setCard(invitation);
    else onClose();
  };
  if (card) return <InvitationLink person={person} card={card} onClose={onClose} />;
  return (
    <AskingDialog
      title="Make an invitation?"
      verb="Invite"
      fields={inviteFields}
      start={{ as: person.email ? 'mail' : 'card' }}
      act={({ as }) => create(callOf(person, 'invite'), { as }, { is: isInvitedPerson })}
      onDone={invited}
      onClose={onClose}
    >
      <p>
        They get a link that works once, for three days. With it they choose their password.{' '}
        {person.email ? `A letter goes to ${person.email}; a` : 'There is no e-mail address for a letter. A'} card is
        yours to print and hand over, also where no mail server is set up.
      </p>
    </AskingDialog>
  );
}

export const CloseAccountDialog = ({ person, onChanged, onClose }: AccountDialogProps) => (
  <AskingDialog
    title="Close this account?"
    verb="Close account"
    isDanger
    fields={reasonFields}
    draft={{ form: 'account-close', record: person.id }}
    onClose={onClose}
    act={({ reason }) => create(callOf(person, 'deactivate'), { version: person.version, reason }, { is: isPerson })}
    onDone={(changed) => {
      onClose();
      showToast('Account closed', 'good');
      onChanged(changed);
    }}
  >
    <p>They are signed out everywhere at once and cannot sign in. Their name stays on everything they wrote.</p>
  </AskingDialog>
);
