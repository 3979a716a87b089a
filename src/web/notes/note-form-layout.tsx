import type { note } from '#domain/notes/note.ts';
import { judgingHint, judgingWord } from '#domain/notes/judging-words.ts';
import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EntityFormProps } from '../kit/form/entity-form.tsx';
import type { PlannedField } from '../kit/form/form-plan.ts';
import { FormSection } from '../kit/form/form-section.tsx';
import type { EntityFormState } from '../kit/form/use-entity-form.ts';
import { isEmpty } from '../kit/names/value-text.ts';
import { NotePromptStrip } from './note-prompt-strip.tsx';
import css from './notes.module.css';

const about = ['home', 'resident', 'edit_reason', 'edit_reason_text'];
const words = ['body'];
const wording = [
  'category',
  'occurred_at',
  'late_entry_reason',
  'late_entry_reason_text',
  'is_important',
  'include_in_handover',
];
/** The text itself is the note; a second field for notes would only part it. */
const unasked = ['notes'];

/** The story first, with what helps to tell it; links and who may read it are folded away until they are wanted. */
export const noteFormLayout: NonNullable<EntityFormProps['layout']> = (form, prefix, bar) => (
  <NoteFormBody form={form} prefix={prefix} bar={bar} />
);

function NoteFormBody({ form, prefix, bar }: { form: EntityFormState<typeof note>; prefix: string; bar: ReactNode }) {
  const all = form.sections.flatMap(({ fields }) => fields).filter(({ name }) => !unasked.includes(name));
  const named = (names: readonly string[]) => names.flatMap((name) => all.filter((planned) => planned.name === name));
  const rest = all.filter(({ name }) => ![...about, ...words, ...wording].includes(name));
  const body = form.values.body ?? '';
  const section = (fields: PlannedField[], title: string | null = null) => (
    <FormSection section={{ title, fields }} form={form} prefix={prefix} />
  );
  const goOn = (text: string) => {
    if (text !== body) form.change('body', text);
    // The text stands in the box only after the next drawing.
    requestAnimationFrame(() => focusAtEnd(`${prefix}-body`));
  };
  const { values, errors }: EntityFormState = form;
  const isOpen = rest.some(
    ({ name, field }) => errors[name] || (!isEmpty(values[name]) && values[name] !== field.default),
  );
  return (
    <>
      {section(named(about))}
      <NotePromptStrip body={body} onPrompt={goOn} />
      {section(named(words))}
      <Hint body={body} />
      {section(named(wording))}
      <details className={css['more']} open={isOpen || undefined}>
        <summary>Plan, record, witness, files and who may read it</summary>
        {section(rest)}
      </details>
      {bar}
    </>
  );
}

function focusAtEnd(id: string) {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}

/** Said while one writes, and never in the way. */
function Hint({ body }: { body: string }) {
  const judging = judgingWord(body);
  return (
    <output className={css['hint']}>
      {judging && (
        <>
          <IconBulb size={20} stroke={1.75} aria-hidden /> {judgingHint(judging)}
        </>
      )}
    </output>
  );
}
