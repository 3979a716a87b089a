import { isNeeded, type Field, type Fields } from '../kit/vocabulary/fields.ts';
import { startValues } from '../kit/vocabulary/parse.ts';
import { memoize } from '../kit/vocabulary/memoize.ts';
import { midSentence } from '../kit/words/mid-sentence.ts';
import type { ImportKind, ImportPart } from './kinds/import-kind.ts';

/** A column that a spreadsheet may have. */
export interface ImportColumn {
  /** The name of the field; of a contact in the same line with `contact.` before it, of a time apart with `.time` behind it. */
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  readonly name: string;
  readonly part: 'record' | 'contact';
  /** The time of a moment whose day stands in another column. */
  readonly isTime: boolean;
  readonly isNeeded: boolean;
  /** Further words that head such a column. */
  readonly near: readonly string[];
}

const contactPrefix = 'contact.';

/** The fields that the columns are read for: those of the record, or the parts of one of them. */
function declaredIn({ entity, within }: ImportPart): Fields {
  const field = within === undefined ? undefined : entity.fields[within];
  return field?.kind === 'parts' ? field.fields : entity.fields;
}

function columnsOfPart(of: ImportPart, part: ImportColumn['part']): readonly ImportColumn[] {
  const { fields, near = {} } = of;
  const declared = declaredIn(of);
  const start = startValues(declared, '2000-01-01T00:00:00.000Z', '2000-01-01');
  const prefix = part === 'contact' ? contactPrefix : '';
  return fields.flatMap((name): readonly ImportColumn[] => {
    const field = declared[name];
    if (!field) return [];
    const words: readonly string[] = near[name] ?? [];
    const column: ImportColumn = {
      key: `${prefix}${name}`,
      label: part === 'contact' ? `Contact: ${midSentence(field.label)}` : field.label,
      field,
      name,
      part,
      isTime: false,
      // Whoever comes along in the line need not be there at all.
      isNeeded: part === 'record' && isNeeded(field, start) && field.default === undefined,
      near:
        part === 'contact' ? words.flatMap((word) => [`contact ${word}`, `next of kin ${word}`, `nok ${word}`]) : words,
    };
    const time = {
      ...column,
      key: `${column.key}.time`,
      label: `${column.label}: time`,
      isTime: true,
      isNeeded: false,
    };
    return field.kind === 'moment' ? [column, { ...time, near: ['time'] }] : [column];
  });
}

/** Every column of a kind, in the order of its template. */
export const columnsOf = memoize((kind: ImportKind): readonly ImportColumn[] => [
  ...columnsOfPart(kind, 'record'),
  ...(kind.contact ? columnsOfPart(kind.contact, 'contact') : []),
]);
