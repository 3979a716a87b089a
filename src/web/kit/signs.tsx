import type { Sign } from '#domain/kit/worked-out.ts';
import { Flag } from './flags.tsx';
import { absent } from './value-text.ts';
import css from './flags.module.css';

const isSigns = (value: unknown): value is readonly Sign[] => Array.isArray(value) && value.length > 0;

/** How something stands; a sign that has a reason tells it to whoever presses it. */
export function Signs({ value }: { value: unknown }) {
  if (!isSigns(value)) return <span aria-hidden>{absent}</span>;
  return <ul className={css['flags']}>{value.map((sign) => <li key={sign.words}><OneSign {...sign} /></li>)}</ul>;
}

const OneSign = ({ tone, words, why }: Sign) =>
  why === undefined ? <Flag tone={tone}>{words}</Flag> : (
    <details className={css['sign']}>
      <summary><Flag tone={tone}>{words}</Flag></summary>
      <p>{why}</p>
    </details>
  );
