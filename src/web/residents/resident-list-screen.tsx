import { resident } from '#domain/residents/resident.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/choose-house.tsx';
import { EntityList } from '../kit/entity-list.tsx';
import type { Kept } from '../kit/kept.ts';
import { Page } from '../kit/page.tsx';
import { mayAdd } from '../kit/record-rights.ts';
import { useRights } from '../kit/rights.ts';
import { useChosenHome } from '../kit/store.ts';
import { useWhere } from '../kit/where.tsx';
import '../records/known-entities.ts';
import { ResidentCards } from './resident-cards.tsx';
import css from './residents.module.css';

const views = [{ value: 'cards', label: 'Cards' }, { value: 'table', label: 'Table' }];
const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Everyone who lives in the house, as faces or as a table. */
export default function ResidentListScreen() {
  const home = useChosenHome().selected;
  const rights = useRights();
  const where = useWhere();
  const [params, setParams] = useSearchParams();
  if (!home) return <Page title="Residents"><ChooseHouse /></Page>;
  const view = params.get('view') === 'table' ? 'table' : 'cards';
  const form = where.form(resident.name);
  const pathTo = ({ id }: Kept) => `${where.detail(resident.name)}?id=${id}`;
  const add = mayAdd(resident, rights) && form && <Button component={Link} to={form} leftSection={<IconPlus {...look} />}>Add resident</Button>;
  const actions = (
    <>
      <SegmentedControl aria-label="View" data={views} value={view} onChange={(chosen) => setParams({ view: chosen }, { replace: true })} />
      <Button variant="default" leftSection={<IconPrinter {...look} />} onClick={() => window.print()}>Print</Button>
      {add}
    </>
  );
  return (
    <Page title="Residents" actions={actions}>
      {view === 'table' ? <EntityList of={resident} fixed={{ home: home.id }} pathTo={pathTo} add={add} /> : <ResidentCards home={home.id} pathTo={pathTo} add={add} />}
      <Link to="/resident/discharged-resident" className={css['left']}>Residents who have left</Link>
    </Page>
  );
}
