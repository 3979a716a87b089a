import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import css from './new-rows.module.css';

interface NewRowsProps {
  waiting: number;
  isMoving: boolean;
  onShow(): void;
}

/** What came in while a person was busy with the list waits here, and takes no room from it. */
export function NewRows({ waiting, isMoving, onShow }: NewRowsProps) {
  const show = () => {
    onShow();
    window.scrollTo({ top: 0 });
  };
  return (
    <output className={css['newRows']}>
      {isMoving && (
        <Button radius="xl" leftSection={<IconArrowUp size={20} stroke={2} aria-hidden />} onClick={show}>
          {waiting > 0 ? `${waiting} new` : 'Show what changed'}
        </Button>
      )}
    </output>
  );
}
