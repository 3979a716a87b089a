import type { Area } from '../kit/area/area.ts';
import { noteRules } from './note-rules.ts';

export const notes: Area = {
  rules: [noteRules],
};
