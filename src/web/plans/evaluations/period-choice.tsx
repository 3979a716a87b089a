import type { evaluation } from '#domain/plans/review/evaluation.ts';
import { addDays, isDay } from '#domain/kit/time/time.ts';
import { useId } from 'react';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Chips } from '../../kit/ui/chips.tsx';
import { usePeriodEvidence } from './use-period-evidence.ts';
import kit from '../../kit/styles/kit.module.css';

interface ChoiceProps {
  form: EntityFormState<typeof evaluation>;
  plan: string;
  resident: string;
}

/** The periods that are usually looked at; any other is typed below. */
export function PeriodChoice({ form, plan, resident }: ChoiceProps) {
  const today = useHouseClock().today();
  const since = usePeriodEvidence({ plan, resident }).body?.since ?? null;
  const at = form.values.evaluation_date;
  const to = typeof at === 'string' && isDay(at) ? at : today;
  const periods = [
    ...(since !== null && since <= to ? [{ words: 'Since the last evaluation', from: since }] : []),
    { words: '28 days', from: addDays(to, -27) },
    { words: '90 days', from: addDays(to, -89) },
  ];
  const chosen = periods.find(({ from }) => form.values.period_from === from && form.values.period_to === to);
  return (
    <fieldset className={kit['plain']} aria-label="Period">
      <Chips
        name={useId()}
        options={periods.map(({ from, words }) => [from, words])}
        chosen={chosen ? [chosen.from] : []}
        onChoose={(from) => {
          form.change('period_from', from);
          form.change('period_to', to);
        }}
      />
    </fieldset>
  );
}
