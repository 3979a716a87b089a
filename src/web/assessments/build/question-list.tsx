import {
  addQuestion,
  copyQuestion,
  moved,
  newQuestion,
  withQuestion,
} from '#domain/assessments/building/edit-questions.ts';
import type { FormQuestion } from '#domain/assessments/form.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { v7 } from 'uuid';
import { Empty } from '../../kit/page/states.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { OrderButtons } from './order-buttons.tsx';
import { QuestionSettings } from './question-settings.tsx';
import type { Building } from './use-building.ts';
import { useMoveOrder } from './use-move-order.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './build.module.css';

/** The questions of a form in their order, the open one with everything that is said of it. */
export function QuestionList({ building }: { building: Building }) {
  const { questions } = building.form;
  const [open, setOpen] = useState<string | null>(null);
  const move = (from: number, to: number) => building.arrange(moved(questions, from, to));
  const drag = useMoveOrder(move);
  const add = (at: number) => {
    const made = newQuestion(v7());
    building.arrange(addQuestion(questions, at, made));
    setOpen(made.id);
    requestAnimationFrame(() => document.getElementById(cardId(made))?.querySelector('textarea')?.focus());
  };
  const sections = [...new Set(questions.flatMap(({ section }) => section ?? []))];
  return (
    <div className={css['list']}>
      <datalist id="form-sections">
        {sections.map((section) => (
          <option key={section} value={section}>
            {section}
          </option>
        ))}
      </datalist>
      {questions.length === 0 && <Empty title="No questions yet">Add the first one, then its possible answers.</Empty>}
      <ol className={kit['bare']} aria-label="Questions">
        {questions.map((question, index) => {
          const isOpen = open === question.id;
          const name = `question ${question.order}`;
          const problems = building.check.problems.filter((problem) => problem.question === question.id);
          const isNewSection = question.section !== null && question.section !== questions[index - 1]?.section;
          return (
            <li key={question.id}>
              {isNewSection && <h3 className={kit['subheading']}>{question.section}</h3>}
              <section
                id={cardId(question)}
                className={css['card']}
                data-card
                data-over={drag.over === index || undefined}
                aria-label={`Question ${question.order}`}
                {...drag.row(index)}
              >
                <div className={css['head']}>
                  <button
                    type="button"
                    className={css['title']}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : question.id)}
                  >
                    {isOpen ? <IconChevronUp {...iconProps} /> : <IconChevronDown {...iconProps} />}
                    <span>
                      {question.order}. {question.text || 'No words yet'}
                    </span>
                  </button>
                  <OrderButtons
                    name={name}
                    index={index}
                    count={questions.length}
                    onMove={(to) => move(index, to)}
                    onRemove={() => building.arrange(questions.filter(({ id }) => id !== question.id))}
                    handle={drag.handle(index)}
                  >
                    <ActionIcon
                      variant="default"
                      aria-label={`Copy: ${name}`}
                      onClick={() => building.arrange(copyQuestion(questions, question.id, v7))}
                    >
                      <IconCopy {...iconProps} />
                    </ActionIcon>
                  </OrderButtons>
                </div>
                {!isOpen && question.choices.length > 0 && (
                  <p className={kit['note']}>{question.choices.map(answerWords).join(' · ')}</p>
                )}
                {problems.map(({ sentence, kind }) => (
                  <p key={sentence} className={kind === 'error' ? kit['trouble'] : kit['note']}>
                    {sentence}
                  </p>
                ))}
                {building.refused[question.id] && (
                  <p role="alert" className={kit['trouble']}>
                    {building.refused[question.id]}
                  </p>
                )}
                {isOpen && (
                  <QuestionSettings
                    key={building.epoch}
                    form={building.form}
                    question={question}
                    onChange={(change) => building.change(withQuestion(questions, question.id, change))}
                  />
                )}
              </section>
            </li>
          );
        })}
      </ol>
      <Button leftSection={<IconPlus {...iconProps} />} onClick={() => add(questions.length)}>
        Add a question
      </Button>
    </div>
  );
}

const cardId = ({ id }: FormQuestion) => `build-${id}`;
const answerWords = ({ label, score }: FormQuestion['choices'][number]) =>
  score === null ? label : `${label} (${score})`;
