import { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/choose-house.tsx';
import { Page } from '../kit/page.tsx';
import { mayAdd } from '../kit/record-rights.ts';
import { useRights } from '../kit/rights.ts';
import { useChosenHome } from '../kit/store.ts';
import { useRecords, type Filters } from '../kit/use-records.ts';
import { useWhere } from '../kit/where.tsx';
import RecordListScreen from '../records/record-list-screen.tsx';
import { NoteFeed } from './note-feed.tsx';
import { NoteFilters } from './note-filters.tsx';

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What was written in this house, newest first. One note and its form are the usual pages. */
export default function NoteFeedScreen() {
  const [params] = useSearchParams();
  const home = useChosenHome().selected;
  if (params.has('id') || params.has('add')) return <RecordListScreen entity={note.name} />;
  if (!home) return <Page title="Notes"><ChooseHouse /></Page>;
  return <Feed home={home.id} since={params.get('since')} />;
}

function Feed({ home, since }: { home: string; since: string | null }) {
  const rights = useRights();
  const form = useWhere().form(note.name);
  const [asked, setAsked] = useState<Filters>({ date_from: since });
  const found = useRecords(note, { home, ...asked });
  const add = mayAdd(note, rights) && form && <Button component={Link} to={form} leftSection={<IconPlus {...look} />}>Add note</Button>;
  const deleted = rights.has(`view_deleted_${note.name}`) && <Button variant="default" component={Link} to="/note/deleted-notes" leftSection={<IconTrash {...look} />}>Deleted notes</Button>;
  return (
    <Page title="Notes" actions={<>{deleted}{add}</>}>
      <NoteFilters asked={asked} onAsk={(part) => setAsked((now) => ({ ...now, ...part }))} />
      <NoteFeed found={found} add={add} isNarrowed={Object.values(asked).some(Boolean)} />
    </Page>
  );
}
