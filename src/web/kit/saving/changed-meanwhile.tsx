import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { StoredRecord } from '../state/stored-record.ts';
import form from '../styles/form.module.css';

export const whoChanged = (newer: StoredRecord): string => {
  const name = (newer['names'] as { updated_by?: unknown } | undefined)?.updated_by;
  return typeof name === 'string' ? name : 'Somebody';
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
