import { monthWords } from '#domain/kit/time/day-words.ts';
import type { Passbook } from '#domain/money/views/passbook.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import css from './easy-statement.module.css';

interface EasyProps {
  book: Passbook;
  month: string;
  name: string;
}

/** The same statement in short sentences and large letters, for the resident to keep. */
export function EasyStatement({ book, month, name }: EasyProps) {
  const { zone } = useHouseClock();
  return (
    <article className={css['easy']} lang="en-GB">
      <h2>
        {name}: my money in {monthWords(month)}
      </h2>
      <p>I started with {poundWords(book.opening)}.</p>
      <p>I got {poundWords(book.came_in)}.</p>
      <p>I spent {poundWords(book.went_out)}.</p>
      <p>
        <strong>At the end I had {poundWords(book.closing)}.</strong>
      </p>
      <ul>
        {book.lines.toReversed().map(({ number, amount, description, occurred_at, posted_at }) => (
          <li key={number}>
            {dayInWords(localDay(occurred_at ?? posted_at, zone), true)}: {amount > 0 ? 'I got' : 'I paid'}{' '}
            {poundWords(Math.abs(amount))}. {description}.
          </li>
        ))}
      </ul>
      <p>If something is not right, tell your key worker or the manager.</p>
    </article>
  );
}
