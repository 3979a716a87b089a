import { Button } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { EntityList, type EntityListProps } from '../../kit/list/entity-list.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { printPage, PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import type { Filters } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { entityNamed } from '../known-entities.ts';
import { RelatedTabs } from './related-tabs.tsx';
import { OneRecord } from '../record/one-record.tsx';
import { ChangedRecord, NewRecord } from './record-form.tsx';
import { useRecordParams } from '../use-record-params.ts';
import { needsHouse, usePreset } from '../use-preset.ts';
import kit from '../../kit/styles/kit.module.css';

interface ScreenProps {
  entity: string;
  filter?: Filters;
  title?: string | undefined;
  isDiary?: boolean | undefined;
  /** What else can be done from the list. */
  actions?: ReactNode;
  /** Further actions that share one button with printing where the line of the title is short. */
  moreActions?: readonly MoreItem[];
  /** What an empty list can begin with. */
  begin?: ReactNode;
  /** What else the page can show in place of the list. */
  views?: ReactNode;
  rows?: EntityListProps['rows'];
  /** The kinds of record it belongs together with, itself among them. */
  related?: readonly string[];
}

/** The list of a kind of record, and, where they have no page of their own, its records and its form in place. */
export default function RecordListScreen({
  entity: name,
  filter = {},
  title,
  isDiary = false,
  actions,
  moreActions = [],
  begin,
  views,
  rows,
  related = [],
}: ScreenProps) {
  const entity = entityNamed(name);
  const home = useSelectedHome();
  const place = useRecordParams();
  const { one, many } = entity.labels;
  const back = { to: place.list, label: many };
  if (!home && needsHouse(entity))
    return (
      <Page title={many}>
        <ChooseHouse />
      </Page>
    );
  if (place.isAdding)
    return (
      <Page title={`Add ${midSentence(one)}`} back={back}>
        <NewRecord entity={entity} savedPath={({ id }) => place.record(id)} backPath={place.list} />
      </Page>
    );
  if (place.id && place.isChanging)
    return (
      <Page title={`Change ${midSentence(one)}`} back={{ to: place.record(place.id), label: one }}>
        <ChangedRecord
          entity={entity}
          id={place.id}
          savedPath={({ id }) => place.record(id)}
          backPath={place.record(place.id)}
        />
      </Page>
    );
  if (place.id)
    return (
      <Page title={one} back={back}>
        <OneRecord entity={entity} id={place.id} editPath={place.change(place.id)} />
      </Page>
    );
  return (
    <ListPage
      entity={entity}
      filter={filter}
      title={title ?? many}
      isDiary={isDiary}
      actions={actions}
      moreActions={moreActions}
      begin={begin}
      views={views}
      rows={rows}
      related={related}
    />
  );
}

interface ListPageProps {
  entity: Entity;
  filter: Filters;
  title: string;
  isDiary: boolean;
  actions: ReactNode;
  moreActions: readonly MoreItem[];
  begin: ReactNode;
  views: ReactNode;
  rows: EntityListProps['rows'];
  related: readonly string[];
}

function ListPage({
  entity,
  filter,
  title,
  isDiary,
  actions,
  moreActions,
  begin,
  views,
  rows,
  related,
}: ListPageProps) {
  const home = useSelectedHome();
  const rights = useRights();
  const place = useRecordParams();
  const where = useEntityPaths();
  const { home: _, ...named } = usePreset(entity);
  const isInHouses = entity.belongsTo !== 'provider' && entity.belongsTo !== 'itself';
  const detail = where.detail(entity.name);
  const of = useSearchParams()[0].get('of');
  const pathTo = useCallback(
    ({ id }: StoredRecord) => (detail ? `${detail}?id=${id}` : of ? `?of=${of}&id=${id}` : `?id=${id}`),
    [detail, of],
  );
  const form = where.form(entity.name);
  const add = mayAdd(entity, rights) && (
    <Button
      component={Link}
      to={form ? withParams(form, named) : place.add}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
    >
      Add
      <SpareWords>{midSentence(entity.labels.one)}</SpareWords>
    </Button>
  );
  const mayPrint = seesAny(rights, entity);
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          {moreActions.length > 0 ? (
            <PageActions items={[...moreActions, ...(mayPrint ? [printPage] : [])]} />
          ) : (
            mayPrint && <PrintButton />
          )}
          {add}
        </>
      }
    >
      {views && <PageTools>{views}</PageTools>}
      <RelatedTabs kinds={related} open={entity.name} />
      <EntityList
        key={entity.name}
        of={entity}
        fixed={{ ...(home && isInHouses ? { home: home.id } : {}), ...named, ...filter }}
        pathTo={pathTo}
        add={
          begin ? (
            <div className={kit['buttons']}>
              {begin}
              {add}
            </div>
          ) : (
            add
          )
        }
        isDiary={isDiary}
        {...(rows ? { rows } : {})}
      />
    </Page>
  );
}

const withParams = (path: string, params: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(params);
  return query.size > 0 ? `${path}?${query}` : path;
};
