import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFile } from '../../kit/api/use-file.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { iconLook } from '../../kit/ui/icon-look.ts';
import { PdfView } from './pdf-view.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../files.module.css';

export interface ViewedFile {
  readonly id: string;
  readonly title: string;
  readonly mime: string | null;
  readonly file_version: number | null;
}

function PictureView({ address, title }: { address: string; title: string }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <Button
        variant="default"
        style={{ justifySelf: 'start' }}
        onClick={() => setIsWhole(!isWhole)}
        leftSection={isWhole ? <IconZoomOut {...iconLook} /> : <IconZoomIn {...iconLook} />}
      >
        {isWhole ? 'Fit to the page' : 'Full size'}
      </Button>
      <div className={css['viewer']} data-whole={isWhole || undefined}>
        <img src={address} alt={title} data-photo />
      </div>
    </>
  );
}

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
const isReadHere = (mime: string): boolean => mime.startsWith('image/') || mime === fileTypes.pdf || isText(mime);

/** A file as it is, inside the page: pictures, PDFs and texts. Whatever else it is, is downloaded. */
export function FileViewer({ file: { id, title, mime, file_version } }: { file: ViewedFile }) {
  const type = mime ?? '';
  const { blob, address, failed } = useFile(isReadHere(type) ? id : null, file_version);
  if (!isReadHere(type))
    return <p className={kit['quiet']}>A document of an office programme is read there: download it.</p>;
  if (failed)
    return <ErrorState title="The file could not be loaded">Check the network, then open it again.</ErrorState>;
  if (!blob || !address) return <Loading rows={6} label="Loading the file" />;
  if (type.startsWith('image/')) return <PictureView address={address} title={title} />;
  return (
    <div className={css['viewer']}>
      {isText(type) ? <TextView content={blob} /> : <PdfView content={blob} title={title} />}
    </div>
  );
}
