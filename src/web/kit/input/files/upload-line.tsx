import { ActionIcon, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFileText, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { iconProps } from '../../ui/icon-props.ts';
import type { Upload } from './use-uploads.ts';
import kit from '../../styles/kit.module.css';
import css from './files.module.css';

/** How it stands, in words that are true: only what the server has counts as sent. */
function uploadWords({ state, received, size, why, isRestored }: Upload): string {
  const all = sizeInWords(size);
  switch (state) {
    case 'preparing':
      return `${all}, waiting for its turn`;
    case 'sending':
      return `${sizeInWords(received)} of ${all} sent`;
    case 'waiting':
      return `No network. ${sizeInWords(received)} of ${all} has arrived; it goes on by itself.`;
    case 'arrived':
      return isRestored ? 'Sent before, and kept with the draft' : `${all}, sent`;
    case 'refused':
      return why ?? '';
  }
}

const isUnderWay = ({ state }: Upload): boolean => state === 'sending' || state === 'waiting' || state === 'preparing';

interface UploadLineProps {
  upload: Upload;
  onDrop: () => void;
  /** It has arrived, and is being looked through. */
  isChecked?: boolean;
  /** Stands in the place of its name, such as an input for its title. */
  children?: ReactNode;
}

/** One file on its way: what it is, how far it has come, and how to stop it. */
export function UploadLine({ upload, onDrop, isChecked = false, children }: UploadLineProps) {
  const { name, preview, state, received, size } = upload;
  const verb = isUnderWay(upload) ? 'Cancel' : 'Remove';
  return (
    <li className={css['line']} data-state={state}>
      <span className={css['small']}>
        {preview ? <img src={preview} alt="" data-photo /> : <IconFileText {...iconProps} />}
      </span>
      <div className={css['summary']}>
        {children ?? <span className={css['name']}>{name}</span>}
        <output className={css['state']}>
          {state === 'refused' && <IconAlertTriangle size={18} stroke={2} aria-hidden />}
          {state === 'arrived' && !isChecked && <IconCircleCheck size={18} stroke={2} aria-hidden />}
          {isChecked && <Loader size={16} aria-hidden />}
          {isChecked ? 'Looking through it…' : uploadWords(upload)}
        </output>
        {(state === 'sending' || state === 'waiting') && (
          <progress className={css['bar']} value={received} max={size} aria-label={`${name}, sent so far`} />
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={`${verb} ${name}`} onClick={onDrop}>
        <IconX {...iconProps} />
      </ActionIcon>
    </li>
  );
}

/** Files of a field: each is looked through as soon as it has arrived. */
export const UploadLines = ({ uploads, onDrop }: { uploads: readonly Upload[]; onDrop(id: string): void }) =>
  uploads.length > 0 && (
    <ul className={kit['list']}>
      {uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          isChecked={upload.state === 'arrived'}
          onDrop={() => onDrop(upload.id)}
        />
      ))}
    </ul>
  );
