import { IconCheck } from '@tabler/icons-react';
import type { ReportStep } from './report-steps.ts';
import css from './step-trail.module.css';

/** Where one is on the way, and how far it is. */
export const StepTrail = ({ steps, at }: { steps: readonly ReportStep[]; at: number }) => (
  <ol className={css['trail']} aria-label={`Step ${at + 1} of ${steps.length}`}>
    {steps.map(({ title }, place) => (
      <li key={title} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
        <span className={css['number']} aria-hidden>{place < at ? <IconCheck size={18} stroke={2.5} /> : place + 1}</span>
        {title}
      </li>
    ))}
  </ol>
);
