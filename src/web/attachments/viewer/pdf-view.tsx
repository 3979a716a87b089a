import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrintPreparation } from '../../kit/page/print/print-whole.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { openPdf, type OpenedPdf } from './pdf-pages.ts';
import css from './viewer.module.css';

/** Sharp on the screens there are; more would take memory that a tablet does not have. */
const drawnWidth = 1400;
/** What is drawn only for paper; a long file would take the memory of a tablet. */
const paperWidth = 1000;

interface PdfPageProps {
  pdf: OpenedPdf;
  number: number;
  title: string;
  onSeen(page: number): void;
}

/** Drawn when one comes near it, and told of when it is what one reads. */
function PdfPage({ pdf, number, title, onSeen }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');
  const seen = useEffectEvent(() => onSeen(number));
  usePrintPreparation(async () => {
    if (!canvas.current || state !== 'blank') return;
    const next = await pdf.draw(number, canvas.current, paperWidth).then(
      () => 'drawn' as const,
      () => 'failed' as const,
    );
    flushSync(() => setState(next));
  });
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    let isOver = false;
    const settle = (next: 'drawn' | 'failed') => {
      if (!isOver) setState(next);
    };
    const draw = () =>
      pdf.draw(number, drawn, drawnWidth).then(
        () => settle('drawn'),
        () => settle('failed'),
      );
    const near = new IntersectionObserver(
      (found) => {
        if (!found.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void draw();
      },
      { rootMargin: '600px' },
    );
    // The page that crosses the middle of what one sees is the one that is read.
    const read = new IntersectionObserver((found) => found.some(({ isIntersecting }) => isIntersecting) && seen(), {
      rootMargin: '-50% 0px -50% 0px',
    });
    near.observe(drawn);
    read.observe(drawn);
    return () => {
      isOver = true;
      near.disconnect();
      read.disconnect();
    };
  }, [pdf, number]);
  return (
    <figure className={css['paper']} data-state={state} aria-label={`${title}, page ${number} of ${pdf.pages}`}>
      <canvas ref={canvas} width={drawnWidth} height={drawnWidth * Math.SQRT2} />
      {state === 'failed' && <p>Page {number} could not be drawn. Download the file to read it.</p>}
    </figure>
  );
}

/** Stands where the first page will, in its usual proportions: what lies below a file does not move away under a finger. */
export function PaperToCome({ label }: { label: string }) {
  return (
    <div className={css['paper']} data-state="coming">
      <Loading rows={6} label={label} />
    </div>
  );
}

interface PdfViewProps {
  content: Blob;
  title: string;
  onPage(page: number, pages: number): void;
}

/** The pages of a PDF below each other. */
export function PdfView({ content, title, onPage }: PdfViewProps) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let opened: OpenedPdf | null = null;
    let isOver = false;
    openPdf(content).then(
      (one) => {
        opened = one;
        if (isOver) one.close();
        else setPdf(one);
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [content]);
  if (failed)
    return (
      <ErrorState title="This PDF could not be shown here">Download it to read it with another programme.</ErrorState>
    );
  if (!pdf) return <PaperToCome label="Opening the PDF" />;
  return (
    <>
      {Array.from({ length: pdf.pages }, (_, place) => (
        <PdfPage key={place} pdf={pdf} number={place + 1} title={title} onSeen={(page) => onPage(page, pdf.pages)} />
      ))}
      <p className={css['onPaper']}>
        Only the pages that were opened are printed here. Print with the button above, or with Ctrl and P, to print all.
      </p>
    </>
  );
}
