import { statusOn } from '#domain/incidents/body-map/body-on-day.ts';
import { regionWords } from '#domain/incidents/body-map/body-regions.ts';
import { localDay, type Day } from '#domain/kit/time/time.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { factWords, kindWords, sizeThen, statusWords } from './mark-words.ts';
import type { NumberedMark } from './use-body-marks.ts';
import css from './mark-table.module.css';

const headings = ['No.', 'Place', 'Kind', 'Size', 'Colour', 'Cause', 'Found', 'State', 'Next check'];

/** On paper the marks stand in a table under the drawing, by the same numbers. */
export function MarkTable({ marks, day, zone }: { marks: readonly NumberedMark[]; day: Day; zone: string }) {
  const known = marks.flatMap((mark) => {
    const status = statusOn(mark, day, zone);
    return status ? [{ mark, status }] : [];
  });
  return (
    <div className="print-only">
      <table className={css['table']}>
        <caption>Marks on {dayInWords(day)}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map(({ mark, status }) => (
            <tr key={mark.id}>
              <th scope="row">{mark.number}</th>
              <td>{regionWords(mark.region)}</td>
              <td>
                {kindWords(mark.mark_type)}
                {mark.pressure_category && `, category ${factWords('pressure_category', mark.pressure_category)}`}
              </td>
              <td>{sizeThen(mark, day, zone) ?? '–'}</td>
              <td>{factWords('colour', mark.colour)}</td>
              <td>{factWords('cause', mark.cause)}</td>
              <td>{dayInWords(localDay(mark.occurred_at, zone))}</td>
              <td>{statusWords(status)}</td>
              <td>{mark.next_review_on && status !== 'healed' ? dayInWords(mark.next_review_on) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
