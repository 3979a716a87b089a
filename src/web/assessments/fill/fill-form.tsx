import { askedQuestions, askedSections } from '#domain/assessments/filling/asked-questions.ts';
import { isAnswered, type GivenAnswer, type GivenAnswers } from '#domain/assessments/filling/given-answers.ts';
import { earlierAnswers, type FilledForm } from '#domain/assessments/filling/item-changes.ts';
import { openQuestions } from '#domain/assessments/filling/missing-answers.ts';
import { scoreResult } from '#domain/assessments/filling/score-result.ts';
import type { Form, FormQuestion } from '#domain/assessments/form.ts';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { StepTrail } from '../../kit/ui/step-trail.tsx';
import { QuestionField } from './question-field.tsx';
import { RunningScore } from './running-score.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './fill.module.css';

/** The last step, where one looks over what was said. */
export interface LastStep {
  /** What is still open, each with a way to its question. */
  readonly open: readonly { readonly question: FormQuestion; readonly words: string }[];
  goTo(question: FormQuestion): void;
  /** Shows at each question what is missing, and goes to the first of them. True where nothing is. */
  check(): boolean;
}

interface FillProps {
  form: Form;
  answers: GivenAnswers;
  onAnswer(question: string, answer: GivenAnswer): void;
  /** What was filled in last time, if anything was. */
  earlier?: FilledForm | null;
  /** Said at a question by others than its own rules: that it was refused, or answered by somebody else meanwhile. */
  notes?: Readonly<Record<string, ReactNode>>;
  refused?: Readonly<Record<string, string>>;
  /** A step is left. */
  onStep?: () => void;
  last: { readonly title: string; show(step: LastStep): ReactNode };
}

const answerable = ({ kind }: FormQuestion) => kind !== 'info' && kind !== 'computed';

/** A form filled in, a section a step: what is asked follows from the answers, and nothing is ever ticked beforehand. It keeps nothing itself. */
export function FillForm({
  form,
  answers,
  onAnswer,
  earlier = null,
  notes = {},
  refused = {},
  onStep,
  last,
}: FillProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = askedSections(form, answers);
  const steps: readonly (typeof sections)[number][] = [...sections, { title: last.title, questions: [] }];
  const [chosen, setAt] = useState(() => firstOpen(form, answers));
  const [attempt, setAttempt] = useState(0);
  const at = Math.min(chosen, steps.length - 1);
  const step = steps[at];
  const before = useMemo(() => (earlier ? earlierAnswers(form, earlier) : {}), [form, earlier]);
  const asked = askedQuestions(form, answers).filter(answerable);
  const scored = scoreResult(form, answers);
  const idOf = (question: FormQuestion) => `question-${question.id}`;

  const goTo = (next: number) => {
    onStep?.();
    setAt(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const goToQuestion = (question: FormQuestion) => {
    setAttempt((now) => now + 1);
    setAt(sections.findIndex(({ questions }) => questions.some(({ id }) => id === question.id)));
    requestAnimationFrame(() => document.getElementById(idOf(question))?.focus());
  };
  const open = Object.entries({ ...openQuestions(asked, answers), ...refused }).flatMap(([id, words]) => {
    const question = asked.find((one) => one.id === id);
    return question ? [{ question, words }] : [];
  });
  const wrong = attempt > 0 ? { ...openQuestions(step?.questions ?? [], answers), ...refused } : refused;
  const problems = (step?.questions ?? []).flatMap((question) =>
    wrong[question.id] ? [{ text: wrong[question.id] ?? '', leadsTo: idOf(question) }] : [],
  );
  const isLast = at === steps.length - 1;
  return (
    <div className={css['fill']}>
      <StepTrail steps={steps} at={at} onChoose={goTo} />
      <RunningScore
        form={form}
        scored={scored}
        asked={asked.length}
        answered={asked.filter(({ id }) => isAnswered(answers[id])).length}
      />
      <h2 ref={heading} tabIndex={-1} className={kit['heading']}>
        {step?.title}
      </h2>
      {problems.length > 0 && <ErrorSummary attempt={`${attempt} ${at}`} problems={problems} text="" />}
      {step?.questions.map((question) => (
        <div key={question.id} className={css['card']} data-card>
          <QuestionField
            question={question}
            id={idOf(question)}
            answer={answers[question.id]}
            before={before[question.id]}
            score={scored.scores[question.id] ?? null}
            error={wrong[question.id] ?? null}
            onChange={(answer) => onAnswer(question.id, answer)}
          />
          {notes[question.id]}
        </div>
      ))}
      {isLast &&
        last.show({
          open,
          goTo: goToQuestion,
          check() {
            const [first] = open;
            if (first) goToQuestion(first.question);
            return first === undefined;
          },
        })}
      <div className={`${kit['buttons']} ${css['ways']}`}>
        {at > 0 && (
          <Button variant="default" onClick={() => goTo(at - 1)}>
            Back
          </Button>
        )}
        {!isLast && <Button onClick={() => goTo(at + 1)}>Next: {steps[at + 1]?.title}</Button>}
      </div>
    </div>
  );
}

/** Where to go on: the first section with an open question, or the end. */
function firstOpen(form: Form, answers: GivenAnswers): number {
  const sections = askedSections(form, answers);
  if (Object.keys(answers).length === 0) return 0;
  const at = sections.findIndex(({ questions }) => Object.keys(openQuestions(questions, answers)).length > 0);
  return at === -1 ? sections.length : at;
}
