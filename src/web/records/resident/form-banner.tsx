import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { resident as residents } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { useChosenHome } from '../../kit/state/store.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { ResidentBanner } from './resident-banner.tsx';

/** Whom a form is about, with everything that can harm them, before a word is written. */
export function FormBanner({ of, resident, onOther }: { of: Entity; resident: string; onOther?: () => void }) {
  const house = useChosenHome().residents;
  const { record } = useRecord(residents, resident);
  const person = record ?? house.find(({ id }) => id === resident);
  return (
    person && (
      <ResidentBanner
        person={person}
        of={of}
        actions={
          onOther && (
            <Button variant="default" onClick={onOther}>
              Another resident
            </Button>
          )
        }
      />
    )
  );
}
