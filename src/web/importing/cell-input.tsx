import type { Field, Kind } from '#domain/kit/vocabulary/fields.ts';
import type { ImportColumn } from '#domain/importing/import-columns.ts';
import { optionMeant } from '#domain/importing/cells/option-meant.ts';
import { offeredWords } from '#domain/importing/cells/offered-words.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';

interface CellInputProps {
  column: Pick<ImportColumn, 'field' | 'isTime'>;
  label: string;
  /** What it is called where the label alone would not say it. */
  named?: string;
  text: string;
  error?: string | undefined;
  onText(text: string): void;
}

const longKinds: { readonly [K in Kind]: boolean } = {
  text: false,
  longText: true,
  whole: false,
  decimal: false,
  yesNo: false,
  date: false,
  time: false,
  moment: false,
  choice: false,
  choices: false,
  words: false,
  ref: false,
  refs: false,
  file: false,
  rows: true,
  parts: false,
  link: false,
};

/** Whether a cell may hold several lines. */
export const isLong = ({ kind }: Field): boolean => longKinds[kind];

/** A cell of the sheet, written anew. It is taken over with every letter: nothing moves when one turns to the next button. */
export function CellInput({ column, label, named, text, error, onText }: CellInputProps) {
  const offered = offeredWords(column.field);
  const same = { label, ...(named ? { 'aria-label': named } : {}), error };
  if (isLong(column.field))
    return (
      <Textarea {...same} autosize minRows={2} value={text} onChange={(event) => onText(event.currentTarget.value)} />
    );
  if (!offered) return <TextInput {...same} value={text} onChange={(event) => onText(event.currentTarget.value)} />;
  const meant = optionMeant(offered, text);
  const words = meant === null ? text : (offered[meant] ?? text);
  return (
    <NativeSelect
      {...same}
      value={words}
      data={[
        { value: '', label: '' },
        ...(meant === null && text !== '' ? [text] : []),
        ...Object.values(offered).map((value) => ({ value, label: value })),
      ]}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
