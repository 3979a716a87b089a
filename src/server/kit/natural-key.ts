import type { Entity } from '#domain/kit/entity.ts';
import { invalid } from './refusals.ts';
import { uniqueName } from './table.ts';

interface Violation {
  readonly code: string;
  readonly constraint: string;
}
const isViolation = (error: unknown): error is Violation =>
  typeof error === 'object' && error !== null && 'code' in error && 'constraint' in error && typeof error.constraint === 'string';

/** The database keeps natural keys unique; the person reads the neutral sentence the entity has for it. */
export async function naturalKey<T>(entity: Entity, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isViolation(error) || error.code !== '23505') throw error;
    const unique = entity.unique.find((_, i) => uniqueName(entity, i) === error.constraint);
    if (!unique) throw error;
    throw invalid({ [unique.fields.at(-1) ?? 'id']: unique.sentence });
  }
}
