import { suggestion } from '#domain/suggestions/suggestion.ts';
import { onward } from '#domain/suggestions/suggestion-states.ts';
import { saidBy, weDid } from '#domain/suggestions/you-said.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { NextStep } from '../../records/steps/next-step.tsx';
import { Feeling } from '../add/feelings.tsx';
import { Outcomes } from './outcomes.tsx';
import type { ShownSuggestion } from './shown-suggestion.ts';
import { TurnInto } from './turn-into.tsx';
import record from '../../kit/styles/record.module.css';
import css from './one.module.css';

interface NowProps {
  said: ShownSuggestion;
  onChanged(said: ShownSuggestion): void;
}

/** What each step means, said before it is taken. */
const meaning: Readonly<Record<string, string>> = {
  acknowledged: 'Whoever suggested it knows that somebody has read it.',
  considering: 'Somebody thinks about it, asks others, or finds out what it costs.',
  agreed: 'Say what will be done and by when: your answer is what stands on the board.',
  done: 'Say what was done: “you said, we did”.',
  declined: 'Say why not now. A reason is an answer too.',
};

/** An answer is for everybody unless somebody thinks otherwise. */
const starts = ({ needs = [] }: Move) => (needs.includes('response') ? { show_on_board: true } : {});

/** What was said, what became of it, and what has to be done next. */
export function SuggestionNow({ said, onChanged }: NowProps) {
  if (said.is_deleted) return null;
  const answered = weDid[said.status];
  return (
    <div className={record['now']}>
      <figure className={css['said']}>
        <blockquote>{said.body}</blockquote>
        <figcaption>
          {said.from_name ?? saidBy[said.from_type]}
          {said.feeling && <Feeling of={said.feeling} />}
        </figcaption>
      </figure>
      {answered && said.response && (
        <div className={css['did']}>
          <strong>{answered}</strong>
          <p>{said.response}</p>
        </div>
      )}
      {!said.is_complaint && (
        <NextStep
          entity={suggestion}
          record={said}
          onward={onward[said.status]}
          meaning={meaning}
          starts={starts}
          onChanged={onChanged}
        >
          <TurnInto said={said} onTurned={onChanged} />
        </NextStep>
      )}
      <Outcomes said={said} />
    </div>
  );
}
