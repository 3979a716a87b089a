import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useMemo, useState } from 'react';
import type { Filters } from '../../data/use-records.ts';
import { useAddressParams } from '../../page/use-page-params.ts';
import { orderText, orderOf, sortable, type Ordering } from '../ordering.ts';

/** How somebody looks at a list: what they search and filter for, in which order, with which columns. */
interface ListView {
  readonly asked: Filters;
  /** Null: as the list usually stands. */
  readonly order: Ordering | null;
  /** Null: the columns that the list usually has. */
  readonly columns: readonly string[] | null;
}

export const usualView: ListView = { asked: {}, order: null, columns: null };

/** The names under which a view stands in an address; a page has others of its own. */
const names = { asked: 'where', order: 'order', columns: 'columns' } as const;

const set = (params: URLSearchParams, name: string, value: string): void => {
  if (value) params.set(name, value);
  else params.delete(name);
};

/** The address that shows a list in this way. */
export function withView(params: URLSearchParams, { asked, order, columns }: ListView): URLSearchParams {
  const next = new URLSearchParams(params);
  const filters = new URLSearchParams(
    Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  filters.sort();
  set(next, names.asked, filters.toString());
  set(next, names.order, order ? orderText(order) : '');
  set(next, names.columns, columns?.join(',') ?? '');
  return next;
}

/** An address is written by anybody: what the list does not know is left out. */
export function viewIn(params: URLSearchParams, entity: Entity): ListView {
  const order = params.get(names.order);
  const asked = order ? orderOf(order) : null;
  const columns = params.get(names.columns)?.split(',').filter(Boolean) ?? [];
  return {
    asked: Object.fromEntries(new URLSearchParams(params.get(names.asked) ?? '')),
    order: asked && sortable(entity).has(asked.column) ? asked : null,
    columns: columns.length > 0 ? columns : null,
  };
}

type ChangeView = (now: ListView) => Partial<ListView>;

/** How a list is looked at. On a page of its own it stands in the address. */
export function useListView(entity: Entity, isPart: boolean): readonly [ListView, (change: ChangeView) => void] {
  const [params, changeAddress] = useAddressParams();
  const [own, setOwn] = useState(usualView);
  const text = params.toString();
  const inAddress = useMemo(() => viewIn(new URLSearchParams(text), entity), [text, entity]);
  const change = (make: ChangeView) => {
    const changed = (now: ListView): ListView => ({ ...now, ...make(now) });
    if (isPart) setOwn(changed);
    else changeAddress((now) => withView(now, changed(viewIn(now, entity))));
  };
  return [isPart ? own : inAddress, change];
}
