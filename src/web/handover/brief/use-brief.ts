import type { Brief } from '#domain/handover/lines/brief.ts';
import { home } from '#domain/homes/home.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';

const isBrief = objectWith<Brief>('must_read', 'cards');

/** Composed from a whole house, it can wait until a round is over. */
const pauseMs = 2000;

/** The safety cards of a house, never behind its records, and whether the reader has yet to read them. */
export const useBrief = (house: string) =>
  useLiveAnswer(`/api/${home.path}/${house}/brief/`, { is: isBrief, of: 'everything', home: house, pauseMs });
