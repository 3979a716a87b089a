import { useSearchParams } from 'react-router';

/** Where one stands among the records of a kind, read from the address: a list, one record, or its form. */
export interface RecordParams {
  id: string | null;
  isAdding: boolean;
  isChanging: boolean;
  list: string;
  add: string;
  record(id: string): string;
  change(id: string): string;
}

/** `idName`: a page that is itself about a record uses `id` for that one. */
export function useRecordParams(idName = 'id'): RecordParams {
  const [params] = useSearchParams();
  const to = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ [idName]: null, add: null, edit: null, ...changes })) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  return {
    id: params.get(idName),
    isAdding: params.has('add'),
    isChanging: params.has('edit'),
    list: to({}),
    add: to({ add: '1' }),
    record: (id) => to({ [idName]: id }),
    change: (id) => to({ [idName]: id, edit: '1' }),
  };
}
