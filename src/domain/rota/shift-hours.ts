import { hoursBetween, type Moment } from '../kit/time/time.ts';
import { hoursWords } from './hours-words.ts';

interface Hours {
  readonly start_at: Moment;
  readonly end_at: Moment;
  readonly shift_type: string;
  readonly break_minutes: number;
}

const awake: readonly string[] = ['early', 'late', 'mid', 'long_day', 'waking_night', 'office', 'training'];

/** What is doubtful about the hours of a shift, whoever works it. */
export function shiftHours({ start_at, end_at, shift_type, break_minutes }: Hours) {
  const hours = awake.includes(shift_type) ? hoursBetween(start_at, end_at) : 0;
  return [
    // Working Time Regulations 1998 reg. 10: eleven hours of rest in every 24 leave thirteen.
    ...(hours > 13
      ? [
          {
            code: 'over_13_hours' as const,
            field: 'end_at' as const,
            brief: `${hoursWords(hours)} awake, 13 h allowed`,
            words: `${hoursWords(hours)} awake at work, 13 h leave the rest that is needed.`,
          },
        ]
      : []),
    // Working Time Regulations 1998 reg. 12: twenty minutes in a working day of more than six hours.
    ...(hours > 6 && break_minutes < 20
      ? [
          {
            code: 'short_break' as const,
            field: 'break_minutes' as const,
            brief: `Break ${break_minutes} min, 20 min needed`,
            words: `Break of ${break_minutes} min in ${hoursWords(hours)}, 20 min needed.`,
          },
        ]
      : []),
  ];
}
