import { family } from '#domain/residents/family/family.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Tabs } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { HistoryDrawer } from '../kit/record/history-drawer.tsx';
import { versionIn, type Stored, type StoredRecord } from '../kit/state/stored-record.ts';
import { usePageHeading } from '../kit/page/page-heading.ts';
import { BackLink, Page } from '../kit/page/page.tsx';
import { useRecordedAbout } from '../kit/state/recording.ts';
import { useRights } from '../kit/access/rights.ts';
import { ChooseRecord, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { useSelectedHome, useSelected } from '../kit/state/store.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { NameAlike } from '../records/resident/name-alike.tsx';
import { NextOfKin } from './next-of-kin.tsx';
import { ResidentActions } from './status/resident-actions.tsx';
import { MissingRecord } from '../records/record/missing-record.tsx';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import { residentParts } from './resident-parts.tsx';
import { residentTabs, tabNamed, tabNames } from '../records/resident-tabs.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import css from './resident-screen.module.css';

/** One resident: the one in the address, else the one last opened, else a way to choose. */
export default function ResidentScreen() {
  const [params] = useSearchParams();
  const selected = useSelected(resident);
  const home = useSelectedHome();
  const list = useEntityPaths().list(resident.name) ?? '/home';
  const id = params.get('id') ?? selected?.id ?? null;
  if (id) return <ResidentPage key={id} id={id} back={list} />;
  return home ? (
    <Page title="Resident" back={{ to: list, label: 'Residents' }}>
      <ChooseRecord labels={resident.labels} to={list} />
    </Page>
  ) : (
    <Page title="Resident">
      <ChooseHouse />
    </Page>
  );
}

function ResidentPage({ id, back }: { id: string; back: string }) {
  const { record, state, at, reload, take } = useRecord(resident, id, { selects: true, asksForStub: true });
  const stored = useSelected(resident);
  const to = { to: back, label: 'Residents' };
  if (state === 'refused')
    return (
      <Page title="Resident" back={to}>
        <NoRight title="You do not have the right to see this resident" />
      </Page>
    );
  if (state === 'missing')
    return (
      <Page title="Resident" back={to}>
        <MissingRecord entity={resident} id={id} />
      </Page>
    );
  if (state === 'failed')
    return (
      <Page title="Resident" back={to}>
        <ErrorState title="This resident could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      </Page>
    );
  if (!record)
    return (
      <Page title="Resident" back={to}>
        <Loading rows={6} />
      </Page>
    );
  return (
    <OneResident person={newest(record, stored)} back={to} onChanged={take}>
      <StaleNote state={state} at={at} reload={reload} />
    </OneResident>
  );
}

/** A form on this page saves into the store first; the change event comes a moment later. */
function newest(record: Stored<typeof resident>, stored: StoredRecord | null): Stored<typeof resident> {
  return stored?.id === record.id && versionIn(stored) > record.version ? { ...record, ...stored } : record;
}

function OneResident({
  person,
  back,
  onChanged,
  children,
}: {
  person: Stored<typeof resident>;
  back: { to: string; label: string };
  onChanged(record: Stored<typeof resident>): void;
  /** What is to be said of the page before all else. */
  children: ReactNode;
}) {
  const heading = usePageHeading('Resident');
  const rights = useRights();
  const hasLeft = person.is_discharged_status;
  useRecordedAbout(hasLeft ? null : person.id);
  const [params, setParams] = useSearchParams();
  const [showsHistory, setShowsHistory] = useState(false);
  const tab = tabNamed(params.get('tab'));
  const Part = residentParts[tab];
  const open = (name: string | null) => setParams({ id: person.id, tab: tabNamed(name) });
  return (
    <div className={css['page']}>
      <div className={css['back']}>
        <BackLink {...back} />
      </div>
      {children}
      <ResidentBanner
        person={person}
        heading={heading}
        more={may(rights, 'view', family.name) && <NextOfKin person={person.id} />}
        actions={
          <ResidentActions
            person={person}
            hasLeft={hasLeft}
            onChanged={onChanged}
            onHistory={() => setShowsHistory(true)}
          />
        }
      />
      <NameAlike person={person} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List className={css['tabs'] ?? ''} aria-label="Parts of the record">
          {tabNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {residentTabs[name].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabNames.map((name) => (
          <Tabs.Panel key={name} value={name} pt="md">
            {name === tab && <Part person={person} hasLeft={hasLeft} onChanged={onChanged} />}
          </Tabs.Panel>
        ))}
      </Tabs>
      {showsHistory && <HistoryDrawer entity={resident} id={person.id} onClose={() => setShowsHistory(false)} />}
    </div>
  );
}
