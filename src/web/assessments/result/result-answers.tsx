import { askedSections } from '#domain/assessments/filling/asked-questions.ts';
import { answersOf, type AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { isAnswered } from '#domain/assessments/filling/given-answers.ts';
import { answerWords, itemChanges, type ItemChange } from '#domain/assessments/filling/item-changes.ts';
import { scoreResult } from '#domain/assessments/filling/score-result.ts';
import type { FormQuestion } from '#domain/assessments/form.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './result.module.css';

const changeWords = ({ before, points }: ItemChange): string =>
  points === null || points === 0
    ? `Changed, was “${before}”`
    : `${points > 0 ? 'Up' : 'Down'} ${Math.abs(points)}, was “${before}”`;

/** Every answer, section by section, with what is different from last time. */
export function ResultAnswers({ sheet: { form, answers: stored, earlier } }: { sheet: AssessmentSheet }) {
  const answers = answersOf(stored);
  const { scores } = scoreResult(form, answers);
  const changes = earlier
    ? itemChanges({ form, answers }, { form: earlier.form, answers: answersOf(earlier.answers) })
    : {};
  const wordsOf = (question: FormQuestion): string => {
    const answer = answers[question.id];
    if (question.kind === 'computed') return `${scores[question.id] ?? '–'}${question.unit ? ` ${question.unit}` : ''}`;
    return isAnswered(answer) ? answerWords(question, answer) : 'Not answered';
  };
  return (
    <Panel title="Answers" isEmpty={stored.length === 0} empty="No answers are kept with this assessment.">
      {askedSections(form, answers).map(({ title, questions }) => (
        <section key={title} className={css['section']}>
          <h3 className={kit['subheading']}>{title}</h3>
          <ol className={css['answers']}>
            {questions
              .filter(({ kind }) => kind !== 'info')
              .map((question) => {
                const change = changes[question.id];
                const score = scores[question.id] ?? null;
                return (
                  <li key={question.id} value={question.order}>
                    <span className={css['asked']}>{question.text}</span>
                    <span className={css['answer']}>
                      <strong>{wordsOf(question)}</strong>
                      {score !== null && form.scoring !== 'none' && question.kind !== 'number' && (
                        <span className={kit['note']}> · {score}</span>
                      )}
                    </span>
                    {change?.isChanged && (
                      <Flag tone={change.points !== null && change.points > 0 ? 'watch' : 'info'}>
                        {changeWords(change)}
                      </Flag>
                    )}
                    {answers[question.id]?.comment && <p className={kit['note']}>“{answers[question.id]?.comment}”</p>}
                  </li>
                );
              })}
          </ol>
        </section>
      ))}
    </Panel>
  );
}
