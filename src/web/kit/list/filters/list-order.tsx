import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { NativeSelect } from '@mantine/core';
import { orderText, sortable, type Ordering } from '../ordering.ts';
import css from './list-order.module.css';

interface OrderProps {
  entity: Entity;
  order: Ordering;
  onOrder(order: Ordering): void;
}

type Ends = readonly [up: string, down: string];
const inTime: Ends = ['oldest first', 'newest first'];
const inSize: Ends = ['smallest first', 'largest first'];
const ends: Readonly<Record<string, Ends>> = {
  date: inTime,
  moment: inTime,
  time: ['earliest first', 'latest first'],
  whole: inSize,
  decimal: inSize,
};

/** Cards have no headings to press: on a narrow page the order is chosen here. */
export function ListOrder({ entity, order, onOrder }: OrderProps) {
  const choices = [...sortable(entity)].flatMap((column) => {
    const field = entity.fields[column];
    const label = field?.label ?? 'Recorded';
    const [up, down] = ends[field?.kind ?? 'moment'] ?? ['A to Z', 'Z to A'];
    return [
      { column, down: false, label: `${label}, ${up}` },
      { column, down: true, label: `${label}, ${down}` },
    ];
  });
  const choose = (text: string) => {
    const chosen = choices.find((one) => orderText(one) === text);
    if (chosen) onOrder({ column: chosen.column, down: chosen.down });
  };
  return (
    <NativeSelect
      className={css['order'] ?? ''}
      label="Order"
      value={orderText(order)}
      onChange={(event) => choose(event.currentTarget.value)}
      data={choices.map((one) => ({ value: orderText(one), label: one.label }))}
    />
  );
}
