import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { StoredRecord } from '../state/stored-record.ts';
import form from '../styles/form.module.css';

export const whoChanged = (newer: StoredRecord): string => {
  const { names } = newer;
  return isRecordValues(names) && typeof names['updated_by'] === 'string' ? names['updated_by'] : 'Somebody';
};

/** Tells the person at a form that another has changed the record; nothing in the form is touched. */
export const ChangedMeanwhile = ({
  newer,
  onSee,
}: {
  newer: StoredRecord | null;
  onSee(newer: StoredRecord): void;
}) => (
  <output className={form['announced']}>
    {newer && (
      <span className={form['banner']}>
        <IconUsers size={22} stroke={1.75} aria-hidden />
        <span>{whoChanged(newer)} changed this just now. What you typed is kept.</span>
        <Button variant="subtle" onClick={() => onSee(newer)}>
          See
        </Button>
      </span>
    )}
  </output>
);
