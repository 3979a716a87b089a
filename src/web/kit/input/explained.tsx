import type { MeaningName } from '#domain/kit/meanings/meanings.ts';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { t } from '../state/words.ts';
import css from '../styles/field.module.css';

interface ExplainedProps {
  id: string;
  label: string;
  explains: MeaningName;
  /** The input itself. */
  children: ReactNode;
}

/** What a field means comes when somebody asks: few do, and everybody would wait for it. */
async function meaningOf(name: MeaningName): Promise<string> {
  try {
    return (await import('#domain/kit/meanings/meanings.ts')).meanings[name];
  } catch {
    // Without a network the rest of the form goes on working.
    return t('page.failed');
  }
}

/** A field whose meaning not everybody knows: said on request, so that the form is no longer for those who do know. */
export function Explained({ id, label, explains, children }: ExplainedProps) {
  const [said, setSaid] = useState('');
  const toggle = async () => setSaid(said ? '' : await meaningOf(explains));
  return (
    <div className={css['explained']}>
      {children}
      <button
        type="button"
        className={`${css['why']} no-print`}
        aria-label={`What is meant by “${label}”?`}
        aria-expanded={said !== ''}
        aria-controls={`${id}-meaning`}
        onClick={() => void toggle()}
      >
        <IconHelpCircle size={22} stroke={1.75} aria-hidden />
      </button>
      <output id={`${id}-meaning`} className={said ? css['meaning'] : undefined}>
        {said}
      </output>
    </div>
  );
}
