import type { Board } from '#domain/homes/board.ts';
import { home } from '#domain/homes/home.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { useEffect, useRef } from 'react';
import { pathOf } from '../kit/state/entities.ts';
import { useChanges } from '../kit/data/event-stream.ts';
import { useAnswer, type Asked } from '../kit/data/use-answer.ts';

const told = [
  ...careEntries.map(({ entity }) => entity.name),
  'resident',
  'care_tracking',
  'notification',
  'accident_scheduler',
  'plan_scheduler',
  'risk_scheduler',
  'evaluation_scheduler',
];

/** A round of drinks is many entries and one reason to look again. */
const pause = 400;
/** What is due moves with the clock, even when nobody writes anything. */
const minutes = 5;

/** How everyone in the house stands, in one call, and again whenever something is recorded. */
export function useBoard(of: string): Asked<Board> {
  const asked = useAnswer<Board>(`${pathOf(home)}${of}/board/`);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { refresh } = asked;
  const again = useRef(refresh);
  useEffect(() => {
    again.current = refresh;
  });
  useEffect(() => {
    const each = setInterval(() => again.current(), minutes * 60_000);
    return () => {
      clearInterval(each);
      clearTimeout(timer.current);
    };
  }, []);
  useChanges(told, (news) => {
    if (news.home !== of) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => again.current(), pause);
  });
  return asked;
}
