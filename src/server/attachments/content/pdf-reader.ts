/**
 * Reads one PDF from its input and writes what it found to its output. A stranger wrote the file, so this runs in a
 * process of its own, which may open no other file and is ended when it takes too long.
 */
import { buffer } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, PasswordException, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { longestText } from '#domain/kit/traits/accepted-file.ts';
import type { PdfReading } from './read-pdf.ts';

const parts = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))));
const longestSide = 480;
/** Further pages are shown, but not searched. */
const mostPagesRead = 300;

/** Answers by name come as maps, and in older parts of the library as objects. */
const namesOf = (value: object | null): readonly unknown[] =>
  value === null ? [] : value instanceof Map ? [...value.keys()] : Object.keys(value);
const isFilled = (value: object | null): boolean => namesOf(value).length > 0;

/** Scripts of the document, of its fields and of its pages, wherever they are packed. */
async function hasScript(pdf: PDFDocumentProxy): Promise<boolean> {
  if (isFilled(await pdf.getJSActions())) return true;
  if (await pdf.hasJSActions()) return true;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (isFilled(await page.getJSActions())) return true;
    const notes: readonly { readonly actions?: object | null }[] = await page.getAnnotations();
    if (notes.some(({ actions = null }) => isFilled(actions))) return true;
    page.cleanup();
  }
  return false;
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const words: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPagesRead) && length < longestText; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    words.push(text);
    length += text.length;
    page.cleanup();
  }
  return words
    .join('\n')
    .replaceAll('\u0000', ' ')
    .toWellFormed()
    .replace(/[ \t]+/g, ' ')
    .slice(0, longestText)
    .trim();
}

interface Drawn {
  create(width: number, height: number): { readonly canvas: HTMLCanvasElement & { toBuffer(type: string): Buffer } };
}

/** The first page as a small picture; null where it cannot be drawn. */
async function pictureOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(2, longestSide / Math.max(width, height, 1)) });
  const { canvas } = (pdf.canvasFactory as Drawn).create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  return canvas.toBuffer('image/png').toString('base64');
}

async function read(bytes: Buffer): Promise<PdfReading> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: 40_000_000,
    standardFontDataUrl: join(parts, 'standard_fonts/'),
    cMapUrl: join(parts, 'cmaps/'),
    wasmUrl: join(parts, 'wasm/'),
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  if (isFilled(await pdf.getAttachments())) return { refused: 'carries' };
  if (await hasScript(pdf)) return { refused: 'script' };
  return { pages: pdf.numPages, text: await textOf(pdf), picture: await pictureOf(pdf).catch(() => null) };
}

const found = await read(await buffer(process.stdin)).catch((error: unknown): PdfReading => ({
  refused: error instanceof PasswordException ? 'locked' : 'damaged',
}));
process.stdout.write(JSON.stringify(found), () => process.exit(0));
