import { resident } from '#domain/residents/person/resident.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBolt, IconLayoutGrid, IconPlus, IconTable } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { MoreMenu, printPage, type MoreItem } from '../../kit/page/more-menu.tsx';
import { Page } from '../../kit/page/page.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import '../../records/known-entities.ts';
import { importAction } from '../../records/import-action.tsx';
import { useBoard } from '../../homes/board/use-board.ts';
import { ResidentBoard } from './resident-board.tsx';
import { useResidentView, viewNamed, type ResidentView } from '../use-resident-view.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-list-screen.module.css';

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
];

/** Beside the other tools of a phone there is no room for both names. */
const otherView = (view: ResidentView, choose: (view: ResidentView) => void): MoreItem =>
  view === 'cards'
    ? { label: 'Show as table', icon: <IconTable {...iconProps} />, act: () => choose('table') }
    : { label: 'Show as cards', icon: <IconLayoutGrid {...iconProps} />, act: () => choose('cards') };

/** Everyone who lives in the house, and how they stand. */
export default function ResidentListScreen() {
  const home = useSelectedHome();
  const rights = useRights();
  if (!home)
    return (
      <Page title="Residents">
        <ChooseHouse />
      </Page>
    );
  if (!seesAny(rights, resident))
    return (
      <Page title="Residents">
        <NoRight title="You do not have the right to see residents" />
      </Page>
    );
  return <Residents key={home.id} home={home} />;
}

function Residents({ home }: { home: ListedHome }) {
  const rights = useRights();
  const where = useEntityPaths();
  const [view, setView] = useResidentView();
  const asked = useBoard(home.id);
  const { body: board, state, reload } = asked;
  const form = where.form(resident.name);
  const isPhone = useMediaQuery('(width < 600px)', false, { getInitialValueInEffect: false });
  const add = mayAdd(resident, rights) && form && (
    <Button component={Link} to={form} leftSection={<IconPlus {...iconProps} />}>
      Add
      <SpareWords>resident</SpareWords>
    </Button>
  );
  const actions = (
    <>
      {!isPhone && (
        <SegmentedControl
          aria-label="View"
          data={views}
          value={view}
          onChange={(chosen) => setView(viewNamed(chosen))}
        />
      )}
      <MoreMenu
        items={[
          ...(isPhone ? [otherView(view, setView)] : []),
          ...(add
            ? [
                { label: 'Admit in an emergency', icon: <IconBolt {...iconProps} />, act: `${form}?emergency=1` },
                importAction('residents'),
              ]
            : []),
          printPage,
        ]}
      />
      {add}
    </>
  );
  return (
    <Page title="Residents" actions={actions}>
      {state === 'loading' && <Loading rows={6} label="Loading residents" />}
      {state === 'failed' && (
        <ErrorState title="The residents could not be loaded" onRetry={reload}>
          Nothing is known about who lives here until this works.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {board && (
        <ResidentBoard board={board} view={view} pathTo={(id) => `${where.detail(resident.name)}?id=${id}`} add={add} />
      )}
      <Link to="/resident/discharged-resident" className={`${kit['link']} ${css['left']}`}>
        Residents who have left
      </Link>
    </Page>
  );
}
