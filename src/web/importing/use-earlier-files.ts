import type { ImportedFile } from '#domain/importing/import-answer.ts';
import { listOf } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';

const isFiles = listOf<ImportedFile>('id', 'kind', 'file_name', 'state');
const pauseMs = 2000;

/** The files that were brought in. A file is no record, and what it brings in may be of any kind: whatever is written may be its lines. */
export const useEarlierFiles = (home: string) =>
  useLiveAnswer(`/api/import/?home=${home}`, { is: isFiles, of: 'everything', home, pauseMs });
