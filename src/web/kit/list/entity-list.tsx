import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useCallback, useMemo, type ReactNode } from 'react';
import { WhoAdds } from '../page/add-link.tsx';
import { FieldScopeProvider } from '../input/field-scope.ts';
import { useHouseClock } from '../house/house-clock.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { ListTable } from './table/list-table.tsx';
import { shownColumns } from './table/list-columns.tsx';
import { orderText, usualOrder, type Ordering } from './ordering.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useListView } from './filters/use-list-view.ts';
import { useSelection } from './selection/use-selection.ts';
import { seesAny, useRights } from '../access/rights.ts';
import { StaleNote } from '../ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../page/states.tsx';
import { useSelectedHome } from '../state/store.ts';
import { NewRows } from '../ui/messages/new-rows.tsx';
import { useHeldRows } from '../data/use-held-rows.ts';
import { useAhead, type Side } from './use-ahead.ts';
import { useRecords, type Filters, type Records } from '../data/use-records.ts';
import { useValueWords } from '../names/use-value-words.ts';
import list from '../styles/list.module.css';
import css from './entity-list.module.css';

export interface EntityListProps {
  of: Entity;
  /** Whose records, of which house, in which state: decided by the page. */
  fixed?: Filters;
  pathTo(record: StoredRecord): string;
  /** What one may do where there is nothing yet. */
  add?: ReactNode;
  /** Without search and filters, for a list that is part of a larger page. */
  isPart?: boolean;
  /** Opens at today with what comes next, as a diary does. */
  isDiary?: boolean;
  /** Shows the rows in another way than as a table. */
  rows?: (records: readonly StoredRecord[], pathTo: (record: StoredRecord) => string) => ReactNode;
}

const none: Filters = {};
const noNames: ReadonlyMap<string, string> = new Map();

const Refused = ({ labels }: Entity) => (
  <NoRight title={`You do not have the right to see ${midSentence(labels.many)}`} />
);

/** Records of an entity as a table, or as cards where there is little room; without the right to them nothing is even asked for. */
export function EntityList(props: EntityListProps) {
  return seesAny(useRights(), props.of) ? <SeenList {...props} /> : <Refused {...props.of} />;
}

function whyEmpty({ listsDays }: Entity, side: Side | null): string {
  if (side === 'coming') return 'Nothing is coming up. Earlier ones stand under Past.';
  if (side === 'past') return 'There are none before today.';
  return listsDays ? `None in the last ${listsDays} days.` : 'There are none yet.';
}

const sides = [
  { value: 'coming', label: 'Coming' },
  { value: 'past', label: 'Past' },
] as const;

