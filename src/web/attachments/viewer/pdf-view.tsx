import { useEffect, useRef, useState } from 'react';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { openPdf, type OpenedPdf } from './pdf-pages.ts';
import css from '../files.module.css';

/** Sharp on the screens there are; more would take memory that a tablet does not have. */
const drawnWidth = 1400;

function PdfPage({ pdf, number, title }: { pdf: OpenedPdf; number: number; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    const draw = () => void pdf.draw(number, drawn, drawnWidth).catch(() => {});
    if (typeof IntersectionObserver === 'undefined') return draw();
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watch.disconnect();
        draw();
      },
      { rootMargin: '600px' },
    );
    watch.observe(drawn);
    return () => watch.disconnect();
  }, [pdf, number]);
  return (
    <canvas ref={canvas} className={css['paper']} width={drawnWidth} height={drawnWidth * Math.SQRT2}>
      {`${title}, page ${number} of ${pdf.pages}`}
    </canvas>
  );
}

/** The pages of a PDF below each other, each drawn when one comes near it. */
export function PdfView({ content, title }: { content: Blob; title: string }) {
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
  if (!pdf) return <Loading rows={6} label="Opening the PDF" />;
  return (
    <div className={css['pages']}>
      {Array.from({ length: pdf.pages }, (_, place) => (
        <PdfPage key={place} pdf={pdf} number={place + 1} title={title} />
      ))}
    </div>
  );
}
