import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { iconLook } from '../../ui/icon-look.ts';
import { accepted } from './send-file.ts';
import css from './files.module.css';

interface FileDropProps {
  label: string;
  name?: string;
  several?: boolean;
  words: string;
  isLarge?: boolean;
  /** The page is about files: whatever is pasted anywhere on it is one. */
  takesPastes?: boolean;
  onFiles(files: readonly File[]): void;
  children?: ReactNode;
}

const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

function usePastedFiles(isOn: boolean, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const pasted = filesIn(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  });
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOn]);
}

/** Files by hand in every way a device offers: chosen, photographed, dragged here, pasted. */
export function FileDrop({
  label,
  name,
  several = false,
  words,
  isLarge = false,
  takesPastes = false,
  onFiles,
  children,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const give = (files: readonly File[]) => files.length > 0 && onFiles(several ? files : files.slice(0, 1));
  usePastedFiles(takesPastes, give);
  const drag = {
    onDragOver(event: DragEvent) {
      if (![...event.dataTransfer.types].includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      give(filesIn(event.dataTransfer));
    },
  };
  return (
    <div className={css['drop']} data-large={isLarge || undefined} data-over={isOver || undefined} {...drag}>
      {children}
      <FileButton
        multiple={several}
        accept={accepted}
        onChange={(given: File | File[] | null) => give([given ?? []].flat())}
        inputProps={{ ...(name ? { name } : {}), 'aria-label': label }}
      >
        {(props) => (
          <Button {...props} variant={isLarge ? 'filled' : 'default'} leftSection={<IconPaperclip {...iconLook} />}>
            {words}
          </Button>
        )}
      </FileButton>
      {isLarge && (
        <FileButton
          accept="image/jpeg"
          capture="environment"
          onChange={(given: File | null) => give(given ? [given] : [])}
          inputProps={{ 'aria-label': 'Take a photo' }}
        >
          {(props) => (
            <Button
              {...props}
              className={css['camera'] ?? ''}
              variant="default"
              leftSection={<IconCamera {...iconLook} />}
            >
              Take a photo
            </Button>
          )}
        </FileButton>
      )}
    </div>
  );
}
