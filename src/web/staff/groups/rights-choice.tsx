import { actIn } from '#domain/staff/access/rights-table.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { entityNamed } from '../../records/known-entities.ts';
import { actWords, byUse } from './act-words.ts';
import type { StoredPermission } from './use-groups.ts';
import css from '../staff.module.css';

interface ChoiceProps {
  permissions: readonly StoredPermission[];
  held: ReadonlySet<string>;
  /** Null: to be read, not changed. */
  onChange: ((held: ReadonlySet<string>) => void) | null;
}

/** Rights that stand alone come last, under a heading of their own. */
const alone = 'On their own';
const headingOf = ({ entity }: StoredPermission) => (entity ? entityNamed(entity).labels.many : alone);

const actOf = (right: StoredPermission) => actIn(right) ?? right.codename;

/** Every right by the kind of record it is about. */
export function RightsChoice({ permissions, held, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState('');
  const headings = [...new Set(permissions.map(headingOf))].toSorted(
    (a, b) => Number(a === alone) - Number(b === alone) || a.localeCompare(b),
  );
  const wanted = headings.filter((heading) => heading.toLowerCase().includes(typed.trim().toLowerCase()));
  const toggle = (id: string) =>
    onChange?.(new Set(held.has(id) ? [...held].filter((one) => one !== id) : [...held, id]));
  return (
    <>
      <TextInput
        type="search"
        aria-label="Find a kind of record"
        placeholder="Find a kind of record"
        value={typed}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        className={css['search'] ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {wanted.map((heading) => (
        <fieldset key={heading} className={css['rightsOf']}>
          <legend>{heading}</legend>
          <div className={css['ticks']}>
            {permissions
              .filter((right) => headingOf(right) === heading)
              .toSorted((a, b) => byUse(actOf(a), actOf(b)))
              .map((right) => (
                <Checkbox
                  key={right.id}
                  label={actWords(actOf(right))}
                  checked={held.has(right.id)}
                  disabled={!onChange}
                  onChange={() => toggle(right.id)}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
