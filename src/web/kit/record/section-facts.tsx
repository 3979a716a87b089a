import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { isEmpty, type ValueWording } from '../names/value-text.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { FieldValue } from './field-value.tsx';
import { isWide } from './wide-value.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

interface SectionProps {
  fields: readonly { readonly name: string; readonly field: Field }[];
  record: StoredRecord;
  wording: ValueWording;
}

/** What is filled in of a section of a record, each under its label: what is not stands in one quiet line. */
export function SectionFacts({ fields, record, wording }: SectionProps) {
  const filled = fields.filter(({ name }) => !isEmpty(record[name]));
  const empty = fields.filter(({ name, field }) => isEmpty(record[name]) && !field.eachTime);
  // What only the server writes has not been forgotten by anybody.
  if (filled.length === 0 && fields.every(({ field }) => field.readOnly))
    return <p className={kit['note']}>Nothing yet</p>;
  return (
    <>
      {filled.length > 0 && (
        <dl className={`${kit['facts']} ${css['facts']}`}>
          {filled.map(({ name, field }) => (
            <div key={name} data-wide={isWide(field) || undefined}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} value={record[name]} wording={wording} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && (
        <p className={kit['note']}>Not recorded: {empty.map(({ field }) => midSentence(field.label)).join(', ')}</p>
      )}
    </>
  );
}
