import { IconCheck } from '@tabler/icons-react';
import kit from '../styles/kit.module.css';
import css from './step-trail.module.css';

/** Where one is on the way; what lies behind can be opened again. */
export const StepTrail = ({
  steps,
  at,
  onChoose,
}: {
  steps: readonly { readonly title: string }[];
  at: number;
  onChoose(step: number): void;
}) => (
  <nav aria-label="Steps">
    <p className={kit['quiet']}>
      Step {at + 1} of {steps.length}
    </p>
    <ol className={css['trail']}>
      {steps.map(({ title }, step) => (
        <li key={title} data-done={step < at || undefined} aria-current={step === at ? 'step' : undefined}>
          {step < at ? (
            <button type="button" onClick={() => onChoose(step)}>
              <IconCheck size={18} stroke={2.5} aria-hidden />
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
