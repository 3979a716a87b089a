import { resident } from '#domain/residents/person/resident.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { residentTabs } from '../../records/resident-tabs.ts';

const isSummary = objectWith<ResidentSummary>('resident');
const watchedEntities = [
  ...residentTabs.charts.kinds,
  ...residentTabs.notes.kinds,
  'plan',
  'risk',
  'notification',
  'family',
  'care_tracking',
] as const;

/** How a person is, in one call, and again whenever something about them is written. */
export const useSummary = (person: string) =>
  useLiveAnswer(`${pathOf(resident)}${person}/summary/`, { is: isSummary, of: watchedEntities, resident: person });
