import { isLinkedRecord, ref } from '#domain/kit/vocabulary/fields.ts';
import { useState } from 'react';
import { isKnown, knownEntities } from '../state/entities.ts';
import { FieldGroup } from './field-group.tsx';
import { clearableProps, type InputProps } from './input-props.ts';
import { Ref } from './input-ref.tsx';
import { seesAny, useRights } from '../access/rights.ts';
import { Select } from '../ui/select.tsx';

/** Points to any record: first of what kind, then which. */
export function LinkInput({ field, value, id, name, error, needed, onChange }: InputProps<'link'>) {
  const link = isLinkedRecord(value) ? value : null;
  const rights = useRights();
  const [kind, setKind] = useState(link?.entity ?? null);
  const kinds = knownEntities()
    .filter((entity) => !entity.log && seesAny(rights, entity))
    .map((entity) => ({ value: entity.name, label: entity.labels.one }));
  const choose = (next: string | null) => {
    setKind(next);
    onChange(null);
  };
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Select
        label="Kind of record"
        data={kinds}
        value={kind}
        onChange={choose}
        searchable
        {...clearableProps(false)}
      />
      {kind && isKnown(kind) && (
        <Ref
          field={ref('Record', { to: kind })}
          name={`${name}-record`}
          id={`${id}-record`}
          value={link?.id ?? null}
          error={null}
          needed={false}
          onChange={(chosen) => onChange(chosen ? { entity: kind, id: chosen } : null)}
        />
      )}
    </FieldGroup>
  );
}
