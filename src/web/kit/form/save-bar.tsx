import { Button } from '@mantine/core';
import { IconCloud, IconCloudOff } from '@tabler/icons-react';
import { localTime } from '#domain/kit/time/time.ts';
import type { DraftState } from '../saving/drafts.ts';
import { useFullScreen } from '../page/full-screen.ts';
import { useHouseClock } from '../house/house-clock.ts';
import css from './save-bar.module.css';

function DraftNote({ state }: { state: DraftState | undefined }) {
  const { zone } = useHouseClock();
  if (!state || state.kind === 'saving') return null;
  const isSaved = state.kind === 'saved';
  const Icon = isSaved ? IconCloud : IconCloudOff;
  return (
    <span className={css['draftNote']}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {isSaved
        ? `Draft kept ${localTime(state.at, zone)}`
        : `Draft is on this device only${state.kind === 'waiting' ? ', until the server answers' : ''}`}
    </span>
  );
}

/** The button keeps its width while it says what it is doing. */
const SaveLabel = ({ label, isSaving }: { label: string; isSaving: boolean }) =>
  isSaving ? (
    <span className={css['saving']} data-label={label}>
      Saving…
    </span>
  ) : (
    label
  );

interface SaveBarProps {
  label: string;
  isSaving: boolean;
  draft: DraftState | undefined;
  onSave(): void;
  onCancel?: (() => void) | undefined;
  /** Where one goes back a step instead of away. */
  cancelLabel?: string;
}

/** Always in view, the one foot of the page. The button says what is saved and for whom, as the banner above does. Never disabled: a press explains what is missing. */
export function SaveBar({ label, isSaving, draft, onSave, onCancel, cancelLabel = 'Cancel' }: SaveBarProps) {
  useFullScreen();
  return (
    <div className={css['bar']} data-furniture>
      <div className={css['barEnd']}>
        <DraftNote state={draft} />
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button onClick={onSave} aria-disabled={isSaving}>
          <SaveLabel label={label} isSaving={isSaving} />
        </Button>
      </div>
    </div>
  );
}
