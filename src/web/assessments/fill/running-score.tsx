import type { Form } from '#domain/assessments/form.ts';
import type { ScoredResult } from '#domain/assessments/filling/score-result.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { severityTone } from './severity-tone.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './fill.module.css';

interface ScoreProps {
  form: Form;
  scored: ScoredResult;
  answered: number;
  asked: number;
}

/** The score as far as the answers go. Somebody who answers about themselves does not see it move. */
export function RunningScore({ form, scored: { total, band }, answered, asked }: ScoreProps) {
  const isShown = form.scoring !== 'none' && !form.is_self_report;
  const share = asked === 0 ? 100 : Math.round((answered / asked) * 100);
  return (
    <output className={css['score']} aria-label="Score so far">
      <span className={css['track']} aria-hidden>
        <span style={{ width: `${share}%` }} data-done={share === 100 || undefined} />
      </span>
      <span>
        {answered} of {asked} answered
      </span>
      {isShown && total !== null && (
        <span className={css['total']}>
          Score so far <strong>{total}</strong>
        </span>
      )}
      {isShown && band && <Flag tone={severityTone(band.severity)}>{band.label}</Flag>}
      {form.is_self_report && form.scoring !== 'none' && (
        <span className={kit['note']}>The score comes at the end</span>
      )}
    </output>
  );
}
