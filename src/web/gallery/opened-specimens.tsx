import type { ReactNode } from 'react';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { MessagesDrawer } from '../kit/shell/messages-drawer.tsx';
import { StrikeOutDialog } from '../kit/record/strike-out-dialog.tsx';
import { TwoVersionsDialog } from '../kit/saving/two-versions-dialog.tsx';
import { WarningsDialog } from '../kit/saving/warnings-dialog.tsx';

const nothing = () => {};

/** Every part of the kit that lies over a page. */
export const openedSpecimens: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  Warnings: (close) => (
    <WarningsDialog
      entity={mood}
      warnings={[{ field: 'mood_score', code: 'far', sentence: 'Yesterday it was 5. Is 1 right?' }]}
      onConfirm={close}
      onBack={close}
    />
  ),
  'Two versions': (close) => (
    <TwoVersionsDialog
      entity={mood}
      detail="Femi Adeyemi changed this at 08:20."
      before={null}
      mine={{ trigger: 'A song on the radio.' }}
      current={{ id: '1', trigger: 'Her sister rang.', names: { updated_by: 'Femi Adeyemi' } }}
      onSettle={close}
      onTakeTheirs={close}
      onBack={close}
    />
  ),
  'Strike out': (close) => (
    <StrikeOutDialog entity={mood} record={{ id: '1', version: 1 }} onDone={nothing} onClose={close} />
  ),
  Messages: (close) => <MessagesDrawer opened onClose={close} />,
};
