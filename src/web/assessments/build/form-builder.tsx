import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import type { FormContent } from '#domain/assessments/building/form-content.ts';
import { question } from '#domain/assessments/question.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mayChange } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { NewVersion } from '../../records/record/new-version.tsx';
import { builderPath } from './builder-paths.ts';
import { CheckPanel } from './check-panel.tsx';
import { QuestionList } from './question-list.tsx';
import { TryOut } from './try-out.tsx';
import { useBuilding } from './use-building.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './build.module.css';

const parts = { questions: 'Questions', about: 'Score and licence', try: 'Try it out' } as const;
type Part = keyof typeof parts;
const offered = Object.entries(parts).map(([value, label]) => ({ value, label }));

interface BuilderProps {
  content: FormContent;
  take(content: FormContent): void;
  onChanged(): void;
}

/** A form in the making: its questions, what it says of itself, and a trial, with the check beside all three. */
export function FormBuilder({ content, take, onChanged }: BuilderProps) {
  const [params, setParams] = useSearchParams();
  const building = useBuilding(content, take);
  const rights = useRights();
  const actor = useActor();
  const { record } = useRecord(assessment, content.form.id);
  const { form } = building;
  const isDraft = form.status === 'draft';
  const mayBuild =
    isDraft && may(rights, 'change', question.name) && record !== null && mayChange(assessment, record, actor);
  const named = params.get('part');
  const part: Part = isKeyOf(parts, named) ? named : isDraft ? 'questions' : 'try';
  const [isAbout, setIsAbout] = useState(0);
  return (
    <div className={css['builder']}>
      <div className={css['main']}>
        <SegmentedControl
          aria-label="Part of the form"
          data={offered}
          value={part}
          orientation="horizontal"
          className={css['parts'] ?? ''}
          onChange={(chosen) => setParams({ form: form.id, part: chosen }, { replace: true })}
        />
        <DraftBanner draft={building.draft} onAfresh={() => void building.startAfresh()} />
        {building.failure && (
          <p role="alert" className={kit['trouble']}>
            {building.failure}
          </p>
        )}
        {part === 'questions' && (mayBuild ? <QuestionList building={building} /> : <Outline building={building} />)}
        {part === 'about' &&
          (mayBuild && record ? (
            <EntityForm
              key={isAbout}
              of={assessment}
              record={record}
              onSaved={() => {
                setIsAbout((now) => now + 1);
                showToast('Form saved', 'good');
                onChanged();
              }}
            />
          ) : (
            <p className={kit['reason']}>{content.form.licence_note}</p>
          ))}
        {part === 'try' && <TryOut form={form} />}
        {mayBuild && building.isChanged && (
          <div className={css['save']}>
            <Button
              loading={building.isBusy}
              onClick={() =>
                void building.save().then((isSaved) => {
                  if (isSaved) showToast('Questions saved', 'good');
                })
              }
            >
              Save the questions
            </Button>
            <span className={kit['note']}>Until then it is your draft.</span>
          </div>
        )}
      </div>
      <aside className={css['aside']}>
        <CheckPanel form={form} check={building.check} onFormula={mayBuild ? building.changeFormula : undefined} />
        {record && !building.isChanged && <NextSteps form={content.form} onChanged={onChanged} />}
      </aside>
      <LeaveGuard hasWork={() => building.isChanged} />
    </div>
  );
}

/** Putting in use, retiring, a new version; or who can. */
function NextSteps({ form, onChanged }: { form: FormContent['form']; onChanged(): void }) {
  const navigate = useNavigate();
  const rights = useRights();
  const reader = useReader();
  const { record } = useRecord(assessment, form.id);
  if (!record) return null;
  return (
    <>
      <RecordActions
        entity={assessment}
        record={record}
        editPath={`${builderPath(form.id)}&part=about`}
        offers={() => true}
        onChanged={(changed) => {
          onChanged();
          void navigate(builderPath(changed.id), { replace: true });
        }}
      />
      {form.status === 'draft' && !may(rights, 'publish', assessment.name) && (
        <p className={kit['note']}>{whoCan(assessment.access, 'publish', reader, 'put this form in use')}</p>
      )}
      <NewVersion of={assessment} record={record} editPath={builderPath(form.id)} />
    </>
  );
}

const Outline = ({ building: { form } }: { building: ReturnType<typeof useBuilding> }) => (
  <ol className={css['outline']} aria-label="Questions">
    {form.questions.map(({ id, text, choices }) => (
      <li key={id}>
        {text}
        {choices.length > 0 && (
          <p className={kit['note']}>
            {choices.map(({ label, score }) => (score === null ? label : `${label} (${score})`)).join(' · ')}
          </p>
        )}
      </li>
    ))}
  </ol>
);
