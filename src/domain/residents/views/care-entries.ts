import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { afternoonRoutine } from '../../daily-care/routines/afternoon-routine.ts';
import { bath } from '../../daily-care/baths/bath.ts';
import { care } from '../../daily-care/mood/care.ts';
import { fluidIntake } from '../../daily-care/fluids/fluid-intake.ts';
import { mood } from '../../daily-care/mood/mood.ts';
import { morningRoutine } from '../../daily-care/routines/morning-routine.ts';
import { sleep } from '../../daily-care/sleep/sleep.ts';
import { weight } from '../../daily-care/weight/weight.ts';
import { bodyMap } from '../../incidents/body-map/body-map.ts';
import { incident } from '../../incidents/incident/incident.ts';
import { briefly } from '../../kit/words/briefly.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { note } from '../../notes/note.ts';

/** What is written about a resident's days, and the fields that tell most of it. */
export const careEntries: readonly { readonly entity: Entity; readonly briefFields: readonly string[] }[] = [
  { entity: bath, briefFields: ['bath_type', 'outcome'] },
  { entity: weight, briefFields: ['outcome', 'weight_kg'] },
  { entity: fluidIntake, briefFields: ['fluid_type', 'output_type', 'amount_ml'] },
  { entity: mood, briefFields: ['mood_score', 'presentation'] },
  { entity: sleep, briefFields: ['sleep_hours', 'wakings'] },
  { entity: care, briefFields: ['behaviour', 'observed_affect'] },
  { entity: morningRoutine, briefFields: ['completion_pct', 'concerns'] },
  { entity: afternoonRoutine, briefFields: ['completion_pct', 'concerns'] },
  { entity: bodyMap, briefFields: ['mark_type', 'region'] },
  { entity: incident, briefFields: ['incident_type', 'severity'] },
  { entity: note, briefFields: ['category', 'body'] },
];

/** An entry in a few words: `Tea · 200 ml`. */
export function entryInWords(kind: string, values: RecordValues): string {
  const known = careEntries.find(({ entity }) => entity.name === kind);
  return known ? briefly(known.entity, values, known.briefFields) : '';
}
