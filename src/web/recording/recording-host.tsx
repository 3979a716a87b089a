import { Activity, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeRecording, openLine, openRecord, recording, type Recording } from '../kit/state/recording.ts';
import { LazyDialog, lazyPage } from '../kit/page/opening/lazy-page.tsx';
import { useAuth, useSelectedHome } from '../kit/state/store.ts';
import { forgetSaved } from './saved/just-saved.ts';
import { TypedAhead } from './sheet/typed-ahead.tsx';
import { forgetFacts } from './sheet/use-facts.ts';

const RecordSheet = lazyPage(() => import('./sheet/record-sheet.tsx'));
const LineSheet = lazyPage(() => import('./line/line-sheet.tsx'));
const RoundSheet = lazyPage(() => import('./round/round-sheet.tsx'));

/** Two keys at once, so that typing never opens anything. By its place on the keyboard: with Alt some keyboards type another sign. */
function wanted(event: KeyboardEvent): (() => void) | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event;
  if (altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyR') return () => openRecord();
  if (ctrlKey && !altKey && !metaKey && (key === '/' || code === 'Slash')) return openLine;
  return null;
}

function useKeys(isOffered: boolean) {
  useEffect(() => {
    if (!isOffered) return;
    const press = (event: KeyboardEvent) => {
      const open = wanted(event);
      if (!open) return;
      event.preventDefault();
      if (recording.get() === null) open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOffered]);
}

const warming = { after: 2500, for: 1500 };
/** No part of the page. */
const offstage = document.createElement('div');

/** Fetched and drawn once while nobody waits, so that the first tap of a shift opens at once: code that has run before takes half the time. */
function WarmUp() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void RecordSheet.fetch().then(
          () => setDrawn(true),
          () => null,
        ),
      warming.after,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => setDrawn(false), warming.for);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  // Hidden, so that it neither takes the focus nor reads anything.
  return (
    isDrawn &&
    createPortal(
      <Activity mode="hidden">
        <RecordSheet asked={{}} />
      </Activity>,
      offstage,
    )
  );
}

function AskedSheet({ asked }: { asked: Recording }) {
  if (asked.way === 'sheet') return <RecordSheet asked={asked} />;
  return asked.way === 'line' ? <LineSheet /> : <RoundSheet kind={asked.kind} />;
}

/** Shows what is being written down, on top of whatever page is open. */
export function RecordingHost() {
  const { user } = useAuth();
  const home = useSelectedHome();
  const asked = recording.use();
  useKeys(user !== null);
  // The next person at this device, or another house, begins with nothing open and nothing to read of the last.
  useEffect(
    () => () => {
      closeRecording();
      forgetSaved();
      forgetFacts();
    },
    [user?.id, home?.id],
  );
  return (
    <>
      {user && home && <WarmUp />}
      <LazyDialog onClose={closeRecording} waiting={asked && <TypedAhead asked={asked} />}>
        {asked && <AskedSheet asked={asked} />}
      </LazyDialog>
    </>
  );
}
