import type { FormQuestion } from '#domain/assessments/form.ts';
import { IconCheck } from '@tabler/icons-react';
import kit from '../../kit/styles/kit.module.css';
import css from './fill.module.css';

interface ChoicesProps {
  question: FormQuestion;
  name: string;
  chosen: readonly string[];
  /** What was chosen last time: shown, never ticked. */
  before: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** One that rules out the others stands alone, and any other takes its place. */
function toggled({ choices }: FormQuestion, chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const alone = new Set(choices.filter(({ is_exclusive }) => is_exclusive).map((choice) => choice.id));
  return alone.has(id) ? [id] : [...chosen.filter((one) => !alone.has(one)), id];
}

/** The possible answers one under the other, each as wide as the page: read first, then tapped. */
export function QuestionChoices({ question, name, chosen, before, onChange }: ChoicesProps) {
  const isSeveral = question.kind === 'multi';
  return (
    <div className={css['choices']} data-short={question.kind === 'yes_no' || undefined}>
      {question.choices.map(({ id, label }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className={css['choice']} data-chosen={isChosen || undefined}>
            <input
              className="seen-by-readers"
              type={isSeveral ? 'checkbox' : 'radio'}
              name={name}
              value={id}
              checked={isChosen}
              onChange={() => onChange(isSeveral ? toggled(question, chosen, id) : [id])}
              onClick={() => !isSeveral && isChosen && onChange([])}
            />
            <span className={css['mark']} data-round={!isSeveral || undefined} aria-hidden>
              {isChosen && <IconCheck size={18} stroke={2.5} />}
            </span>
            <span className={css['choiceWords']}>{label}</span>
            {before.includes(id) && <span className={`${kit['note']} ${css['before']}`}>Last time</span>}
          </label>
        );
      })}
    </div>
  );
}
