import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { answersOf, type AssessmentSheet, type StoredAnswer } from '#domain/assessments/filling/assessment-sheet.ts';
import { answerWords, type FilledForm } from '#domain/assessments/filling/item-changes.ts';
import { must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFullScreen } from '../../kit/page/full-screen.ts';
import { ShortForm } from '../../kit/form/asking/short-form.tsx';
import { useHouseClock, momentInWords } from '../../kit/house/house-clock.ts';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { refusal } from '../../kit/state/refusal.ts';
import { useAuth } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { resultPath } from '../fill/assessment-paths.ts';
import { FillForm, type LastStep } from '../fill/fill-form.tsx';
import { resultSheet } from './use-assessment-sheet.ts';
import { useFilling } from './use-filling.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../fill/fill.module.css';

/** What is asked when all questions are answered; the summary is needed to complete. */
const closing: Fields = Object.fromEntries(
  Object.entries(writable(assessmentResult))
    .filter(([name]) => ['assessed_at', 'reason', 'resident_involved', 'summary'].includes(name))
    .map(([name, field]) => [name, name === 'summary' ? must(field) : field]),
);

interface FillingProps {
  sheet: AssessmentSheet;
  take(sheet: AssessmentSheet, of?: string): void;
  onDone(): void;
}

/** An assessment that is being filled in, from the first question to the summary. */
export function FillingPage({ sheet, take, onDone }: FillingProps) {
  useFullScreen();
  const navigate = useNavigate();
  const clock = useHouseClock();
  const me = useAuth().user?.id;
  const { form, person, result, earlier } = sheet;
  const filling = useFilling({
    sheet,
    onSaved(saved, answers) {
      take({ ...sheet, result: saved, answers }, resultSheet(saved.id));
      if (!result) void navigate(resultPath(saved.id), { replace: true });
    },
  });
  const last = useMemo(
    (): FilledForm | null => earlier && { form: earlier.form, answers: answersOf(earlier.answers) },
    [earlier],
  );
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const isMine = result === null || result.assessed_by === me;
  const start: RecordValues = {
    assessed_at: result?.assessed_at ?? clock.now(),
    reason: result?.reason ?? null,
    resident_involved: result?.resident_involved ?? null,
    summary: result?.summary ?? null,
  };
  const finish = ({ open, check }: LastStep) =>
    isMine ? (
      <ShortForm
        fields={closing}
        start={start}
        verb={`Complete for ${person.name}`}
        draft={{ form: 'assessment-summary', resident: person.id, record: form.id }}
        act={async (values) => {
          if (!check()) return refusal(400, { non_field_errors: [`${openWords(open.length)}.`] });
          return filling.complete(values);
        }}
        onDone={() => {
          showToast('Assessment completed', 'good');
          onDone();
        }}
      />
    ) : (
      <p className={kit['reason']}>
        {result?.names['assessed_by'] ?? 'Whoever began this assessment'} began this assessment and completes it. Your
        answers are saved with it.
      </p>
    );
  return (
    <div className={kit['column']}>
      {earlier && (
        <p className={kit['note']}>
          Last time: {momentInWords(earlier.result.assessed_at, clock.zone)}
          {!form.is_self_report && earlier.result.band && `, ${earlier.result.band}`}
          {!form.is_self_report && earlier.result.total !== null && ` (${earlier.result.total})`}.
          {!hasGoneOn && ' What was answered then is shown beside each question and is never ticked for you.'}
        </p>
      )}
      <DraftBanner draft={filling.draft} onAfresh={() => void filling.startAfresh()} />
      <FillForm
        key={filling.epoch}
        form={form}
        answers={filling.answers}
        earlier={last}
        refused={filling.refused}
        onAnswer={filling.answer}
        onStep={() => {
          setHasGoneOn(true);
          filling.saveQuietly();
        }}
        notes={Object.fromEntries(
          Object.values(filling.theirs).map((answer) => [
            answer.question,
            <Meanwhile
              key={answer.id}
              answer={answer}
              sheet={sheet}
              onMine={() => filling.takeMine(answer.question)}
              onTheirs={() => filling.takeTheirs(answer.question)}
            />,
          ]),
        )}
        last={{
          title: 'Look over and complete',
          show: (step) => (
            <>
              <OpenQuestions {...step} />
              {finish(step)}
            </>
          ),
        }}
      />
      <div className={`${kit['buttons']} ${css['later']}`}>
        <Button
          variant="default"
          onClick={() =>
            void filling.save().then((saved) => {
              if (saved.ok) showToast('Saved. You can go on later', 'good');
            })
          }
        >
          Save and go on later
        </Button>
        <Button variant="subtle" component={Link} to="/assessment">
          Back to all assessments
        </Button>
      </div>
      <LeaveGuard hasWork={filling.hasWork} />
    </div>
  );
}

const openWords = (count: number) =>
  count === 1 ? '1 question has no answer yet' : `${count} questions have no answer yet`;

function OpenQuestions({ open, goTo }: LastStep) {
  if (open.length === 0) return <p className={kit['quiet']}>Every question that must be answered is answered.</p>;
  return (
    <section className={css['card']} data-card aria-label="Still open">
      <h3 className={kit['subheading']}>{openWords(open.length)}</h3>
      <ul className={kit['bare']}>
        {open.map(({ question, words }) => (
          <li key={question.id}>
            <button type="button" className={`${kit['word']} ${css['open']}`} onClick={() => goTo(question)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Somebody else answered the same question otherwise: both answers stand here until one is chosen. */
function Meanwhile({
  answer,
  sheet: { form },
  onMine,
  onTheirs,
}: {
  answer: StoredAnswer;
  sheet: AssessmentSheet;
  onMine(): void;
  onTheirs(): void;
}) {
  const { zone } = useHouseClock();
  const question = form.questions.find(({ id }) => id === answer.question);
  const words = question ? answerWords(question, answer) : '';
  return (
    <div role="alert" className={css['meanwhile']}>
      <p className={kit['reason']}>
        {answer.by} answered “{words || 'nothing'}” at {momentInWords(answer.updated_at, zone)}. Which answer counts?
      </p>
      <div className={kit['buttons']}>
        <Button variant="default" onClick={onMine}>
          Mine
        </Button>
        <Button variant="default" onClick={onTheirs}>
          That of {answer.by}
        </Button>
      </div>
    </div>
  );
}
