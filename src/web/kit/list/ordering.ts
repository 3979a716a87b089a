import type { Entity } from '#domain/kit/vocabulary/entity.ts';

export interface Ordering {
  column: string;
  down: boolean;
}

const columnOf = (order: string): Ordering => ({ column: order.replace(/^-/, ''), down: order.startsWith('-') });

export const orderText = ({ column, down }: Ordering): string => `${down ? '-' : ''}${column}`;
export const usualOrder = (entity: Entity): Ordering => columnOf(entity.order);

/** The columns a list can be put in order by. */
export const sortable = (entity: Entity): ReadonlySet<string> =>
  new Set([usualOrder(entity).column, ...entity.sorts.map((sort) => columnOf(sort).column)]);
