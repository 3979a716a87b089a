import { resident } from '#domain/residents/person/resident.ts';
import { summaryMadeOf, type ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { isAbout } from '../../records/is-about.ts';

const isSummary = objectWith<ResidentSummary>('resident');

/** How a person is, in one call, and again whenever something about them is written. */
export const useSummary = (person: string) =>
  useLiveAnswer(`${pathOf(resident)}${person}/summary/`, {
    is: isSummary,
    of: summaryMadeOf,
    reloadsOn: (change) => isAbout(change, person),
  });
