import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { StoredRecord } from '../../state/stored-record.ts';
import { columnsOf, features, staysWhole, type ListColumnsOptions } from './list-columns.tsx';
import { sortable, type Ordering } from '../ordering.ts';
import { RowChunk } from './row-chunk.tsx';
import { useFixedWidths } from './use-fixed-widths.ts';
import { useIsPrinting } from './use-is-printing.ts';
import type { Selection } from '../selection/use-selection.ts';
import { titleOf } from '../../names/record-names.ts';
import { isEmpty } from '../../names/value-text.ts';
import kit from '../../styles/kit.module.css';
import list from '../../styles/list.module.css';

/** A person's name is sorted by the surname. */
const sortColumn = (entity: Entity, name: string) =>
  name === 'name' && 'last_name' in entity.fields ? 'last_name' : name;

interface TableProps extends ListColumnsOptions {
  order: Ordering;
  onOrder(order: Ordering): void;
  /** Null while nobody chooses lines. */
  selection?: Selection | null;
}

/** From so many columns on they stand closer together. */
const many = 9;
/** So many lines are drawn or not drawn together. */
const chunk = 50;

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

/** A real table; on a narrow page each row is drawn as a card with its labels. Of a long one only what is near the screen is drawn. */
export function ListTable({ order, onOrder, selection = null, ...asked }: TableProps) {
  const { entity, wording, pathTo, showsOwner, rows, chosen } = asked;
  const columns = useMemo(
    () => columnsOf({ entity, wording, pathTo, showsOwner, rows, chosen: chosen ?? null }),
    [entity, wording, pathTo, showsOwner, rows, chosen],
  );
  const table = useTable({ features, columns, data: rows });
  const isPrinting = useIsPrinting();
  const lines = table.getRowModel().rows;
  type Line = (typeof lines)[number];
  const draw = (line: Line) => {
    const { original } = line;
    const isChosen = selection?.chosen.has(original.id) === true;
    return (
      <tr
        key={original.id}
        data-struck={original[entity.marker] === true || undefined}
        data-chosen={isChosen || undefined}
      >
        {selection && (
          <td className={list['choose']}>
            <Checkbox
              aria-label={`Choose ${titleOf(entity, original, wording(original).zone)}`}
              checked={isChosen}
              onChange={(event) => selection.choose([original.id], event.currentTarget.checked)}
            />
          </td>
        )}
        {line.getAllCells().map((cell, at) => (
          <td
            key={cell.id}
            data-label={String(cell.column.columnDef.header)}
            data-whole={staysWhole(entity, cell.column.id) || undefined}
            data-absent={isEmpty(original[cell.column.id]) || undefined}
          >
            <table.FlexRender cell={cell} />
            {at === 0 && original[entity.marker] === true && <StruckOut record={original} />}
          </td>
        ))}
      </tr>
    );
  };
  const chunks = chunksOf(lines);
  const shape = `${columns.map(({ id }) => id).join(' ')} ${selection !== null}`;
  const [frame, widths] = useFixedWidths(chunks.length > 1, shape);
  return (
    <div className={list['scroller']}>
      <table
        ref={frame}
        style={widths ? { tableLayout: 'fixed' } : undefined}
        className={list['table']}
        aria-label={entity.labels.many}
        aria-rowcount={rows.length + 1}
        data-close={columns.length >= many || undefined}
        data-choosing={(selection && selection.chosen.size > 0) || undefined}
      >
        {widths && (
          <colgroup>
            {widths.map((width, place) => (
              <col key={place} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && <ChooseAll rows={rows} selection={selection} />}
              {group.headers.map((header) => (
                <Head key={header.id} {...{ entity, order, onOrder }} id={header.id}>
                  {String(header.column.columnDef.header)}
                </Head>
              ))}
            </tr>
          ))}
        </thead>
        {chunks.length < 2 ? (
          <tbody>{lines.map(draw)}</tbody>
        ) : (
          chunks.map((part, place) => (
            <RowChunk
              key={place}
              count={part.length}
              columns={columns.length + (selection ? 1 : 0)}
              isWhole={isPrinting}
            >
              {() => part.map(draw)}
            </RowChunk>
          ))
        )}
      </table>
    </div>
  );
}

const chunksOf = <T,>(lines: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(lines.length / chunk) }, (_, place) =>
    lines.slice(place * chunk, (place + 1) * chunk),
  );

interface HeadProps extends Pick<TableProps, 'entity' | 'order' | 'onOrder'> {
  id: string;
  children: string;
}

function Head({ entity, order, onOrder, id, children }: HeadProps) {
  const column = sortColumn(entity, id);
  const sorted = order.column !== column ? undefined : order.down ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sorted}>
      {sortable(entity).has(column) ? (
        <Heading label={children} order={order} column={column} onOrder={onOrder} />
      ) : (
        children
      )}
    </th>
  );
}

function ChooseAll({ rows, selection }: { rows: readonly StoredRecord[]; selection: Selection }) {
  const isEvery = rows.length > 0 && rows.every(({ id }) => selection.chosen.has(id));
  const ids = () => rows.map(({ id }) => id);
  return (
    <th scope="col" className={list['choose']}>
      <Checkbox
        aria-label="Choose all lines shown"
        checked={isEvery}
        indeterminate={!isEvery && selection.chosen.size > 0}
        onChange={() => selection.choose(ids(), !isEvery)}
      />
    </th>
  );
}

/** Why a line is drawn through: it stays readable, and leaves every total. */
const StruckOut = ({ record }: { record: StoredRecord }) => (
  <span className={list['reason']}>
    Struck out{typeof record.deletion_reason === 'string' && `: ${record.deletion_reason}`}
  </span>
);
