import { inventory } from '#domain/residents/belongings/inventory.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { Page } from '../kit/page/page.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { useChosenHome, useSelectedHome } from '../kit/state/store.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { ChooseResident } from '../records/resident/choose-resident.tsx';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import type { Belonging } from './belonging-words.ts';
import { BelongingsList } from './belongings-list.tsx';
import { BelongingsSheet } from './belongings-sheet.tsx';
import { listed, occasionNamed, occasionWords } from './trip.ts';
import { TripList } from './trip-list.tsx';
import { WhoseBelongings } from './whose-belongings.tsx';

const listPath = '/resident/InventoryList';

/** The belongings of the resident in the address, else of the whole house; one of them with its id; or the list gone through for an occasion. */
export default function BelongingsScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  if (params.has('id') || params.has('add')) return <RecordListScreen entity={inventory.name} />;
  if (!home)
    return (
      <Page title={inventory.labels.many}>
        <ChooseHouse />
      </Page>
    );
  if (!seesAny(rights, inventory))
    return (
      <Page title={inventory.labels.many}>
        <NoRight title="You do not have the right to see belongings" />
      </Page>
    );
  const who = params.get('resident');
  const occasion = occasionNamed(params.get('trip'));
  if (occasion && !who)
    return (
      <Page title={occasionWords[occasion].title} back={{ to: listPath, label: 'Belongings' }}>
        <ChooseResident title="Whose belongings?" />
      </Page>
    );
  return <Belongings key={`${home.id} ${who} ${occasion}`} home={home.id} who={who} />;
}

function Belongings({ home, who }: { home: string; who: string | null }) {
  const [params] = useSearchParams();
  const rights = useRights();
  const wording = useValueWords();
  const { residents } = useChosenHome();
  const [showsRemoved, setShowsRemoved] = useState(false);
  const { record } = useRecord(resident, who);
  const person = record ?? residents.find(({ id }) => id === who) ?? null;
  const found = useRecords(inventory, {
    home: who ? null : home,
    resident: who,
    limit: '200',
    include_deleted: showsRemoved ? 'true' : null,
  });
  const occasion = occasionNamed(params.get('trip'));
  const back = who ? `${listPath}?resident=${who}` : listPath;
  const ownerOf = (item: Belonging) => (person ? personName(person) : wording(item).nameOf(item.resident));
  const loading = found.state === 'loading' && <Loading rows={6} label="Loading belongings" />;
  const isStale = found.state === 'failed' && found.records.length > 0;
  const failed = found.state !== 'loading' && found.state !== 'loaded' && !isStale && (
    <ErrorState title="The belongings could not be loaded" onRetry={found.reload}>
      Check the network, then try again.
    </ErrorState>
  );
  const stale = isStale && <StaleNote {...found} />;
  const print = <PrintButton>{occasion ? 'Print the list for signing' : 'Print'}</PrintButton>;
  if (occasion && person) {
    return (
      <Page title={occasionWords[occasion].title} back={{ to: back, label: 'Belongings' }} actions={print}>
        <ResidentBanner person={person} of={inventory} />
        {stale}
        {loading || failed || <TripList occasion={occasion} person={person} items={found.records} back={back} />}
      </Page>
    );
  }
  const add = mayAdd(inventory, rights) && (
    <Button
      component={Link}
      to={`/resident/add-inventory${who ? `?resident=${who}` : ''}`}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
    >
      Add
      <SpareWords>belonging</SpareWords>
    </Button>
  );
  return (
    <Page
      title="Belongings"
      actions={
        <>
          {print}
          {add}
        </>
      }
    >
      {person && <ResidentBanner person={person} of={inventory} />}
      <WhoseBelongings who={who} person={person} />
      {stale}
      {loading ||
        failed ||
        (found.records.length === 0 && !showsRemoved ? (
          <Empty title="Nothing is listed yet" action={add}>
            What someone brings along is written down within two days of moving in, and signed.
          </Empty>
        ) : (
          <BelongingsList
            items={found.records}
            ownerOf={ownerOf}
            isWholeHouse={!who}
            showsRemoved={showsRemoved}
            onShowRemoved={setShowsRemoved}
            more={found}
          />
        ))}
      <BelongingsSheet
        person={person}
        items={listed(found.records, 'check')}
        ownerOf={ownerOf}
        signatures={person ? ['The resident or whoever speaks for them', 'Member of staff', 'Witness'] : []}
      />
    </Page>
  );
}
