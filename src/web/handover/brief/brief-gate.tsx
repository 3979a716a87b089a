import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { closeRecording, recording } from '../../kit/state/recording.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { useBrief } from './use-brief.ts';
import { BriefCards, ticked } from './brief-cards.tsx';

/** Whoever is lent to the house for a shift reads its safety cards before the first entry. */
export default function BriefGate({ children }: { children: ReactNode }) {
  const house = useSelectedHome()?.id;
  return house ? (
    <Reading key={house} house={house}>
      {children}
    </Reading>
  ) : (
    children
  );
}

/** What records is not there at all until the cards are read: opening it opens the cards. */
function Reading({ house, children }: { house: string; children: ReactNode }) {
  const { body, state, at, reload, reloadQuietly } = useBrief(house);
  const ticks = ticked.use();
  const again = useEffectEvent(reloadQuietly);
  useEffect(() => {
    if (ticks > 0) again();
  }, [ticks]);
  const isAsked = recording.use() !== null;
  // Without the brief nobody can know whether it was read; but no fault of the network keeps anybody from writing down what happened.
  if (state === 'failed' || body?.must_read === false) return children;
  if (!body || !isAsked) return null;
  return (
    <Modal opened onClose={closeRecording} size="xl" title="Before your first entry: the people of this house">
      <StaleNote state={state} at={at} reload={reload} />
      <BriefCards brief={body} house={house} />
    </Modal>
  );
}
