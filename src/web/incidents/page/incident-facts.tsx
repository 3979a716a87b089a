import { incident } from '#domain/incidents/incident/incident.ts';
import { FieldValue } from '../../kit/record/field-value.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { isEmpty, type ValueWording } from '../../kit/names/value-text.ts';
import kit from '../../kit/styles/kit.module.css';

const isWide = (kind: string) => ['longText', 'rows', 'parts'].includes(kind);

/** What is filled in of these fields, each under its label. Nobody reads a list of gaps after an accident. */
export function IncidentFacts({
  record,
  names,
  wording,
}: {
  record: StoredRecord;
  names: readonly string[];
  wording: ValueWording;
}) {
  const filled = names.filter((name) => incident.fields[name] && !isEmpty(record[name]) && record[name] !== false);
  return (
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      {filled.map((name) => {
        const field = incident.fields[name];
        return (
          field && (
            <div key={name} data-wide={isWide(field.kind) || undefined}>
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
