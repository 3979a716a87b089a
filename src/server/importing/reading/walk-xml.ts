import { SaxesParser } from 'saxes';
import { refuseFile, tooMuch } from './file-bounds.ts';

/** What a reader of XML is called with, in the order of the file. Names come without their prefix. */
export interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** What makes an XML file dangerous begins with a document type, and no spreadsheet has one. */
const refuseDoctype = (): never => {
  throw new Error('A spreadsheet has no document type');
};

/** Two thousand lines with all their cells have fewer elements. */
const mostElements = 1_000_000;
/** Between two tags stands at most the text of a cell, and the parser holds all of it. */
const mostBetweenTags = 1_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads piece by piece, so that a file is never in memory as a whole. Throws where it is not well formed; what a visitor throws ends the reading. */
export async function walkXml(stream: AsyncIterable<Uint8Array>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', refuseDoctype);
  let [elements, sinceTag] = [0, 0];
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements) refuseFile(tooMuch);
    sinceTag = 0;
    visitor.open?.(local(name), attributes);
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    visitor.close?.(local(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true });
    sinceTag += text.length;
    parser.write(text);
    if (sinceTag > mostBetweenTags) refuseFile(tooMuch);
  }
  parser.write(decoder.decode());
  parser.close();
}
