import { bandOf } from '#domain/assessments/score-bands.ts';
import { aboveBaseline, news2Attribution } from '#domain/assessments/news2.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { severityTone } from '../fill/severity-tone.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './result.module.css';

const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value)}`;

const changeWords = (change: number): string =>
  change === 0 ? 'unchanged since last time' : `${signed(change)} since last time`;

const usualWords = (above: number): string => {
  if (above === 0) return 'as usual for this person';
  return `${Math.abs(above)} ${above > 0 ? 'above' : 'below'} what is usual for this person`;
};

/** What came out of it: the score, what it means, what is to be done and when it is done again. */
export function ResultScore({ sheet: { form, person, result, earlier } }: { sheet: AssessmentSheet }) {
  const { zone } = useHouseClock();
  if (!result) return null;
  const { total, next_due } = result;
  const band = total === null ? null : bandOf(total, [...form.bands]);
  const before = earlier?.result.total ?? null;
  const isNews2 = form.code === 'NEWS2';
  const above = total === null || !isNews2 ? null : aboveBaseline(total, person.baseline_news2);
  return (
    <Panel title="Result">
      <div className={css['score']}>
        {total !== null && (
          <span className={css['figure']} aria-label={`Score ${total}`}>
            {total}
            {form.max_score !== null && <span className={css['of']}> of {form.max_score}</span>}
          </span>
        )}
        <span className={css['meaning']}>
          {result.band && <Flag tone={severityTone(band?.severity)}>{result.band}</Flag>}
          {total !== null && before !== null && <span>{changeWords(Math.round((total - before) * 10) / 10)}</span>}
          {above !== null && <strong>{usualWords(above)}</strong>}
          {isNews2 && person.baseline_news2 === null && (
            <span className={kit['note']}>What is usual for this person is not on file.</span>
          )}
        </span>
      </div>
      {band?.advice && (
        <p className={kit['reason']}>
          <strong>What to do:</strong> {band.advice}
        </p>
      )}
      {result.summary && <p className={kit['reason']}>{result.summary}</p>}
      <dl className={`${kit['facts']} ${kit['spread']}`}>
        <div>
          <dt>Assessed</dt>
          <dd>
            {momentInWords(result.assessed_at, zone)}, {result.names['assessed_by']}
          </dd>
        </div>
        <div>
          <dt>Due again</dt>
          <dd>{next_due ? dayInWords(next_due) : 'No date set'}</dd>
        </div>
        {earlier && (
          <div>
            <dt>Last time</dt>
            <dd>
              {momentInWords(earlier.result.assessed_at, zone)}
              {earlier.result.band && `, ${earlier.result.band}`}
            </dd>
          </div>
        )}
        {result.void_reason && (
          <div data-wide>
            <dt>Does not count because</dt>
            <dd>{result.void_reason}</dd>
          </div>
        )}
      </dl>
      {isNews2 && form.acknowledgement !== news2Attribution && <p className={kit['note']}>{news2Attribution}</p>}
    </Panel>
  );
}
