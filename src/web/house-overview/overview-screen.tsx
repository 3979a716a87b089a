import { home } from '#domain/homes/home.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/choose-house.tsx';
import type { Home } from '../kit/chosen-home.ts';
import { Page } from '../kit/page.tsx';
import { useMay } from '../kit/rights.ts';
import { useChosenHome } from '../kit/store.ts';
import { OneRecord } from '../records/one-record.tsx';
import { useWhere } from '../kit/where.tsx';
import { PremisesLists } from './premises-lists.tsx';

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** How the chosen house stands, and the lists of what is in it. */
export default function OverviewScreen() {
  const { selected } = useChosenHome();
  const [params] = useSearchParams();
  if (!selected) return <Page title="House overview"><ChooseHouse /></Page>;
  return params.get('part') === 'house' ? <HouseRecord chosen={selected} /> : <Overview chosen={selected} />;
}

function Overview({ chosen }: { chosen: Home }) {
  const may = useMay();
  const form = useWhere().form(home.name);
  const actions = (
    <>
      <Button variant="default" leftSection={<IconPrinter {...look} />} onClick={() => window.print()}>Print</Button>
      <Button variant="default" component={Link} to="?part=house">House record</Button>
      {form && may('add', home.name) && <Button variant="default" component={Link} to={form} leftSection={<IconPlus {...look} />}>Add house</Button>}
    </>
  );
  return (
    <Page title={chosen.name} tab="House overview" actions={actions}>
      <PremisesLists home={chosen.id} />
    </Page>
  );
}

function HouseRecord({ chosen }: { chosen: Home }) {
  const form = useWhere().form(home.name);
  return (
    <Page title={chosen.name} tab="House" back={{ to: '/house-overview', label: 'House overview' }}>
      <OneRecord entity={home} id={chosen.id} editPath={`${form}?id=${chosen.id}`} />
    </Page>
  );
}
