import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import type { Change } from '../context/audit-entry.ts';

const isRow = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

/** The same for the same answer: however a moment is written, in whatever order the columns come, absent or empty. */
function comparable(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return String(Date.parse(value));
  if (Array.isArray(value)) return `[${value.map(comparable).join()}]`;
  if (!isRow(value)) return JSON.stringify(value ?? null);
  const given = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return `{${given
    .map(([name, one]) => `${name}:${comparable(one)}`)
    .toSorted()
    .join()}}`;
}

/** Restricted and long words stand once, in the earlier version. */
function isSilent(field: Field): boolean {
  if (field.restricted || field.kind === 'longText') return true;
  if (field.kind === 'rows') return Object.values(field.columns).some(isSilent);
  return field.kind === 'parts' && Object.values(field.fields).some(isSilent);
}

/** Of a list the lines that the other lacks, of a set of answers those that differ: what grows line by line is not told whole each time. */
function apart({ kind }: Field, value: unknown, other: unknown): unknown {
  if (kind === 'rows' && Array.isArray(value)) {
    const known = new Set(Array.isArray(other) ? other.map(comparable) : []);
    return value.filter((row) => !known.has(comparable(row)));
  }
  if (kind === 'parts' && isRow(value))
    return Object.fromEntries(
      Object.entries(value).filter(([name, one]) => !isRow(other) || comparable(one) !== comparable(other[name])),
    );
  return value ?? null;
}

/** Around what is kept encrypted nothing is told: the history has more readers than the record. */
const isGuarded = ({ fields }: Entity): boolean => Object.values(fields).some(({ secret }) => secret);

/** What changed, field by field, in the words the history may keep. */
export function changesBetween(entity: Entity, before: AnyRecord, after: RecordValues): readonly Change[] {
  const guarded = isGuarded(entity);
  return Object.entries(entity.fields).flatMap(([name, field]): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (field.secret) return is ? [{ field: name, changed: true }] : [];
    if (was === is || comparable(was) === comparable(is)) return [];
    const [gone, come] = guarded || isSilent(field) ? [null, null] : [apart(field, was, is), apart(field, is, was)];
    // Lines that only changed places leave nothing to tell.
    return [
      comparable(gone) === comparable(come) ? { field: name, changed: true } : { field: name, old: gone, new: come },
    ];
  });
}
