import type { ShelfItem } from '#domain/premises/stock/shelf.ts';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { amountWords } from './stock-words.ts';
import css from './stock.module.css';

interface StepperProps {
  item: Pick<ShelfItem, 'item_name' | 'quantity' | 'unit'>;
  onTake: (() => void) | undefined;
  onFill: (() => void) | undefined;
}

/** How many there are, between the buttons that change it by one. */
export const Stepper = ({ item: { item_name, quantity, unit }, onTake, onFill }: StepperProps) => (
  <span className={css['stepper']}>
    {onTake && (
      <ActionIcon
        variant="default"
        className={`${css['step']} no-print`}
        aria-label={`Take one out: ${item_name}`}
        disabled={quantity < 1}
        onClick={onTake}
      >
        <IconMinus {...iconProps} />
      </ActionIcon>
    )}
    <output aria-label={`In stock: ${item_name}`}>{amountWords(quantity, unit)}</output>
    {onFill && (
      <ActionIcon
        variant="default"
        className={`${css['step']} no-print`}
        aria-label={`One came in: ${item_name}`}
        onClick={onFill}
      >
        <IconPlus {...iconProps} />
      </ActionIcon>
    )}
  </span>
);
