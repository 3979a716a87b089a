import type { Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordContext } from '../context/record-context.ts';
import { invalid } from '../runtime/refusals.ts';
import { uniqueName } from '../schema/table.ts';

interface Violation {
  readonly code: string;
  readonly constraint: string;
}
const isViolation = (error: unknown): error is Violation =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'constraint' in error &&
  typeof error.constraint === 'string';

const unique = '23505';
const excluded = '23P01';

function complaintOf(
  context: Pick<RecordContext, 'rules'>,
  entity: Entity,
  { code, constraint }: Violation,
): Complaints | null {
  if (code === excluded) return context.rules[entity.name]?.guards?.[constraint] ?? null;
  const broken = code === unique ? entity.unique.find((_, i) => uniqueName(entity, i) === constraint) : undefined;
  return broken ? { [broken.fields.at(-1) ?? 'id']: broken.sentence } : null;
}

/** The database keeps natural keys unique; the person reads the neutral sentence the entity has for it. */
export async function explainUniqueViolation<T>(
  context: Pick<RecordContext, 'rules'>,
  entity: Entity,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const complaint = isViolation(error) ? complaintOf(context, entity, error) : null;
    throw complaint ? invalid(complaint) : error;
  }
}
