import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconTable } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { printPage, PageActions, type MoreItem } from '../kit/page/more-menu.tsx';
import { Page } from '../kit/page/page.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { useSelectedHome } from '../kit/state/store.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { FormBanner } from '../records/resident/form-banner.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { HouseMarks } from './marks/house-marks.tsx';
import { ResidentBody } from './resident-body.tsx';

/** The body maps of a house, or of one resident. One mark, its change and the plain table are the usual pages. */
export default function BodyMapScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const resident = params.get('resident');
  if (params.has('id') || params.has('table')) return <RecordListScreen entity={bodyMap.name} />;
  if (resident) return <OneBody key={resident} resident={resident} />;
  if (!home)
    return (
      <Page title="Body maps">
        <ChooseHouse />
      </Page>
    );
  return (
    <Page
      title="Body maps"
      actions={
        <>
          <PageActions items={[asTable('')]} />
          <Add query="" />
        </>
      }
    >
      <HouseMarks home={home.id} />
    </Page>
  );
}

function OneBody({ resident }: { resident: string }) {
  const list = useEntityPaths().list(bodyMap.name) ?? '/home';
  const query = `resident=${resident}`;
  return (
    <Page
      title="Body map"
      back={{ to: list, label: 'Body maps' }}
      actions={
        <>
          <PageActions items={[printPage, asTable(query)]} />
          <Add query={query} />
        </>
      }
    >
      <FormBanner of={bodyMap} resident={resident} />
      <ResidentBody resident={resident} />
    </Page>
  );
}

const asTable = (query: string): MoreItem => ({
  label: 'Show as table',
  icon: <IconTable {...iconProps} />,
  act: `?${query}${query && '&'}table=1`,
});

function Add({ query }: { query: string }) {
  const form = useEntityPaths().form(bodyMap.name);
  const rights = useRights();
  if (!form || !mayAdd(bodyMap, rights)) return null;
  return (
    <Button component={Link} to={`${form}${query && '?'}${query}`} leftSection={<IconPlus {...iconProps} />}>
      Add
      <SpareWords>marks</SpareWords>
    </Button>
  );
}
