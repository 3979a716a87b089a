import { useEffect } from 'react';
import { closeRecording, openLine, openRecord, recording, type Recording } from '../kit/state/recording.ts';
import { LazyDialog, lazyPage } from '../kit/page/lazy-page.tsx';
import { useAuth, useChosenHome } from '../kit/state/store.ts';
import { forgetSaved } from './saved/just-saved.ts';

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

/** Fetched while nobody waits, so that the first tap of a shift opens at once. */
function useReady(isOffered: boolean) {
  useEffect(() => {
    if (!isOffered) return;
    const timer = setTimeout(() => void RecordSheet.fetch().catch(() => null), 2500);
    return () => clearTimeout(timer);
  }, [isOffered]);
}

function Way({ asked }: { asked: Recording }) {
  if (asked.way === 'sheet') return <RecordSheet asked={asked} />;
  return asked.way === 'line' ? <LineSheet /> : <RoundSheet kind={asked.kind} />;
}

/** Shows what is being written down, on top of whatever page is open. */
export function RecordingHost() {
  const { user } = useAuth();
  const home = useChosenHome().selected;
  const asked = recording.use();
  useKeys(user !== null);
  useReady(user !== null && home !== null);
  // The next person at this device, or another house, begins with nothing open and nothing to read of the last.
  useEffect(
    () => () => {
      closeRecording();
      forgetSaved();
    },
    [user?.id, home?.id],
  );
  return <LazyDialog onClose={closeRecording}>{asked && <Way asked={asked} />}</LazyDialog>;
}
