import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { iconProps } from '../../kit/ui/icon-props.ts';
import css from './build.module.css';

interface OrderProps {
  /** What is moved, as a button's label says it. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
  handle: HTMLAttributes<HTMLSpanElement> & { draggable: boolean };
  children?: ReactNode;
}

/** Up, down and away, each big enough for a wet thumb; the handle is for a mouse. */
export const OrderButtons = ({ name, index, count, onMove, onRemove, handle, children }: OrderProps) => (
  <div className={css['order']}>
    <span {...handle} className={css['handle']} aria-hidden title="Drag to move">
      <IconGripVertical {...iconProps} />
    </span>
    <ActionIcon variant="default" disabled={index === 0} aria-label={`Up: ${name}`} onClick={() => onMove(index - 1)}>
      <IconArrowUp {...iconProps} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      disabled={index === count - 1}
      aria-label={`Down: ${name}`}
      onClick={() => onMove(index + 1)}
    >
      <IconArrowDown {...iconProps} />
    </ActionIcon>
    {children}
    <ActionIcon variant="default" aria-label={`Remove: ${name}`} onClick={onRemove}>
      <IconTrash {...iconProps} />
    </ActionIcon>
  </div>
);
