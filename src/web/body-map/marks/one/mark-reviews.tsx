import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { useNamesOf } from '../../../kit/names/use-ref-names.ts';
import { valueText } from '../../../kit/names/value-text.ts';
import type { NumberedMark } from '../use-body-marks.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './mark-reviews.module.css';

const columns: Fields = bodyMap.fields.reviews.columns;

/** How the mark was seen since it was found, the newest first. */
export function MarkReviews({ mark: { reviews } }: { mark: NumberedMark }) {
  const { zone } = useHouseClock();
  const names = useNamesOf(reviews.flatMap(({ by }) => (by ? [{ to: 'staff', id: by }] : [])));
  const said = (name: string, value: unknown) => {
    const field = columns[name];
    return field && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
      ? valueText(field, value, { zone, nameOf: () => null })
      : null;
  };
  if (reviews.length === 0) return <p className={kit['quiet']}>Not looked at again yet.</p>;
  return (
    <ul className={`${kit['list']} ${css['reviews']}`} aria-label="Reviews, newest first">
      {reviews
        .toSorted((a, b) => compareMoments(b.at, a.at))
        .map(({ at, healing, size, colour, note, by }) => (
          <li key={at}>
            <strong>{said('healing', healing)}</strong>{' '}
            {[size, said('colour', colour)?.toLowerCase()].filter(Boolean).join(', ')}
            <span className={kit['quiet']}>
              {' '}
              {momentInWords(at, zone)}
              {by && names.get(by) ? `, ${names.get(by)}` : ''}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
    </ul>
  );
}
