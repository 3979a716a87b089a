import { Modal } from '@mantine/core';
import type { Brief } from '#domain/handover/brief.ts';
import { home } from '#domain/homes/home.ts';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { closeRecording, recording } from '../kit/recording.ts';
import { useAuth, useChosenHome } from '../kit/store.ts';
import { useAnswer } from '../kit/use-answer.ts';
import { BriefCards } from './brief-cards.tsx';

/** Whoever is lent to the house for a shift reads its safety cards before the first entry. */
export default function BriefGate({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const house = useChosenHome().selected?.id ?? null;
  const asked = recording.use();
  const [open, setOpen] = useState('');
  const key = `${user?.id} ${house}`;
  const onRead = useCallback(() => setOpen(key), [key]);
  if (asked === null || house === null || open === key) return children;
  return <Reading house={house} onRead={onRead}>{children}</Reading>;
}

function Reading({ house, onRead, children }: { house: string; onRead(): void; children: ReactNode }) {
  const { body, state, reload } = useAnswer<Brief>(`/api/${home.path}/${house}/brief/`);
  const isRead = body?.must_read === false;
  useEffect(() => {
    if (isRead) onRead();
  }, [isRead, onRead]);
  // Without the brief nobody can know that it was read; but no network is no reason to keep somebody from writing down what happened.
  if (state === 'failed' || isRead) return children;
  if (!body) return null;
  return (
    <Modal opened onClose={closeRecording} size="xl" title="Before your first entry: the people of this house">
      <BriefCards brief={body} house={house} onChanged={reload} />
    </Modal>
  );
}
