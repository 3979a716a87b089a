import { answerWords } from '#domain/assessments/filling/item-changes.ts';
import { isAnswered, noAnswer, type GivenAnswer } from '#domain/assessments/filling/given-answers.ts';
import type { FormQuestion } from '#domain/assessments/form.ts';
import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../../kit/input/field-group.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { severityTone } from './severity-tone.ts';
import { QuestionChoices } from './question-choices.tsx';
import { TypedAnswer, typedAsked } from './typed-answer.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './fill.module.css';

interface QuestionProps {
  question: FormQuestion;
  id: string;
  answer: GivenAnswer | undefined;
  /** Last time's answer, in the words of this form. */
  before: GivenAnswer | undefined;
  score: number | null;
  error: string | null;
  onChange(answer: GivenAnswer): void;
}

/** One question: its words, its possible answers, what was said last time, and room for a comment. */
export function QuestionField({ question, id, answer = noAnswer, before, score, error, onChange }: QuestionProps) {
  const { kind, order, text, help, unit } = question;
  if (kind === 'info') return <p className={css['info']}>{text}</p>;
  const label = `${order}. ${text}`;
  if (kind === 'computed')
    return (
      <p className={css['computed']} id={id}>
        {label}: <strong>{score === null ? '–' : `${score}${unit ? ` ${unit}` : ''}`}</strong>
      </p>
    );
  const typed = typedAsked(question);
  const fired = question.trigger.filter(({ when }) => score !== null && score >= when);
  return (
    <div className={css['question']} data-wrong={error !== null || undefined}>
      {typed ? (
        <TypedAnswer
          id={id}
          label={label}
          asked={typed}
          needed={question.is_required}
          answer={answer}
          error={error}
          onChange={onChange}
        />
      ) : (
        <FieldGroup id={id} label={label} help={help ?? undefined} error={error} needed={question.is_required}>
          <QuestionChoices
            question={question}
            name={id}
            chosen={answer.choices}
            before={before?.choices ?? []}
            onChange={(choices) => onChange({ ...answer, choices })}
          />
        </FieldGroup>
      )}
      <Before question={question} answer={answer} before={before} />
      {fired.map(({ severity, message }) => (
        <output key={message} className={kit['row']}>
          <Flag tone={severityTone(severity)}>{message}</Flag>
        </output>
      ))}
      <Comment id={id} about={label} answer={answer} onChange={onChange} />
    </div>
  );
}

/** What is different from last time is said once there is an answer; among choices last time's is marked already. */
function Before({
  question,
  answer,
  before,
}: {
  question: FormQuestion;
  answer: GivenAnswer;
  before: GivenAnswer | undefined;
}) {
  const words = before && answerWords(question, before);
  if (!words) return null;
  const isMarked = question.choices.length > 0;
  if (!isAnswered(answer)) return isMarked ? null : <p className={kit['note']}>Last time: {words}</p>;
  const isChanged = answerWords(question, answer) !== words;
  return <p className={kit['note']}>{isChanged ? `Changed. Last time: ${words}` : 'As last time'}</p>;
}

function Comment({
  id,
  about,
  answer,
  onChange,
}: {
  id: string;
  about: string;
  answer: GivenAnswer;
  onChange(answer: GivenAnswer): void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    requestAnimationFrame(() => document.getElementById(`${id}-comment`)?.focus());
  };
  if (!isOpen && !answer.comment)
    return (
      <Button
        variant="subtle"
        className={css['comment'] ?? ''}
        leftSection={<IconMessagePlus {...iconProps} />}
        aria-label={`Add a comment to ${about}`}
        onClick={open}
      >
        Add a comment
      </Button>
    );
  return (
    <Textarea
      label="Comment"
      aria-label={`Comment on ${about}`}
      id={`${id}-comment`}
      value={answer.comment ?? ''}
      maxLength={2000}
      autosize
      minRows={2}
      onChange={(event) => onChange({ ...answer, comment: event.currentTarget.value || null })}
    />
  );
}
