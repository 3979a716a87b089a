import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { StoredRecord } from '../state/stored-record.ts';
import form from '../styles/form.module.css';

const nameIn = ({ names }: StoredRecord, who: 'created_by' | 'updated_by'): string => {
  const name = isRecordValues(names) ? names[who] : null;
  return typeof name === 'string' ? name : 'Somebody';
};
export const whoChanged = (newer: StoredRecord): string => nameIn(newer, 'updated_by');
export const whoBegan = (theirs: StoredRecord): string => nameIn(theirs, 'created_by');

interface MeanwhileProps {
  /** What another person did; nothing where nobody did anything. */
  words: string | null;
  verb: string;
  onSee(): void;
}

/** Tells the person at a form what another has done meanwhile; nothing in the form is touched. */
export const Meanwhile = ({ words, verb, onSee }: MeanwhileProps) => (
  <output className={form['announced']}>
    {words && (
      <span className={form['banner']}>
        <IconUsers size={22} stroke={1.75} aria-hidden />
        <span>{words} What you typed is kept.</span>
        <Button variant="subtle" onClick={onSee}>
          {verb}
        </Button>
      </span>
    )}
  </output>
);

export const ChangedMeanwhile = <R extends StoredRecord>({
  newer,
  onSee,
}: {
  newer: R | null;
  onSee(newer: R): void;
}) => (
  <Meanwhile
    words={newer && `${whoChanged(newer)} changed this just now.`}
    verb="See"
    onSee={() => newer && onSee(newer)}
  />
);
