import { compareNames } from '#domain/kit/names/compare-names.ts';
import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { rightsTable, type Extent, type RightsRow } from '#domain/staff/access/rights-table.ts';
import type { staff } from '#domain/staff/person/staff.ts';
import { groupsHeld } from '#domain/staff/rights/held-rights.ts';
import { useState } from 'react';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Fold } from '../../kit/page/fold.tsx';
import { ErrorState } from '../../kit/page/states.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { entityNamed } from '../../records/known-entities.ts';
import { useGroups, type StoredGroup, type StoredPermission } from '../rights/use-groups.ts';
import kit from '../../kit/styles/kit.module.css';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import css from '../staff.module.css';

const extents: Readonly<Record<Extent, string>> = { all: 'Yes', part: 'In part', own: 'Own', none: '–' };

const acts = ['See', 'Add', 'Change', 'Remove'];

const codenamesOf = ({ permissions: held }: StoredGroup, permissions: readonly StoredPermission[]) =>
  new Set(permissions.filter(({ id }) => held?.includes(id)).map(({ codename }) => codename));

const labelOf = ({ entity }: RightsRow) => entityNamed(entity).labels.many;

export function WhatTheyCanDo({ person }: { person: Stored<typeof staff> }) {
  const { groups, permissions, state, reload } = useGroups();
  const [typed, setTyped] = useState('');
  const held = groupsHeld(person, groups);
  const rows = rightsTable(
    permissions,
    held.map((group) => ({ name: group.name, codenames: codenamesOf(group, permissions) })),
  )
    .filter((row) => holdsTyped(labelOf(row), typed))
    .toSorted((a, b) => compareNames(labelOf(a), labelOf(b)));
  const says =
    state === 'loading'
      ? 'Loading …'
      : held.length > 0
        ? `What ${held.map(({ name }) => name).join(' and ')} may do, in their own houses`
        : 'In no group, and so without any rights';
  return (
    <Fold title={`What ${personName(person)} can do`} says={says}>
      <p className={kit['note']}>{says}</p>
      {state === 'failed' && (
        <ErrorState title="The rights could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <SearchInput
        label="Find a kind of record"
        placeholder="Find a kind of record"
        words={typed}
        onSearch={setTyped}
        className={css['search']}
      />
      <div className={css['rightsFrame']}>
        <table className={css['rights']} aria-label="Rights by kind of record">
          <thead>
            <tr>
              {['Records', ...acts, 'Also', 'From'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.entity}>
                <th scope="row">{labelOf(row)}</th>
                {[row.view, row.add, row.change, row.remove].map((reach, at) => (
                  <td key={at} data-label={acts[at]} data-reach={reach}>
                    {extents[reach]}
                  </td>
                ))}
                <td data-label="Also">
                  {row.more.map((act) => act.replaceAll('_', ' ').replace(':', ', ')).join('; ') || '–'}
                </td>
                <td data-label="From">{row.from.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
