import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { capacityBasis } from '#domain/plans/plan/capacity-basis.ts';
import { goalCharts } from '#domain/plans/plan/goal-charts.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { stepRecords } from '#domain/plans/plan/step-records.ts';
import { IconArmchair, IconClock, IconPencil, IconQuote, IconUser, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useNamesOf } from '../../kit/names/use-ref-names.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { LongText } from '../../kit/ui/long-text.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

const small = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type ReadPlan = Pick<Plan, 'person_says' | 'need' | 'strengths' | 'actions' | 'goals' | 'capacity_basis' | 'involved'>;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css['part']}>
    <h2 className={kit['heading']}>{title}</h2>
    {children}
  </section>
);

const progress: { readonly [S in Plan['goals'][number]['status']]: readonly [FlagTone, string] } = {
  not_started: ['quiet', 'Not started'],
  progressing: ['info', 'Progressing'],
  achieved: ['good', 'Achieved'],
  stopped: ['quiet', 'Stopped'],
};

/** When, by whom, with what and by how many: the small print of a step, each with its sign. */
function StepFacts({ action, asset }: { action: Plan['actions'][number]; asset: string | undefined }) {
  const { frequency, by_role, staff_number, recorded_on } = action;
  const equipment = [action.equipment, asset].filter(Boolean).join(', ');
  const isMany = (staff_number ?? 1) > 1;
  return (
    <ul className={css['stepFacts']}>
      {isMany && (
        <li data-strong>
          <IconUsers {...small} /> {staff_number} staff
        </li>
      )}
      {frequency && (
        <li>
          <IconClock {...small} /> {frequency}
        </li>
      )}
      {by_role && (
        <li>
          <IconUser {...small} /> {by_role}
        </li>
      )}
      {equipment && (
        <li>
          <IconArmchair {...small} /> {equipment}
        </li>
      )}
      {recorded_on && (
        <li>
          <IconPencil {...small} /> {stepRecords[recorded_on]}
        </li>
      )}
    </ul>
  );
}

interface WordsProps {
  plan: ReadPlan;
  /** What can go wrong, where it is known. */
  risks: ReactNode;
  /** What one may do with a step. */
  stepAction?: (place: number) => ReactNode;
}

/** A plan in the order in which a carer needs it: the person's words, how to help, what for, what can go wrong, who agreed. */
export function PlanWords({ plan, risks, stepAction }: WordsProps) {
  const names = useNamesOf(plan.actions.flatMap(({ asset }) => (asset ? { to: houseAsset.name, id: asset } : [])));
  return (
    <div className={css['words']}>
      <blockquote className={css['says']}>
        <IconQuote size={24} stroke={1.75} aria-hidden />
        <LongText text={plan.person_says} />
      </blockquote>
      <Part title="How to support me">
        <ol className={css['steps']}>
          {plan.actions.map((action, place) => (
            <li key={`${place} ${action.what}`}>
              <span className={css['what']}>{action.what}</span>
              {action.how && <span>{action.how}</span>}
              <StepFacts action={action} asset={names.get(action.asset ?? '')} />
              {stepAction?.(place)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Why it matters">
        <LongText text={plan.need} />
        {plan.strengths && (
          <p>
            <strong>What I can do</strong> {plan.strengths}
          </p>
        )}
      </Part>
      <Part title="Goals">
        <ul className={css['goals']}>
          {plan.goals.map(({ goal, measure, chart, baseline, target_date, status }) => (
            <li key={goal}>
              <span className={css['what']}>{goal}</span>
              <Flag tone={progress[status][0]}>{progress[status][1]}</Flag>
              <span className={kit['note']}>
                {[
                  measure && `We will know by: ${measure}`,
                  chart && chart !== 'none' && `on the record: ${midSentence(goalCharts[chart])}`,
                  baseline && `now: ${baseline}`,
                  target_date && `by ${dayInWords(target_date)}`,
                ]
                  .filter(Boolean)
                  .join(' · ') || 'It is not said how we will know.'}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What can go wrong">{risks}</Part>
      <Part title="Who agreed">
        <p>
          <strong>{capacityBasis[plan.capacity_basis]}</strong>
          {plan.involved.length > 0 &&
            `: ${plan.involved.map(({ name, role, how }) => [`${name}, ${midSentence(role)}`, how && `(${midSentence(how)})`].filter(Boolean).join(' ')).join('; ')}`}
        </p>
      </Part>
    </div>
  );
}
