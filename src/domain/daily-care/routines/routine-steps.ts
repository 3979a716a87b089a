import type { Entity } from '../../kit/vocabulary/entity.ts';

/** The steps a routine sheet may ask for, by name, in the words of the sheet. */
export function routineSteps(sheet: Entity): Readonly<Record<string, string>> {
  const shown = sheet.fields['tasks_shown'];
  return shown?.kind === 'choices' ? shown.options : {};
}
