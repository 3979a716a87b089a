import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import { Flag } from '../ui/flags.tsx';
import { absent } from '../names/value-text.ts';
import css from '../ui/flags.module.css';

/** What a row says in signs; none where it says nothing. */
export const signsIn = (value: unknown): readonly Sign[] => (Array.isArray(value) ? value : []);

/** A longer one may take two lines before it makes the table wider than the page. */
const shortWords = 16;

/** How something stands; a sign that has a reason tells it to whoever presses it. */
export function Signs({ value }: { value: unknown }) {
  const shown = signsIn(value);
  if (shown.length === 0) return <span aria-hidden>{absent}</span>;
  return (
    <ul className={css['flags']}>
      {shown.map((sign) => (
        <li key={sign.words} data-short={sign.words.length <= shortWords || undefined}>
          <OneSign {...sign} />
        </li>
      ))}
    </ul>
  );
}

const OneSign = ({ tone, words, why }: Sign) =>
  why === undefined ? (
    <Flag tone={tone}>{words}</Flag>
  ) : (
    <details className={css['sign']}>
      <summary>
        <Flag tone={tone}>{words}</Flag>
      </summary>
      <p>{why}</p>
    </details>
  );
