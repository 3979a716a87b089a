import type { Area } from '../kit/area/area.ts';
import { clearLookedImports, declareImports } from './import-calls.ts';

export const importing: Area = { calls: [declareImports], jobs: [clearLookedImports] };
