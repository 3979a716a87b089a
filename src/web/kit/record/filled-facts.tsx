import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { isEmpty, type ValueWording } from '../names/value-text.ts';
import { FieldValue } from './field-value.tsx';
import { isWide } from './wide-value.ts';
import kit from '../styles/kit.module.css';

interface FactsProps<E extends Entity> {
  of: E;
  record: StoredRecord;
  names: readonly (keyof E['fields'] & string)[];
  wording: ValueWording;
}

/** What is filled in of these fields, each under its label. Nobody reads a list of gaps on a page that is laid out by hand. */
export function FilledFacts<E extends Entity>({ of: { fields }, record, names, wording }: FactsProps<E>) {
  const filled = names.filter((name) => !isEmpty(record[name]) && record[name] !== false);
  return (
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      {filled.map((name) => {
        const field = fields[name];
        return (
          field && (
            <div key={name} data-wide={isWide(field) || undefined}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} value={record[name]} wording={wording} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
