import type { Newcomer } from '#domain/session/newcomer.ts';
import type { PaperCard } from '#domain/session/card-code.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { QrCode } from '../../kit/ui/qr-code.tsx';
import css from './invitation-card.module.css';

export type Invitee = Pick<Newcomer, 'id' | 'username' | 'email' | 'first_name' | 'last_name' | 'preferred_name'>;

/** Speaks to whoever is handed it: by a camera or by typing, until when, and who helps. */
export function InvitationCard({ person, card, from }: { person: Invitee; card: PaperCard; from: string }) {
  const { zone } = useHouseClock();
  const { link, code, ends_at } = card;
  return (
    <article className={css['card']} aria-label={`Card of ${personName(person)}`}>
      <QrCode className={css['code']} text={link} />
      <div>
        <strong>{personName(person)}</strong>
        <p>Point the camera of a phone at the square. Without a camera, open</p>
        <p className={css['typed']}>{new URL(link).host}</p>
        <p>press “I have a card” and type</p>
        <p className={css['typed']}>{code}</p>
        <p>
          Your username: <strong>{person.username}</strong>. The card opens once, until{' '}
          {momentInWords(ends_at, zone, true)}. Too late, or lost? {from} prints a new one.
        </p>
      </div>
    </article>
  );
}
