import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { EntityList } from '../kit/list/entity-list.tsx';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import '../records/known-entities.ts';
import kit from '../kit/styles/kit.module.css';
import css from './house-overview.module.css';

/** Each list has a page of its own below this one. */
const lists = [
  [houseStock, 'stock-list'],
  [repairRecord, 'repair-list'],
  [houseAsset, 'asset-list'],
] as const;

export function PremisesLists({ home }: { home: string }) {
  const rights = useRights();
  return lists
    .filter(([entity]) => seesAny(rights, entity))
    .map(([entity, path]) => (
      <PartOfList key={entity.name} entity={entity} home={home} path={`/house-overview/${path}`} />
    ));
}

function PartOfList({ entity, home, path }: { entity: Entity; home: string; path: string }) {
  const pathTo = useCallback(({ id }: StoredRecord) => `${path}?id=${id}`, [path]);
  return (
    <section className={css['part']}>
      <div className={kit['ends']}>
        <h2 className={kit['heading']}>{entity.labels.many}</h2>
        <Button variant="subtle" component={Link} to={path}>
          All {midSentence(entity.labels.many)}
        </Button>
      </div>
      <EntityList of={entity} fixed={{ home }} pathTo={pathTo} isPart />
    </section>
  );
}
