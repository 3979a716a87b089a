import { crc32, deflateRawSync } from 'node:zlib';
import { lettersOf } from '#domain/importing/cells/column-letters.ts';

/** A workbook of texts, as small as office programmes accept it (ECMA-376): for templates, which hold no record. */
interface TextSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** What may be chosen in a column, by its place; long lists are left out. */
  readonly choices?: ReadonlyMap<number, readonly string[]>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A programme shows a list of at most 255 characters, and takes a comma for its end. */
const fits = (choices: readonly string[]): boolean =>
  choices.join().length <= 250 && !choices.some((one) => /[",]/.test(one));

function choicesXml(choices: TextSheet['choices']): string {
  const lists = [...(choices ?? [])].filter(([, options]) => fits(options));
  if (lists.length === 0) return '';
  const each = lists.map(
    ([at, options]) =>
      `<dataValidation type="list" allowBlank="1" sqref="${lettersOf(at)}2:${lettersOf(at)}2001"><formula1>"${escaped(options.join())}"</formula1></dataValidation>`,
  );
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

/** Every column is of the kind “text”, so that a phone number keeps its nought. The first row stays in sight. */
function sheetXml({ rows, choices }: TextSheet): string {
  const widths = (rows[0] ?? []).map((_, at) => {
    const longest = Math.max(...rows.map((row) => (row[at] ?? '').length));
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(Math.max(longest + 3, 12), 60)}" style="1" customWidth="1"/>`;
  });
  const lines = rows.map((row, line) => {
    const cells = row.map(
      (text, at) =>
        `<c r="${lettersOf(at)}${line + 1}" s="${line === 0 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${head}<worksheet xmlns="${main}">${pane}<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>${choicesXml(choices)}</worksheet>`;
}

const xf = (more: string): string => `<xf fontId="0" fillId="0" borderId="0" xfId="0" ${more}/>`;
/** Plain, text, and text in bold. Programmes expect the two fills and the one border to be there. */
const styles = [
  `${head}<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="3">${xf('numFmtId="0"')}${xf('numFmtId="49" applyNumberFormat="1"')}${xf('numFmtId="49" applyNumberFormat="1" applyFont="1"').replace('fontId="0"', 'fontId="1"')}</cellXfs>`,
  '</styleSheet>',
].join('');

function partsOf(sheets: readonly TextSheet[]): Readonly<Record<string, string>> {
  const numbered = sheets.map((sheet, i) => ({ sheet, n: i + 1 }));
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${numbered.map(({ n }) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ sheet, n }) => `<sheet name="${escaped(sheet.name)}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${numbered.map(({ n }) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(numbered.map(({ sheet, n }) => [`xl/worksheets/sheet${n}.xml`, sheetXml(sheet)])),
  };
}

/** The first of January 1980, from which zips count: the same template is the same file. */
const zipDay = 0x21;

/** A zip of deflated parts (PKWARE APPNOTE, 4.3). */
function zipped(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(zipDay, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const ends = Buffer.alloc(14);
    ends.writeUInt32LE(at, 10);
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed);
    listed.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, ends, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

export const writeXlsx = (sheets: readonly TextSheet[]): Buffer => zipped(partsOf(sheets));
