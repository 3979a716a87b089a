import { may } from '#domain/kit/vocabulary/permissions.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import { IconFilter, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { MoreMenu, printPage } from '../kit/page/more-menu.tsx';
import { Page } from '../kit/page/page.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { useSelectedHome } from '../kit/state/store.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { NoteFeed } from './note-feed.tsx';
import { NoteFilters, useNotePresses } from './note-filters.tsx';
import { NotePage } from './note-page.tsx';
import { useNoteQuestion } from './use-note-question.ts';

/** What was written in this house, newest first; with an id in the address, one note. */
export default function NoteFeedScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const id = params.get('id');
  if (!home)
    return (
      <Page title="Notes">
        <ChooseHouse />
      </Page>
    );
  if (id)
    return (
      <Page title="Note" back={{ to: '/note', label: 'Notes' }}>
        <NotePage id={id} />
      </Page>
    );
  return <Feed home={home.id} />;
}

function Feed({ home }: { home: string }) {
  const rights = useRights();
  const form = useEntityPaths().form(note.name);
  const question = useNoteQuestion();
  const found = useRecords(note, { home, ...question.filters });
  const resident = question.given('resident');
  const add = mayAdd(note, rights) && form && (
    <Button
      component={Link}
      to={resident ? `${form}?resident=${resident}` : form}
      leftSection={<IconPlus {...iconProps} />}
    >
      Add
      <SpareWords>note</SpareWords>
    </Button>
  );
  const deleted = may(rights, 'view_deleted', note.name)
    ? [{ label: 'Deleted notes', icon: <IconTrash {...iconProps} />, act: '/note/deleted-notes' }]
    : [];
  const { inLine, underMore } = useNotePresses(question);
  const narrowing = underMore.map(({ label, toggle }) => ({
    label: `Only ${midSentence(label)}`,
    icon: <IconFilter {...iconProps} />,
    act: toggle,
  }));
  const more = <MoreMenu items={[...narrowing, ...deleted, printPage]} />;
  return (
    <Page
      title="Notes"
      actions={
        <>
          {more}
          {add}
        </>
      }
    >
      <NoteFilters question={question} presses={inLine} />
      <NoteFeed found={found} question={JSON.stringify(question.filters)} add={add} isNarrowed={question.isNarrowed} />
    </Page>
  );
}
