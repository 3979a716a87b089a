import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { usePrintedAs } from '../../kit/page/print/printed-as.ts';
import { Flags, type FlagTone } from '../../kit/ui/flags.tsx';
import { PlanStep } from './plan-step.tsx';
import { ResultAnswers } from './result-answers.tsx';
import { ResultScore } from './result-score.tsx';
import { ResultSteps } from './result-steps.tsx';
import { ResultTrend } from './result-trend.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './result.module.css';

const states: { readonly [status: string]: { tone: FlagTone; words: string } } = {
  complete: { tone: 'good', words: 'Complete' },
  countersigned: { tone: 'good', words: 'Countersigned' },
  void: { tone: 'quiet', words: 'Does not count' },
};

/** A finished assessment: what it came to, what follows, how it went over time and every answer. */
export function ResultPage({ sheet, onChanged }: { sheet: AssessmentSheet; onChanged(): void }) {
  const { form, result } = sheet;
  usePrintedAs(assessmentResult, result?.id ?? null);
  const state = states[result?.status ?? ''];
  const waits = form.is_countersigned && result?.status === 'complete';
  const flags = [
    ...(state ? [state] : []),
    ...(waits ? [{ tone: 'watch' as const, words: 'To be countersigned' }] : []),
  ];
  return (
    <article className={css['page']}>
      <Flags flags={flags} label="How it stands" />
      <ResultSteps sheet={sheet} onChanged={onChanged} />
      <div className={css['columns']}>
        <div className={kit['stack']}>
          <ResultScore sheet={sheet} />
          <div className="no-print">{result?.status !== 'void' && <PlanStep sheet={sheet} />}</div>
          <ResultTrend sheet={sheet} />
        </div>
        <div className={kit['stack']}>
          <ResultAnswers sheet={sheet} />
        </div>
      </div>
      {form.acknowledgement && <p className={kit['note']}>{form.acknowledgement}</p>}
    </article>
  );
}