function SeenList({ of: entity, fixed = none, pathTo, add, isPart = false, isDiary = false, rows }: EntityListProps) {
  const home = useSelectedHome();
  const usual = usualOrder(entity);
  const diary = useAhead();
  const [view, changeView] = useListView(entity, isPart);
  const { asked, columns } = view;
  const setOrder = (order: Ordering | null) => changeView(() => ({ order }));
  const selecting = useSelection();
  const order = view.order ?? (isDiary ? { ...usual, down: diary.side === 'past' } : usual);
  const ordering = orderText(order) === entity.order ? null : orderText(order);
  const hasDates = Boolean(asked['date_from'] ?? asked['date_to']);
  const records = useRecords(
    entity,
    {
      ...(isDiary && !hasDates ? diary.window : none),
      ...asked,
      ...fixed,
      ordering,
      ...(isPart ? { limit: '5' } : {}),
    },
    { isPart },
  );
  const held = useHeldRows(records.records, JSON.stringify([asked, fixed, order, isDiary && diary.side]), !isPart);
  const turn = (side: Side) => {
    setOrder(null);
    diary.turn(side);
  };
  const wording = useValueWords();
  const briefWording = useCallback((record: StoredRecord) => ({ ...wording(record), isBrief: true }), [wording]);
  const scope = useMemo(
    () => ({ home: home?.id ?? null, resident: null, names: noNames, savesFile: false }),
    [home?.id],
  );

  const showsOwner = !fixed['resident'];
  const shownNames = shownColumns({ entity, showsOwner, rows: held.shown, chosen: columns });

  if (records.state === 'refused') return <Refused {...entity} />;
  return (
    <FieldScopeProvider value={scope}>
      <div className={list['list']}>
        {!isPart && (
          <ListFilters
            entity={entity}
            asked={asked}
            fixed={fixed}
            onAsk={(part) => changeView((now) => ({ asked: { ...now.asked, ...part } }))}
            order={order}
            onOrder={setOrder}
            columns={
              rows
                ? null
                : {
                    showsOwner,
                    shown: shownNames,
                    isChosen: columns !== null,
                    onChoose: (next) => changeView(() => ({ columns: next })),
                  }
            }
          >
            {isDiary && !hasDates && (
              <SegmentedControl aria-label="When" data={[...sides]} value={diary.side} onChange={turn} />
            )}
          </ListFilters>
        )}
        {!isPart && <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />}
        <ListBody
          entity={entity}
          records={records}
          why={whyEmpty(entity, isDiary && !hasDates ? diary.side : null)}
          isNarrowed={Object.values(asked).some(Boolean)}
          add={add}
          onSelect={isPart || rows || selecting.selection ? null : selecting.begin}
        >
          {rows ? (
            rows(held.shown, pathTo)
          ) : (
            <ListTable
              entity={entity}
              wording={briefWording}
              pathTo={pathTo}
              showsOwner={showsOwner}
              rows={held.shown}
              chosen={columns}
              order={order}
              onOrder={setOrder}
              selection={selecting.selection}
            />
          )}
        </ListBody>
        {selecting.selection && (
          <SelectionBar
            entity={entity}
            rows={held.shown.filter(({ id }) => selecting.selection?.chosen.has(id))}
            columns={shownNames}
            wording={briefWording}
            onEnd={selecting.end}
          />
        )}
      </div>
    </FieldScopeProvider>
  );
}

interface BodyProps {
  entity: Entity;
  records: Records;
  isNarrowed: boolean;
  why: string;
  add: ReactNode;
  /** Begins to choose lines; null where that is not offered, or begun. */
  onSelect: (() => void) | null;
  children: ReactNode;
}

const shownText = (count: number, hasMore: boolean) => (hasMore ? `${count} shown, there are more` : `${count} shown`);

/** "Could not load" and "none recorded" are two different things to a carer, and never look alike. */
function ListBody({ entity, records, isNarrowed, why, add, onSelect, children }: BodyProps) {
  const many = midSentence(entity.labels.many);
  const { zone } = useHouseClock();
  const hasRows = records.records.length > 0;
  if (records.state === 'loading' && !hasRows) return <Loading rows={6} label={`Loading ${many}`} />;
  if (records.state === 'failed' && !hasRows)
    return (
      <ErrorState title={`Could not load ${many}`} onRetry={records.reload}>
        This does not mean that there are none. Check the network, then try again.
      </ErrorState>
    );
  if (!hasRows && isNarrowed)
    return <Empty title={`No ${many} like that`}>Nothing matches the search and the filters.</Empty>;
  if (!hasRows)
    return (
      <Empty title={`No ${many} recorded`} action={add || <WhoAdds of={entity} />}>
        {entity.purpose && <p>{entity.purpose}</p>}
        <p>{why}</p>
      </Empty>
    );
  return (
    <>
      <StaleNote {...records} />
      {children}
      <div className={css['foot']}>
        <output>
          {shownText(records.records.length, records.hasMore)}
          {records.at && `, read at ${localTime(records.at, zone)}`}
        </output>
        {onSelect && (
          <Button variant="subtle" className={css['select'] ?? ''} onClick={onSelect}>
            Choose lines
          </Button>
        )}
        {records.hasMore && (
          <Button variant="default" loading={records.isLoadingMore} onClick={records.loadMore}>
            Load more
          </Button>
        )}
      </div>
    </>
  );
}
