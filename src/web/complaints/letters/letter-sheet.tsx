import type { ComplaintLetter } from '#domain/complaints/letters/complaint-letter.ts';
import type { Home } from '#domain/homes/home.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import css from './letter.module.css';

type House = Pick<
  Home,
  'name' | 'provider_name' | 'address_line1' | 'address_line2' | 'town' | 'postcode' | 'phone' | 'email'
>;

/** A letter on the paper of the house. */
export function LetterSheet({ letter, house }: { letter: ComplaintLetter; house: House }) {
  const address = [house.address_line1, house.address_line2, `${house.town} ${house.postcode}`].filter(Boolean);
  return (
    <article className={css['letter']} data-own-paper>
      <header className={css['head']}>
        <strong>{house.name}</strong>
        <span>{address.join(', ')}</span>
        <span>{[house.phone, house.email].filter(Boolean).join(' · ')}</span>
      </header>
      <address className={css['to']}>
        {letter.to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{dayInWords(letter.day)}</p>
      <p>{letter.greeting}</p>
      <p className={css['subject']}>{letter.title}</p>
      {letter.paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>Yours sincerely,</p>
      <p className={css['signed']}>
        {letter.signedBy}
        <br />
        {house.name}, {house.provider_name}
      </p>
    </article>
  );
}
