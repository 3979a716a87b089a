import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';
import type { Epoch } from '#domain/importing/cells/sheet-day.ts';
import { mostCharacters, refuseFile, tooMuch } from './file-bounds.ts';
import { walkXml, type XmlVisitor } from './walk-xml.ts';

/** The parts of a workbook that say how its cells are to be read. */

export interface Workbook {
  readonly epoch: Epoch;
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Texts that several cells share, by their number. */
  readonly shared: readonly string[];
  /** Whether cells of a style show a day, by the number of the style. */
  readonly showsDay: readonly boolean[];
  open(path: string): Promise<Readable>;
}

/** Built-in formats of days and times (ECMA-376, part 1, 18.8.30). */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
/** So many characters a format of one's own has at most. */
const longestFormat = 255;
/** A format of one's own shows a day if it has a letter for one, outside of what is quoted, escaped or in brackets. */
const isDayFormat = (code: string): boolean =>
  code.length <= longestFormat && /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, ''));

function stylesVisitor(): XmlVisitor & { readonly showsDay: boolean[] } {
  const own = new Map<number, boolean>();
  const showsDay: boolean[] = [];
  let isInCells = false;
  return {
    showsDay,
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), isDayFormat(formatCode));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) showsDay.push(own.get(Number(numFmtId)) ?? isBuiltInDay(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  };
}

function sharedVisitor(): XmlVisitor & { readonly shared: string[] } {
  const shared: string[] = [];
  let [isInText, isSpoken, characters] = [false, false, 0];
  return {
    shared,
    open(name) {
      if (name === 'si') shared.push('');
      // How a word is spoken, in scripts that write it beside.
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isInText = !isSpoken;
    },
    text(text) {
      if (!isInText) return;
      characters += text.length;
      if (characters > mostCharacters) refuseFile(tooMuch);
      shared[shared.length - 1] += text;
    },
    close(name) {
      if (name === 't') isInText = false;
      if (name === 'rPh') isSpoken = false;
    },
  };
}

interface Listed {
  readonly epoch: Epoch;
  readonly sheets: readonly { readonly name: string; readonly rel: string }[];
}

function workbookVisitor(): XmlVisitor & { readonly listed: () => Listed } {
  let epoch: Epoch = 1900;
  const sheets: { name: string; rel: string }[] = [];
  return {
    listed: () => ({ epoch, sheets }),
    open(name, attributes) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) epoch = 1904;
      const rel = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '');
      if (name === 'sheet' && !isHidden) sheets.push({ name: attributes['name'] ?? '', rel });
    },
  };
}

function relationsVisitor(): XmlVisitor & { readonly paths: Map<string, string> } {
  const paths = new Map<string, string>();
  return {
    paths,
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  };
}

export async function openWorkbook(zip: Buffer): Promise<Workbook> {
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
  const open = async (path: string): Promise<Readable> => {
    const entry = entries.get(path);
    if (!entry) throw new Error(`The workbook has no ${path}`);
    return file.openReadStreamPromise(entry);
  };
  const walk = async <V extends XmlVisitor>(path: string, visitor: V): Promise<V> => {
    if (entries.has(path)) await walkXml(await open(path), visitor);
    return visitor;
  };
  const { epoch, sheets } = (await walk('xl/workbook.xml', workbookVisitor())).listed();
  const { paths } = await walk('xl/_rels/workbook.xml.rels', relationsVisitor());
  const { shared } = await walk('xl/sharedStrings.xml', sharedVisitor());
  const { showsDay } = await walk('xl/styles.xml', stylesVisitor());
  return {
    epoch,
    sheets: sheets.map(({ name, rel }) => ({ name, path: paths.get(rel) ?? '' })),
    shared,
    showsDay,
    open,
  };
}
