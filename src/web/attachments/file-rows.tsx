import { attachment } from '#domain/attachments/attachment.ts';
import { fileValidity } from '#domain/attachments/file-validity.ts';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { Thumbnail } from './thumbnail.tsx';
import css from './files.module.css';

export type ListedFile = Listed<typeof attachment>;

const options: Readonly<Record<string, string>> = attachment.fields.category.options;

/** Until when a paper is good, where somebody has to think of it. */
export function ValidityFlag({ file }: { file: Pick<ListedFile, 'expiry_date' | 'is_obsolete'> }) {
  const { today } = useHouseClock();
  const state = fileValidity(file, today());
  if (!state || !file.expiry_date) return null;
  const day = dayInWords(file.expiry_date, true);
  return state === 'over' ? <Flag tone="danger">Ended {day}</Flag> : <Flag tone="watch">Valid until {day}</Flag>;
}

/** Whose it is, what it is and how large. */
function useFileWords() {
  const wording = useValueWords();
  return (file: ListedFile) => {
    const whose = file.resident ?? file.staff;
    return {
      whose: (whose && wording(file).nameOf(whose)) || 'The house',
      what: [
        options[file.category],
        file.document_date && dayInWords(file.document_date, true),
        file.pages && (file.pages === 1 ? '1 page' : `${file.pages} pages`),
        file.size !== null && sizeInWords(file.size),
        (file.file_version ?? 1) > 1 && `version ${file.file_version}`,
        file.is_obsolete && 'no longer needed',
      ]
        .filter(Boolean)
        .join(' · '),
    };
  };
}

const isSensitive = (file: ListedFile): boolean => 'is_sensitive' in file && file.is_sensitive === true;

interface FilesProps {
  files: readonly ListedFile[];
  pathTo(id: string): string;
  label: string;
}

export function FileRows({ files, pathTo, label }: FilesProps) {
  const words = useFileWords();
  return (
    <ul className={css['list']} aria-label={label}>
      {files.map((file) => {
        const { whose, what } = words(file);
        return (
          <li key={file.id} className={css['row']}>
            <Thumbnail file={file} />
            <span className={css['words']}>
              <Link to={pathTo(file.id)} className={css['title']}>
                {isSensitive(file) && <IconLock size={16} stroke={2} aria-label="Sensitive" />} {file.title}
              </Link>
              <span className={css['more']}>{whose}</span>
              <span className={css['more']}>{what}</span>
            </span>
            <span className={css['validity']}>
              <ValidityFlag file={file} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function FileTiles({ files, pathTo, label }: FilesProps) {
  const words = useFileWords();
  return (
    <ul className={css['tiles']} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={css['tile']}>
          <Thumbnail file={file} isLarge />
          <Link to={pathTo(file.id)} className={css['title']}>
            {file.title}
          </Link>
          <span className={css['more']}>{words(file).whose}</span>
        </li>
      ))}
    </ul>
  );
}
