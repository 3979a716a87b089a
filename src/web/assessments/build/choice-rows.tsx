import { moved, newChoice, placedChoices } from '#domain/assessments/building/edit-questions.ts';
import type { FormChoice, FormQuestion } from '#domain/assessments/form.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { v7 } from 'uuid';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { NumberBox } from './number-box.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { useMoveOrder } from './use-move-order.ts';
import css from './build.module.css';

interface ChoicesProps {
  question: FormQuestion;
  onChange(choices: readonly FormChoice[]): void;
}

/** The possible answers to a question, with what each is worth. */
export function ChoiceRows({ question, onChange }: ChoicesProps) {
  const { choices, order } = question;
  const put = (next: readonly FormChoice[]) => onChange(placedChoices(next));
  const move = (from: number, to: number) => put(moved(choices, from, to));
  const drag = useMoveOrder(move);
  const set = (id: string, change: Partial<FormChoice>) =>
    put(choices.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>Possible answers</legend>
      {choices.map((choice, index) => {
        const name = `answer ${index + 1} to question ${order}`;
        return (
          <div
            key={choice.id}
            className={css['choice']}
            data-over={drag.over === index || undefined}
            {...drag.row(index)}
          >
            <TextInput
              aria-label={`Words of ${name}`}
              placeholder="Answer"
              value={choice.label}
              maxLength={300}
              className={css['label']}
              onChange={(event) => set(choice.id, { label: event.currentTarget.value })}
            />
            <div className={css['score']}>
              <NumberBox
                label={`Score of ${name}`}
                hasHiddenLabel
                value={choice.score}
                onChange={(score) => set(choice.id, { score })}
              />
            </div>
            <OrderButtons
              name={name}
              index={index}
              count={choices.length}
              onMove={(to) => move(index, to)}
              onRemove={() => put(choices.filter((one) => one.id !== choice.id))}
              handle={drag.handle(index)}
            />
            <div className={css['marks']}>
              {question.kind === 'multi' && (
                <Checkbox
                  label="Rules out the others"
                  checked={choice.is_exclusive}
                  onChange={(event) => set(choice.id, { is_exclusive: event.currentTarget.checked })}
                />
              )}
              <Checkbox
                label="Draw attention"
                checked={choice.flag}
                onChange={(event) => set(choice.id, { flag: event.currentTarget.checked })}
              />
            </div>
          </div>
        );
      })}
      <Button
        variant="default"
        leftSection={<IconPlus {...iconProps} />}
        onClick={() => put([...choices, newChoice(v7())])}
      >
        Add an answer
      </Button>
    </fieldset>
  );
}
