import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { StoredRecord } from '../state/stored-record.ts';
import { columnsOf, features, staysWhole, type ColumnsAsked } from './list-columns.tsx';
import { sortable, type Ordering } from './ordering.ts';
import { isEmpty } from '../names/value-text.ts';
import kit from '../styles/kit.module.css';
import list from '../styles/list.module.css';

/** A person's name is sorted by the surname. */
const sortColumn = (entity: Entity, name: string) =>
  name === 'name' && 'last_name' in entity.fields ? 'last_name' : name;

interface TableProps extends ColumnsAsked {
  order: Ordering;
  onOrder(order: Ordering): void;
}

/** From so many columns on they stand closer together. */
const many = 9;

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function Heading({
  label,
  order,
  column,
  onOrder,
}: {
  label: string;
  order: Ordering;
  column: string;
  onOrder(order: Ordering): void;
}) {
  const isSorted = order.column === column;
  const Icon = !isSorted ? IconArrowsSort : order.down ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={`${kit['sort']} ${list['sort']}`}
      onClick={() => onOrder({ column, down: isSorted ? !order.down : false })}
    >
      {label}
      <Icon {...look} />
    </button>
  );
}

/** A real table; on a narrow page each row is drawn as a card with its labels. */
export function ListTable({ entity, wording, pathTo, showsOwner, rows, order, onOrder }: TableProps) {
  const columns = useMemo(
    () => columnsOf({ entity, wording, pathTo, showsOwner, rows }),
    [entity, wording, pathTo, showsOwner, rows],
  );
  const table = useTable({ features, columns, data: rows });
  const sorts = sortable(entity);
  return (
    <div className={list['scroller']}>
      <table className={list['table']} aria-label={entity.labels.many} data-close={columns.length >= many || undefined}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const column = sortColumn(entity, header.id);
                const label = String(header.column.columnDef.header);
                const sorted = order.column !== column ? undefined : order.down ? 'descending' : 'ascending';
                return (
                  <th key={header.id} scope="col" aria-sort={sorted}>
                    {sorts.has(column) ? (
                      <Heading label={label} order={order} column={column} onOrder={onOrder} />
                    ) : (
                      label
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} data-struck={row.original[entity.marker] === true || undefined}>
              {row.getAllCells().map((cell, at) => (
                <td
                  key={cell.id}
                  data-label={String(cell.column.columnDef.header)}
                  data-whole={staysWhole(entity, cell.column.id) || undefined}
                  data-absent={isEmpty(row.original[cell.column.id]) || undefined}
                >
                  <table.FlexRender cell={cell} />
                  {at === 0 && row.original[entity.marker] === true && <StruckOut record={row.original} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why a line is drawn through: it stays readable, and leaves every total. */
const StruckOut = ({ record }: { record: StoredRecord }) => (
  <span className={list['reason']}>
    Struck out{typeof record['deletion_reason'] === 'string' && `: ${record['deletion_reason']}`}
  </span>
);
