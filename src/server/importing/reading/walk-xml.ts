import { SaxesParser } from 'saxes';

/** What a reader of XML is called with, in the order of the file. Names come without their prefix. */
export interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Has seen enough; the rest is neither unpacked nor read. */
  isDone?(): boolean;
}

/** What makes an XML file dangerous begins with a document type, and no spreadsheet has one. */
const refuseDoctype = (): never => {
  throw new Error('A spreadsheet has no document type');
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads piece by piece, so that a file is never in memory as a whole. Throws where it is not well formed. */
export async function walkXml(stream: AsyncIterable<Uint8Array>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', refuseDoctype);
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(local(name), attributes));
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => visitor.close?.(local(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (visitor.isDone?.()) return;
  }
  parser.write(decoder.decode());
  parser.close();
}
