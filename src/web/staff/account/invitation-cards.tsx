import type { PaperCard } from '#domain/session/card-code.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { Button, Modal } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { nameOf } from '../../kit/state/session.ts';
import { useAuth } from '../../kit/state/store.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { makeCard } from './account-dialogs.tsx';
import { InvitationCard, type Invitee } from './invitation-card.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './invitation-card.module.css';

export interface MadeCards {
  readonly cards: readonly { readonly person: Invitee; readonly card: PaperCard }[];
  /** Whom no card was made for, and why, each as a sentence. */
  readonly refused: readonly string[];
}

async function makeCards(people: readonly Invitee[]): Promise<MadeCards> {
  let made: MadeCards = { cards: [], refused: [] };
  for (const person of people) {
    const card = await makeCard(person);
    made =
      'refused' in card
        ? { ...made, refused: [...made.refused, `${personName(person)}: ${card.refused}`] }
        : { ...made, cards: [...made.cards, { person, card }] };
  }
  return made;
}

const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

interface MakeCardsProps {
  people: readonly Invitee[];
  onMade(made: MadeCards): void;
}

/** A card for everybody who has no way in yet. */
export function MakeCards({ people, onMade }: MakeCardsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    const made = await makeCards(people);
    setIsBusy(false);
    setIsAsking(false);
    onMade(made);
  };
  return (
    <>
      <Button leftSection={<IconId {...iconProps} />} onClick={() => setIsAsking(true)}>
        Cards for all
      </Button>
      {isAsking && (
        <Modal opened onClose={() => setIsAsking(false)} title={`Make ${counted(people.length)}?`}>
          <div className={kit['stack']}>
            <p className={kit['reason']}>
              One for each person on this page who has no password yet, to print, cut and hand over. Each opens once,
              for three days. Whoever was invited before comes in by the new card alone.
            </p>
            <div className={kit['buttons']}>
              <Button loading={isBusy} onClick={() => void make()}>
                Make {counted(people.length)}
              </Button>
              <Button variant="default" onClick={() => setIsAsking(false)}>
                Cancel
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

/** All cards on one sheet, to print and to cut. */
export function CardSheet({ made: { cards, refused } }: { made: MadeCards }) {
  const { user } = useAuth();
  const from = user ? nameOf(user) : 'Whoever invited you';
  return (
    <div className={kit['stack']}>
      <InlineError>{refused.join(' ')}</InlineError>
      <p className={`no-print ${kit['reason']}`}>
        Print them now: they are not shown again. Cut along the lines; each names whom it is for.
      </p>
      <ul className={css['cards']} aria-label="Cards">
        {cards.map(({ person, card }) => (
          <li key={person.id}>
            <InvitationCard person={person} card={card} from={from} />
          </li>
        ))}
      </ul>
    </div>
  );
}
