import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { focusField } from './focus-field.ts';
import type { NextStepLink } from '../state/next-step.ts';
import css from './error-summary.module.css';

interface SummaryProps {
  /** Where each complaint leads: the id of its input, or null where the form has none. */
  problems: readonly { text: string; leadsTo: string | null }[];
  text: string;
  /** What the try came to, another for each: every try leads to the first wrong field, and no key typed after it does. */
  attempt: unknown;
  /** What comes first, where something does. */
  nextStep?: NextStepLink | null | undefined;
  /** It may have been saved all the same. */
  isUnknown?: boolean | undefined;
}

const counted = (count: number) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`);

const Problem = ({ text, leadsTo }: { text: string; leadsTo: string }) => (
  <a
    href={`#${leadsTo}`}
    onClick={(event) => {
      event.preventDefault();
      focusField(leadsTo);
    }}
  >
    {text}
  </a>
);

/** After a failed save: what is wrong, each with a way to its field, and that nothing is lost. */
export function ErrorSummary({ problems, text, attempt, nextStep, isUnknown = false }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lead = useEffectEvent(() => {
    if (!focusField(...problems.flatMap(({ leadsTo }) => leadsTo ?? []))) box.current?.focus();
  });
  useEffect(() => lead(), [attempt]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css['summary']}>
      <IconAlertCircle size={24} stroke={1.75} aria-hidden />
      <div>
        <h2>{problems.length > 0 ? counted(problems.length) : isUnknown ? 'Not known yet' : 'Not saved'}</h2>
        {text && <p>{text}</p>}
        {nextStep && (
          <p>
            <Link to={nextStep.to}>{nextStep.label}</Link>
          </p>
        )}
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem.text}>
                {problem.leadsTo ? <Problem text={problem.text} leadsTo={problem.leadsTo} /> : problem.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
