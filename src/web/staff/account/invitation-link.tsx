import type { PaperCard } from '#domain/session/card-code.ts';
import { Button, Modal, TextInput } from '@mantine/core';
import { personName } from '#domain/kit/people/person-name.ts';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { nameOf } from '../../kit/state/session.ts';
import { useAuth } from '../../kit/state/store.ts';
import { InvitationCard, type Invitee } from './invitation-card.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './invitation-card.module.css';

interface InvitationLinkProps {
  person: Invitee;
  card: PaperCard;
  onClose(): void;
}

/** A card to hand over. Its link is shown once and stored nowhere in the browser. */
export function InvitationLink({ person, card, onClose }: InvitationLinkProps) {
  const { user } = useAuth();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(card.link);
      setSaid('Copied.');
    } catch {
      // Without a secure connection the browser keeps its clipboard closed; the link is selected for the person's own keys.
      setSaid('This browser does not let the page copy. The link is selected: press Ctrl and C.');
    }
  };
  const name = personName(person);
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={<span className="no-print">Invitation for {name}</span>}
      closeOnClickOutside={false}
    >
      <div className={`${kit['stack']} ${css['dialog']}`}>
        <p className={`no-print ${kit['reason']}`}>
          Give {name} this card; nothing was sent by e-mail. It is not shown again, and earlier invitations open nothing
          any more.
        </p>
        <InvitationCard person={person} card={card} from={user ? nameOf(user) : 'Whoever invited you'} />
        <TextInput
          ref={field}
          className="no-print"
          label="Link"
          value={card.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <output>{said}</output>
        <div className={kit['row']}>
          <PrintButton isMain>Print the card</PrintButton>
          <Button variant="default" leftSection={<IconCopy {...iconProps} />} onClick={() => void copy()}>
            Copy link
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}
