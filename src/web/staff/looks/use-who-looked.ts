import type { WhoLooked } from '#domain/residents/looks/who-looked.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';

const isWhoLooked = objectWith<WhoLooked>('from', 'to', 'visits', 'resident', 'record');
const asked = ['resident', 'entity', 'object_id', 'date_from', 'date_to'] as const;

/** Who looked, as the address asks for it. */
export function useWhoLooked(params: URLSearchParams): LiveAnswer<WhoLooked> {
  const question = new URLSearchParams(
    asked.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return useLiveAnswer(`/api/userHistory/looks/?${question}`, { is: isWhoLooked, of: [], saidFor: 403 });
}
