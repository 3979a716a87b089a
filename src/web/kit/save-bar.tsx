import { Button } from '@mantine/core';
import { IconCloud, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DraftState } from './drafts.ts';
import css from './save-bar.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function DraftNote({ state }: { state: DraftState | undefined }) {
  if (!state || state.kind === 'keeping') return null;
  const isKept = state.kind === 'kept';
  const Icon = isKept ? IconCloud : IconCloudOff;
  return (
    <span className={css['draftNote']}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {isKept ? `Draft kept ${clock.format(state.at)}` : 'Draft is on this device only, until the server answers'}
    </span>
  );
}

interface SaveBarProps {
  label: string;
  isSaving: boolean;
  draft: DraftState | undefined;
  /** Whom the record is about: the last look before pressing. */
  about: ReactNode;
  onSave(): void;
  onCancel?: (() => void) | undefined;
  /** Where one goes back a step instead of away. */
  cancelLabel?: string;
}

/** Always in view, and says what is saved and for whom. Never disabled: a press explains what is missing. */
export function SaveBar({ label, isSaving, draft, about, onSave, onCancel, cancelLabel = 'Cancel' }: SaveBarProps) {
  return (
    <div className={css['bar']}>
      {about}
      <div className={css['barEnd']}>
        <DraftNote state={draft} />
        {onCancel && <Button variant="default" onClick={onCancel}>{cancelLabel}</Button>}
        <Button onClick={onSave} aria-disabled={isSaving}>{isSaving ? 'Saving…' : label}</Button>
      </div>
    </div>
  );
}
