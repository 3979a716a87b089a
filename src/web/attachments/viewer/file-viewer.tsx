import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFile } from '../../kit/data/use-file.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { PaperToCome, PdfView } from './pdf-view.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './viewer.module.css';

interface ViewedFile {
  readonly id: string;
  readonly title: string;
  readonly mime: string | null;
  readonly file_version: number | null;
}

/** Reached by keys, to be scrolled by them. */
const asScroller = { tabIndex: 0, role: 'region' };

function TextView({ content }: { content: Blob }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void content.text().then((text) => !isOver && setWords(text));
    return () => {
      isOver = true;
    };
  }, [content]);
  return words === null ? null : <pre className={css['text']}>{words}</pre>;
}

const isText = (mime: string): boolean => mime === fileTypes.txt || mime === fileTypes.csv;
const isPicture = (mime: string): boolean => mime.startsWith('image/');
const isReadHere = (mime: string): boolean => isPicture(mime) || mime === fileTypes.pdf || isText(mime);

interface ContentProps {
  file: ViewedFile;
  onPage(page: number, pages: number): void;
}

function Content({ file: { id, title, mime, file_version }, onPage }: ContentProps) {
  const type = mime ?? '';
  const { blob, address, state, reload } = useFile(isReadHere(type) ? id : null, file_version);
  if (!isReadHere(type))
    return <p className={kit['quiet']}>A document of an office programme is read there: download it.</p>;
  if (state === 'missing' || state === 'refused') return <ErrorState title="The file could not be loaded" />;
  if (state === 'failed')
    return (
      <ErrorState title="The file could not be loaded" onRetry={reload}>
        Check the network, then open it again.
      </ErrorState>
    );
  if (!blob || !address) {
    const label = 'Loading the file';
    return type === fileTypes.pdf ? <PaperToCome label={label} /> : <Loading rows={6} label={label} />;
  }
  if (isText(type)) return <TextView content={blob} />;
  if (isPicture(type)) return <img src={address} alt={title} data-photo />;
  return <PdfView content={blob} title={title} onPage={onPage} />;
}

/**
 * A file as it is, inside the page: pictures, PDFs and texts. Whatever else it is, is downloaded. It scrolls within
 * itself, so that what is known of it stays in reach.
 */
export function FileViewer({ file, tools }: { file: ViewedFile; tools: ReactNode }) {
  const [isWhole, setIsWhole] = useState(false);
  const [place, setPlace] = useState<string | null>(null);
  const isFramed = isReadHere(file.mime ?? '') && !isText(file.mime ?? '');
  return (
    <div className={css['frame']}>
      <div className={kit['row']}>
        {tools}
        {isFramed && (
          <Button
            variant="default"
            onClick={() => setIsWhole(!isWhole)}
            leftSection={isWhole ? <IconZoomOut {...iconProps} /> : <IconZoomIn {...iconProps} />}
          >
            {isWhole ? 'Fit to the page' : 'Larger'}
          </Button>
        )}
        {place && <output className={kit['quiet']}>{place}</output>}
      </div>
      <div
        {...(isFramed ? { className: css['viewer'], 'aria-label': file.title, ...asScroller } : {})}
        data-whole={isWhole || undefined}
      >
        <Content file={file} onPage={(page, pages) => setPlace(pages > 1 ? `Page ${page} of ${pages}` : null)} />
      </div>
    </div>
  );
}
