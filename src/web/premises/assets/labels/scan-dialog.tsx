import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { assetOf } from './asset-code.ts';
import { useScanner } from './use-scanner.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from '../assets.module.css';

interface ScanProps {
  items: readonly AssetItem[];
  pathTo(id: string): string;
  onClose(): void;
}

const noCamera = {
  refused: 'The camera may not be used here. Allow it in the browser, or type the tag.',
  absent: 'This device has no camera that can be used. Type the tag.',
} as const;

/** A thing is found by its label: held before the camera, or typed where that does not work. */
export function ScanDialog({ items, pathTo, onClose }: ScanProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  function find(code: string) {
    const found = assetOf(code, items);
    if (!found) return setUnknown('Nothing in this house has this label. It may belong to another house.');
    onClose();
    return void navigate(pathTo(found.id));
  }
  const { video, state } = useScanner(find);
  return (
    <Modal opened onClose={onClose} title="Find a thing by its label">
      <div className={kit['stack']}>
        {state === 'refused' || state === 'absent' ? (
          <output className={kit['note']}>{noCamera[state]}</output>
        ) : (
          <video ref={video} className={css['camera']} muted playsInline aria-label="What the camera sees" />
        )}
        <form
          className={kit['group']}
          onSubmit={(event) => {
            event.preventDefault();
            find(typed);
          }}
        >
          <TextInput
            label="Tag on the label"
            value={typed}
            error={unknown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setUnknown(null);
            }}
          />
          <div className={kit['buttons']}>
            <Button type="submit" disabled={typed.trim() === ''}>
              Open
            </Button>
          </div>
        </form>
      </div>
    </Modal>
  );
}
