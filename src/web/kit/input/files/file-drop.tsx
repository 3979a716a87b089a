import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { iconProps } from '../../ui/icon-props.ts';
import { accepted } from './send-file.ts';
import css from './files.module.css';

interface FileDropProps {
  label: string;
  name?: string;
  several?: boolean;
  words: string;
  /** What may be chosen, where it is not every kind of file that can be stored. */
  accept?: string;
  isLarge?: boolean;
  /** Choosing a file is what one came for. */
  isMain?: boolean;
  /** The page is about files: whatever is pasted or dropped anywhere on it is one. */
  takesAll?: boolean;
  onFiles(files: readonly File[]): void;
  children?: ReactNode;
}

const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

const holdsFiles = (data: DataTransfer | null): boolean => [...(data?.types ?? [])].includes('Files');

/** A file that is dropped beside the place for it would otherwise be opened in place of the page. */
function useFilesOfPage(isOn: boolean, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const given = filesIn(data);
    if (given.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(given);
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener('dragover', (event) => holdsFiles(event.dataTransfer) && event.preventDefault(), {
      signal,
    });
    return () => stop.abort();
  }, [isOn]);
}

/** Files by hand in every way a device offers: chosen, photographed, dragged here, pasted. */
export function FileDrop({
  label,
  name,
  several = false,
  words,
  accept = accepted,
  isLarge = false,
  isMain = isLarge,
  takesAll = false,
  onFiles,
  children,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const give = (files: readonly File[]) => files.length > 0 && onFiles(several ? files : files.slice(0, 1));
  useFilesOfPage(takesAll, give);
  const drag = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event.dataTransfer)) return;
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
        accept={accept}
        onChange={(given: File | File[] | null) => give([given ?? []].flat())}
        inputProps={{ ...(name ? { name } : {}), 'aria-label': label }}
      >
        {(props) => (
          <Button {...props} variant={isMain ? 'filled' : 'default'} leftSection={<IconPaperclip {...iconProps} />}>
            {words}
          </Button>
        )}
      </FileButton>
      {isLarge && (
        <span className={css['camera']}>
          <FileButton
            accept="image/jpeg"
            capture="environment"
            onChange={(given: File | null) => give(given ? [given] : [])}
            inputProps={{ 'aria-label': 'Take a photo' }}
          >
            {(props) => (
              <Button {...props} fullWidth variant="default" leftSection={<IconCamera {...iconProps} />}>
                Take a photo
              </Button>
            )}
          </FileButton>
        </span>
      )}
    </div>
  );
}
