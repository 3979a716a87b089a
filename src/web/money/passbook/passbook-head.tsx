import { monthWords } from '#domain/kit/time/day-words.ts';
import { authorityWords, type Passbook } from '#domain/money/views/passbook.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../money.module.css';

const consentWords: Readonly<Record<string, string>> = {
  yes: 'Agreed that we help with money',
  best_interests: 'Help with money was decided in their best interests',
  no: 'Did not agree that we help with money',
};

/** Who decides about this money, where whoever opens the tin sees it. */
export function Authority({ book: { authority, consent } }: { book: Passbook }) {
  return (
    <p className={kit['beside']}>
      <strong>Who decides:</strong>
      {authority.length === 0 && <span>they do themselves</span>}
      {authority.map(({ role, name }) => (
        <span key={role}>
          {authorityWords[role]}: {name}
        </span>
      ))}
      {consentWords[consent ?? ''] ? (
        <span>{consentWords[consent ?? '']}</span>
      ) : (
        <Flag tone="watch">Help with money is not agreed yet</Flag>
      )}
    </p>
  );
}

/** What is there now, and what a month began and ended with. */
export function Stands({ book, month }: { book: Passbook; month: string | null }) {
  return (
    <dl className={`${kit['facts']} ${css['stands']}`}>
      {month ? (
        <>
          <div>
            <dt>At the start of {monthWords(month)}</dt>
            <dd>{poundWords(book.opening)}</dd>
          </div>
          <div>
            <dt>Came in</dt>
            <dd>{poundWords(book.came_in)}</dd>
          </div>
          <div>
            <dt>Went out</dt>
            <dd>{poundWords(book.went_out)}</dd>
          </div>
          <div>
            <dt>At the end</dt>
            <dd>{poundWords(book.closing)}</dd>
          </div>
          <div>
            <dt>Receipts missing</dt>
            <dd>{book.missing_receipts}</dd>
          </div>
        </>
      ) : (
        <div>
          <dt>There now</dt>
          <dd>
            <strong>{poundWords(book.balance)}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
