import { may } from '#domain/kit/vocabulary/permissions.ts';
import { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconRestore, IconVersions } from '@tabler/icons-react';
import { useState } from 'react';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { restore } from '../kit/saving/change-record.ts';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { namesIn } from '../kit/names/record-names.ts';
import { Page } from '../kit/page/page.tsx';
import { useRights } from '../kit/access/rights.ts';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import { showToast } from '../kit/state/toasts.ts';
import { VersionsDrawer } from '../kit/record/versions-drawer.tsx';
import { NoteCard } from './note-card.tsx';
import { useDeletedNotes } from './use-deleted-notes.ts';
import kit from '../kit/styles/kit.module.css';
import css from './notes.module.css';

/** Nothing is ever erased: what was deleted, by whom, when and why, and the way back. */
export default function DeletedNotesScreen() {
  const home = useSelectedHome();
  const rights = useRights();
  if (!home)
    return (
      <Page title="Deleted notes">
        <ChooseHouse />
      </Page>
    );
  return (
    <Page title="Deleted notes" back={{ to: '/note', label: 'Notes' }}>
      {may(rights, 'view_deleted', note.name) ? (
        <DeletedNotes home={home.id} />
      ) : (
        <NoRight title="You do not have the right to see deleted notes" wanted={{ of: note, act: 'view_deleted' }} />
      )}
    </Page>
  );
}

function DeletedNotes({ home }: { home: string }) {
  const { notes, state, reload, hasMore, loadMore } = useDeletedNotes(home);
  const mayRestore = useRights().has('restore_deleted');
  const [asked, setAsked] = useState<Listed<typeof note> | null>(null);
  const [read, setRead] = useState<Listed<typeof note> | null>(null);
  const close = () => setAsked(null);
  const back = () => {
    close();
    showToast('Note brought back', 'good');
    reload();
  };
  if (state === 'loading') return <Loading rows={4} />;
  if (state === 'failed')
    return (
      <ErrorState title="The deleted notes could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (notes.length === 0)
    return (
      <Empty
        title="No deleted notes"
        action={
          <Button component={Link} to="/note">
            Show the notes
          </Button>
        }
      >
        A note that is deleted is kept here with the reason, and can be brought back.
      </Empty>
    );
  return (
    <div className={css['feed']}>
      {notes.map((written) => (
        <NoteCard key={written.id} written={written}>
          <Removal written={written} />
          <div className={kit['buttons']}>
            <Button variant="subtle" leftSection={<IconVersions {...iconProps} />} onClick={() => setRead(written)}>
              Earlier versions
            </Button>
            {mayRestore && (
              <Button variant="default" leftSection={<IconRestore {...iconProps} />} onClick={() => setAsked(written)}>
                Restore
              </Button>
            )}
          </div>
        </NoteCard>
      ))}
      {hasMore && (
        <Button variant="default" onClick={loadMore}>
          Show earlier notes
        </Button>
      )}
      {read && <VersionsDrawer entity={note} record={read} onClose={() => setRead(null)} />}
      {asked && (
        <AskingDialog
          title="Bring this note back?"
          verb="Restore note"
          fields={{}}
          act={() => restore(note, asked)}
          onDone={back}
          onClose={close}
        >
          <p>It stands among the notes again; the history keeps both its deletion and its return.</p>
        </AskingDialog>
      )}
    </div>
  );
}

function Removal({ written }: { written: Listed<typeof note> }) {
  const { zone } = useHouseClock();
  const { deleted_at, deleted_by, deletion_reason } = written;
  const by = deleted_by && namesIn(written).get(deleted_by);
  return (
    <p className={css['removal']}>
      <strong>
        Deleted{by && ` by ${by}`}
        {deleted_at && `, ${momentInWords(deleted_at, zone)}`}.
      </strong>
      {deletion_reason && ` ${deletion_reason}`}
    </p>
  );
}
