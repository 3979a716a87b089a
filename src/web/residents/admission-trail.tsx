import { IconCheck } from '@tabler/icons-react';
import { admissionSteps } from './admission-steps.ts';
import css from './admission.module.css';

/** Where one is on the way; what lies behind can be opened again. */
export const AdmissionTrail = ({ at, onChoose }: { at: number; onChoose(step: number): void }) => (
  <nav aria-label="Steps">
    <p className={css['place']}>Step {at + 1} of {admissionSteps.length}</p>
    <ol className={css['trail']}>
      {admissionSteps.map(({ title }, step) => (
        <li key={title} data-done={step < at || undefined} aria-current={step === at ? 'step' : undefined}>
          {step < at ? <button type="button" onClick={() => onChoose(step)}><IconCheck size={18} stroke={2.5} aria-hidden />{title}</button> : <span>{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
