import type { Entity } from '#domain/kit/vocabulary/entity.ts';

export interface Ordering {
  column: string;
  down: boolean;
}

/** What an ordering is called in an address. */
export const orderOf = (order: string): Ordering => ({ column: order.replace(/^-/, ''), down: order.startsWith('-') });

export const orderText = ({ column, down }: Ordering): string => `${down ? '-' : ''}${column}`;
export const usualOrder = (entity: Entity): Ordering => orderOf(entity.order);

/** The columns a list can be put in order by. */
export const sortable = (entity: Entity): ReadonlySet<string> =>
  new Set([usualOrder(entity).column, ...entity.sorts.map((sort) => orderOf(sort).column)]);
