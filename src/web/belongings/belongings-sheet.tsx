import type { resident } from '#domain/residents/person/resident.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { nameOf, placeOf, said, type Belonging } from './belonging-words.ts';
import { nameOnPapers, personName } from '#domain/kit/people/person-name.ts';
import css from './belongings.module.css';

interface SheetProps {
  /** Whose things they are, with the day they were born: there may be two of the name. */
  person: Listed<typeof resident> | null;
  items: readonly Belonging[];
  ownerOf(item: Belonging): string | null;
  /** Further columns to be ticked by hand. */
  ticks?: readonly string[];
  /** Who signs. */
  signatures?: readonly string[];
}

/** The list on paper: what it is, how it looks, and a line for everyone who answers for it. */
export function BelongingsSheet({ person, items, ownerOf, ticks = [], signatures = [] }: SheetProps) {
  const born = person?.date_of_birth;
  const papers = person && nameOnPapers(person);
  return (
    <section className={`print-only ${css['sheet']}`} aria-hidden>
      {person && (
        <p>
          <strong>
            {personName(person)}
            {papers && ` (${papers})`}
          </strong>
          {born && `, born ${dayInWords(born)}`}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {!person && <th>Resident</th>}
            <th>Belonging</th>
            <th>How it looks</th>
            <th>Condition</th>
            <th>Where</th>
            <th>Value</th>
            {ticks.map((tick) => (
              <th key={tick}>{tick}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              {!person && <td>{ownerOf(item)}</td>}
              <td>{nameOf(item)}</td>
              <td>{[said(item, 'description'), said(item, 'identifying_marks')].filter(Boolean).join('. ')}</td>
              <td>{said(item, 'condition')}</td>
              <td>{placeOf(item)}</td>
              <td>{said(item, 'estimated_value')}</td>
              {ticks.map((tick) => (
                <td key={tick} className={css['tick']}>
                  ☐
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {signatures.map((who) => (
        <p key={who} className={css['signature']}>
          <span>{who}</span>
          <span>Name</span>
          <span>Signature</span>
          <span>Date and time</span>
        </p>
      ))}
    </section>
  );
}
