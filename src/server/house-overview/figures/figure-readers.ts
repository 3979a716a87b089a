import { figureNames, figureOf, type FigureName } from '#domain/house-overview/figures.ts';
import type { FiguresNow } from '#domain/house-overview/overview.ts';
import { may, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { fluids, weightLoss } from './care-figures.ts';
import { incidents } from './incident-figures.ts';
import { pettyCashTopUp } from './money-figures.ts';
import type { FigureReader, FigureContext } from './figure-context.ts';
import { followUps, planReviews, riskReviews, unreadPlans } from './plan-figures.ts';
import { assets, repairs, stock } from './premises-figures.ts';
import { careRecorded, recordAges } from './record-figures.ts';
import { staffing, training } from './staffing-figures.ts';

const readers: readonly FigureReader[] = [
  fluids,
  weightLoss,
  incidents,
  careRecorded,
  recordAges,
  followUps,
  planReviews,
  riskReviews,
  unreadPlans,
  staffing,
  training,
  assets,
  repairs,
  stock,
  pettyCashTopUp,
];

type Sees = (reader: FigureReader) => boolean;

/** What this person may see. */
export const seenBy =
  (rights: Rights): Sees =>
  ({ permission: [act, entity] }) =>
    may(rights, act, entity);

export const figuresSeenBy = (rights: Rights): readonly FigureName[] => {
  const seen = new Set(readers.filter(seenBy(rights)).flatMap(({ figures }) => figures));
  return figureNames.filter((name) => seen.has(name));
};

/** Reads the figures that somebody sees, those that are read together at once. */
export async function readFigures(figureContext: FigureContext, sees: Sees): Promise<FiguresNow> {
  const read = await Promise.all(readers.filter(sees).map((reader) => reader.read(figureContext)));
  return Object.assign({}, ...read);
}

/** Reads every figure one after the other, on whatever connection it is given. */
export async function readInTurn(figureContext: FigureContext): Promise<FiguresNow> {
  let read: FiguresNow = {};
  for (const reader of readers) read = { ...read, ...(await reader.read(figureContext)) };
  return read;
}

/** The reader of one figure; null where the person may not see it. */
export const readerFor = (name: FigureName, rights: Rights): FigureReader | null =>
  readers.find((reader) => reader.figures.includes(name) && seenBy(rights)(reader)) ?? null;

/** What is the reader's own says nothing about the house. */
export const isOfTheHouse = (name: FigureName): boolean => figureOf(name).isOwn !== true;
