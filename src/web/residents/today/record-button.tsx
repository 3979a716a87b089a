import { careEntries } from '#domain/residents/views/care-entries.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { openRecord } from '../../kit/state/recording.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';

interface RecordButtonProps {
  resident: string;
  /** Says whose it is where several stand side by side. */
  name?: string;
  isMain?: boolean;
}

/** Opens the sheet on which everything about one person is recorded, for those who may record anything. */
export function RecordButton({ resident, name, isMain = false }: RecordButtonProps) {
  const rights = useRights();
  if (!careEntries.some(({ entity }) => mayAdd(entity, rights))) return null;
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => openRecord({ resident })}
    >
      Record{name && <VisuallyHidden> for {name}</VisuallyHidden>}
    </Button>
  );
}
