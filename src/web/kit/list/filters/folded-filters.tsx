import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { PageTools } from '../../page/page.tsx';
import { iconProps } from '../../ui/icon-props.ts';
import css from './list-filters.module.css';

interface FoldedProps {
  /** How many of them narrow the page now. */
  active: number;
  onClear(): void;
  children: ReactNode;
}

/** What narrows a page, behind one button in the line of its title. */
export function FoldedFilters({ active, onClear, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <PageTools>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconFilter {...iconProps} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filter{active > 0 && ` (${active})`}
        </Button>
        {active > 0 && (
          <Button variant="subtle" data-clears onClick={onClear}>
            Clear
          </Button>
        )}
      </PageTools>
      <div id={id} hidden={!isOpen} className={css['panel']}>
        {isOpen && children}
      </div>
    </>
  );
}
