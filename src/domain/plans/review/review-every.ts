import type { Frequency } from '../../kit/time/frequency.ts';

export const reviewEvery = {
  weekly: 'Weekly',
  fortnightly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  six_monthly: 'Every six months',
  yearly: 'Yearly',
} as const satisfies Readonly<Record<Frequency, string>>;
