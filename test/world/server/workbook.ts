import { zipOf } from './zip.ts';

/** A cell as an office programme writes it: a text, a number, or XML of its own. */
export type WrittenCell = string | number | { readonly xml: string };

export interface WrittenWorkbook {
  readonly rows: readonly (readonly WrittenCell[])[];
  /** Days are counted from 1904, as on old Macintoshes. */
  readonly isFrom1904?: boolean;
  /** Further parts, or other content of those there are. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly sheets?: readonly { readonly name: string; readonly state?: string }[];
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The second style shows days. */
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs></styleSheet>`;

/** A number that is shown as a day. */
export const shownAsDay = (serial: number): WrittenCell => ({ xml: `s="1"><v>${serial}</v>` });
export const shownAsMoment = (serial: number): WrittenCell => ({ xml: `s="2"><v>${serial}</v>` });

/** A workbook with shared texts, styles and relations, as programmes write it. */
export function workbookOf({
  rows,
  isFrom1904 = false,
  parts = {},
  sheets = [{ name: 'People' }],
}: WrittenWorkbook): Buffer {
  const shared: string[] = [];
  const cellXml = (cell: WrittenCell): string => {
    if (typeof cell === 'object') return cell.xml;
    if (typeof cell === 'number') return `><v>${cell}</v>`;
    shared.push(cell);
    return ` t="s"><v>${shared.length - 1}</v>`;
  };
  const lines = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((cell, at) => `<c r="${letters[at]}${line + 1}" ${cellXml(cell)}</c>`).join('')}</row>`,
  );
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, i) => `<sheet name="${name}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ...parts,
  });
}
