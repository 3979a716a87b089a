import type * as Pdfjs from 'pdfjs-dist';

/** A PDF that was opened: how many pages it has, and how to draw one. */
export interface OpenedPdf {
  readonly pages: number;
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
}

/** Fetched as they are, beside the page's own files: half a megabyte that only readers of PDFs need. */
async function loadLibrary(): Promise<typeof Pdfjs> {
  const [program, worker] = await Promise.all([
    import('pdfjs-dist/build/pdf.min.mjs?url'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  // The address is that of a file built with this page, and the file is the library.
  const library = (await import(/* @vite-ignore */ program.default)) as typeof Pdfjs;
  library.GlobalWorkerOptions.workerSrc = worker.default;
  return library;
}

/**
 * The library comes when the first PDF is opened. It draws the pages as pictures: scripts of the file are not run,
 * nothing in it is a link, and it can fetch nothing.
 */
export async function openPdf(content: Blob): Promise<OpenedPdf> {
  const library = await loadLibrary();
  const task = library.getDocument({ data: new Uint8Array(await content.arrayBuffer()), enableXfa: false });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    async draw(number, canvas, width) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport, annotationMode: library.AnnotationMode.ENABLE_FORMS }).promise;
      page.cleanup();
    },
    close: () => void task.destroy(),
  };
}
