import { getAll } from '../api/api.ts';
import { useAnswer, type Asked } from './use-answer.ts';

export interface WholeList<T> extends Omit<Asked<T[]>, 'body' | 'next'> {
  rows: T[];
}

const none: never[] = [];

/** Every page of a list that is short enough to be held whole; nothing of it is kept. */
export function useWholeList<T>(path: string): WholeList<T> {
  const { body, next: _, ...asked } = useAnswer<T[]>(path, getAll);
  return { ...asked, rows: body ?? none };
}
