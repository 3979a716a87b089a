import type { Day } from '#domain/kit/time/time.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { measureOf } from '#domain/plans/plan/goal-measure.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { evidenceSentences, takenOver, type EvidenceSentence } from '#domain/residents/views/evidence-sentences.ts';
import type { EvidenceFigure } from '#domain/residents/views/plan-evidence.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { FigureLine } from '../page/evidence-panel.tsx';
import { usePeriodEvidence } from './use-period-evidence.ts';
import kit from '../../kit/styles/kit.module.css';
import page from '../page/plan-page.module.css';
import css from './evaluations.module.css';

interface EvidenceProps {
  form: EntityFormState;
  plan: string;
  resident: string;
  days: { from: Day; to: Day } | null;
}

/** What the records say of the chosen days, beside the form: goals first, then everything else. */
export function GatheredEvidence({ form, plan: about, resident, days }: EvidenceProps) {
  const { record } = useRecord(plan, about);
  const { body, state, at, reload } = usePeriodEvidence(days && { plan: about, resident, days });
  const title = days ? `${dayInWords(days.from, true)} to ${dayInWords(days.to, true)}` : 'What the records say';
  const figures = body?.figures ?? [];
  const goals = record?.goals ?? [];
  const measures = new Set(goals.map(measureOf));
  const steps = figures.filter(({ key }) => key === 'step');
  const others = figures.filter(({ key }) => key !== 'step' && !measures.has(key));
  const shown = (figure: EvidenceFigure) => (
    <>
      <FigureLine figure={figure} resident={resident} />
      <Offered form={form} figure={figure} />
    </>
  );
  return (
    <aside className={css['evidence']} aria-label="What the records say">
      {goals.length > 0 && figures.length > 0 && (
        <Panel title="Goals">
          <ul className={`${kit['bare']} ${page['ruled']}`}>
            {goals.map((goal) => (
              <li key={goal.goal}>
                <GoalMeasure goal={goal} figures={figures} shown={shown} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {steps.length > 0 && (
        <Panel title="Steps of the plan">
          <ul className={`${kit['bare']} ${page['ruled']}`}>
            {steps.map((figure) => (
              <li key={figure.what}>{shown(figure)}</li>
            ))}
          </ul>
        </Panel>
      )}
      {days ? (
        <Panel
          title={title}
          state={state}
          at={at}
          onRetry={reload}
          isEmpty={figures.length === 0}
          empty="You may see none of the records behind this plan."
        >
          <ul className={`${kit['bare']} ${page['ruled']}`}>
            {others.map((figure) => (
              <li key={figure.what}>{shown(figure)}</li>
            ))}
          </ul>
        </Panel>
      ) : (
        <Panel title={title} isEmpty empty="Choose the days to look at, and what was recorded in them gathers here." />
      )}
    </aside>
  );
}

interface GoalProps {
  goal: Plan['goals'][number];
  figures: readonly EvidenceFigure[];
  shown(figure: EvidenceFigure): ReactNode;
}

function GoalMeasure({ goal, figures, shown }: GoalProps) {
  const key = measureOf(goal);
  const figure = figures.find((one) => one.key === key);
  return (
    <div className={css['goal']}>
      <strong>{goal.goal}</strong>
      {goal.measure && <span className={kit['note']}>Known by: {goal.measure}</span>}
      {figure ? shown(figure) : <span className={kit['note']}>No chart tells of this goal.</span>}
    </div>
  );
}

/** The sentences that follow from a figure. Each is taken over by itself, into the field it belongs to, to be changed there. */
const Offered = ({ form, figure }: { form: EntityFormState; figure: EvidenceFigure }) => (
  <>
    {evidenceSentences([figure]).map((sentence) => (
      <Sentence key={sentence.words} form={form} sentence={sentence} />
    ))}
  </>
);

function Sentence({ form, sentence: { field, words } }: { form: EntityFormState; sentence: EvidenceSentence }) {
  const written = form.values[field];
  const text = typeof written === 'string' ? written : '';
  const into = evaluation.fields[field]?.label;
  return (
    <p className={css['sentence']}>
      <span>{words}</span>
      {text.includes(words) ? (
        <span className={kit['note']}>
          <IconCheck {...iconProps} /> In “{into}”
        </span>
      ) : (
        <Button
          variant="default"
          aria-label={`Take over into “${into}”: ${words}`}
          onClick={() => form.change(field, takenOver(text, words))}
        >
          Take over into “{into}”
        </Button>
      )}
    </p>
  );
}
