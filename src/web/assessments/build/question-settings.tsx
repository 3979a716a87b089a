import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { withKind } from '#domain/assessments/building/edit-questions.ts';
import type { Form, FormQuestion } from '#domain/assessments/form.ts';
import { question as entity } from '#domain/assessments/question.ts';
import { severities } from '#domain/kit/traits/severity.ts';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { v7 } from 'uuid';
import { clearableProps } from '../../kit/input/input-props.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { NumberBox } from './number-box.tsx';
import { Select } from '../../kit/ui/select.tsx';
import css from './build.module.css';

const kindWords = entity.fields.kind.options;
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
const grades = Object.entries(severities).map(([value, label]) => ({ value, label }));

interface SettingsProps {
  form: Form;
  question: FormQuestion;
  onChange(change: Partial<FormQuestion>): void;
}

const isChosen = ({ kind }: FormQuestion) => kind === 'single' || kind === 'multi' || kind === 'yes_no';
const isAnswered = ({ kind }: FormQuestion) => kind !== 'info' && kind !== 'computed';

/** Everything that is said of one question. */
export function QuestionSettings({ form, question, onChange }: SettingsProps) {
  const { kind } = question;
  return (
    <div className={css['settings']}>
      <Textarea
        label="Question"
        withAsterisk
        autosize
        value={question.text}
        maxLength={1000}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={css['pair']}>
        <Select
          label="Kind of answer"
          data={kinds}
          value={kind}
          allowDeselect={false}
          onChange={(chosen) => {
            if (isKeyOf(kindWords, chosen)) onChange(withKind(question, chosen, v7));
          }}
        />
        <TextInput
          label="Section"
          value={question.section ?? ''}
          maxLength={120}
          list="form-sections"
          onChange={(event) => onChange({ section: event.currentTarget.value || null })}
        />
      </div>
      {isChosen(question) && <ChoiceRows question={question} onChange={(choices) => onChange({ choices })} />}
      {kind === 'number' && <NumberSettings question={question} onChange={onChange} />}
      {kind === 'computed' && (
        <TextInput
          label="Worked out by"
          description="Earlier questions by their place: q1 / q2."
          value={question.formula ?? ''}
          maxLength={500}
          onChange={(event) => onChange({ formula: event.currentTarget.value || null })}
        />
      )}
      {form.scoring === 'weighted' && (isChosen(question) || kind === 'number') && (
        <NumberBox
          label="Counts"
          description="Once where nothing is given."
          value={question.weight}
          onChange={(weight) => onChange({ weight })}
        />
      )}
      {isAnswered(question) && (
        <Checkbox
          label="Must be answered"
          checked={question.is_required}
          onChange={(event) => onChange({ is_required: event.currentTarget.checked })}
        />
      )}
      <details
        className={css['more']}
        open={question.help !== null || question.show_if !== null || question.trigger.length > 0 || undefined}
      >
        <summary>Help, when it is asked, alerts</summary>
        <div className={css['settings']}>
          <Textarea
            label="Help"
            autosize
            value={question.help ?? ''}
            maxLength={1000}
            onChange={(event) => onChange({ help: event.currentTarget.value || null })}
          />
          <ShowIf form={form} question={question} onChange={onChange} />
          {isAnswered(question) && <Trigger question={question} onChange={onChange} />}
        </div>
      </details>
    </div>
  );
}

const NumberSettings = ({ question, onChange }: Pick<SettingsProps, 'question' | 'onChange'>) => (
  <div className={css['pair']}>
    <NumberBox label="Lowest answer" value={question.min} onChange={(min) => onChange({ min })} />
    <NumberBox label="Highest answer" value={question.max} onChange={(max) => onChange({ max })} />
    <TextInput
      label="Unit"
      value={question.unit ?? ''}
      maxLength={20}
      onChange={(event) => onChange({ unit: event.currentTarget.value || null })}
    />
  </div>
);

/** A question may wait for an answer to an earlier one. */
function ShowIf({ form, question, onChange }: SettingsProps) {
  const { show_if } = question;
  const causes = form.questions.filter((one) => one.order < question.order && isChosen(one) && one.choices.length > 0);
  const cause = form.questions.find(({ id }) => id === show_if?.question);
  const choose = (id: string | null) => {
    const [first] = causes.find((one) => one.id === id)?.choices ?? [];
    onChange({ show_if: id && first ? { question: id, choice: first.id } : null });
  };
  return (
    <div className={css['pair']}>
      <Select
        label="Asked only after"
        placeholder="Always asked"
        data={causes.map(({ id, order, text }) => ({ value: id, label: `${order}. ${text}` }))}
        value={show_if?.question ?? null}
        onChange={choose}
        {...clearableProps(false)}
      />
      {show_if && (
        <Select
          label="was answered with"
          data={(cause?.choices ?? []).map(({ id, label }) => ({ value: id, label: label || 'No words yet' }))}
          value={show_if.choice}
          allowDeselect={false}
          onChange={(choice) => choice && onChange({ show_if: { question: show_if.question, choice } })}
        />
      )}
    </div>
  );
}

/** An answer that calls for somebody at once. */
function Trigger({ question, onChange }: Pick<SettingsProps, 'question' | 'onChange'>) {
  const [first, ...rest] = question.trigger;
  const put = (change: Partial<NonNullable<typeof first>>) =>
    onChange({ trigger: [{ when: 1, severity: 'medium', message: '', ...first, ...change }, ...rest] });
  if (!first)
    return (
      <Button variant="default" onClick={() => put({})}>
        Raise an alert for an answer
      </Button>
    );
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>Alert</legend>
      <div className={css['pair']}>
        <NumberBox
          label="When the answer scores at least"
          value={first.when}
          onChange={(when) => put({ when: when ?? 0 })}
        />
        <Select
          label="Severity"
          data={grades}
          value={first.severity}
          allowDeselect={false}
          onChange={(severity) => {
            if (isKeyOf(severities, severity)) put({ severity });
          }}
        />
      </div>
      <TextInput
        label="Message"
        value={first.message}
        maxLength={300}
        onChange={(event) => put({ message: event.currentTarget.value })}
      />
      <Button variant="default" onClick={() => onChange({ trigger: rest })}>
        No alert
      </Button>
    </fieldset>
  );
}
