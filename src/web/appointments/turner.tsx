import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import kit from '../kit/styles/kit.module.css';

interface TurnerProps {
  title: string;
  unit: 'week' | 'month';
  onTurn(by: -1 | 1): void;
  onToday(): void;
}

const look = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

export const Turner = ({ title, unit, onTurn, onToday }: TurnerProps) => (
  <div className={kit['row']}>
    <ActionIcon variant="default" size={48} aria-label={`Earlier ${unit}`} onClick={() => onTurn(-1)}>
      <IconChevronLeft {...look} />
    </ActionIcon>
    <ActionIcon variant="default" size={48} aria-label={`Later ${unit}`} onClick={() => onTurn(1)}>
      <IconChevronRight {...look} />
    </ActionIcon>
    <strong aria-live="polite">{title}</strong>
    <Button variant="subtle" onClick={onToday}>
      Today
    </Button>
  </div>
);
