import type { Area } from '../kit/area/area.ts';
import { declareSearch } from './search.ts';
import { learnWordsJob } from './word-list.ts';

export const search: Area = {
  calls: [declareSearch],
  jobs: [learnWordsJob],
};
