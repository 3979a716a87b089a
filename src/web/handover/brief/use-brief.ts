import type { Brief } from '#domain/handover/lines/brief.ts';
import { home } from '#domain/homes/home.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';

const isBrief = objectWith<Brief>('must_read', 'cards');

/** The safety cards of a house, and whether the reader has yet to read them. */
export const useBrief = (house: string) =>
  useLiveAnswer(`/api/${home.path}/${house}/brief/`, { is: isBrief, of: [resident.name], home: house });
