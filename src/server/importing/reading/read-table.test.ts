import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shownAsDay, shownAsMoment, workbookOf } from '#world/server/workbook.ts';
import { zipOf } from '#world/server/zip.ts';
import { Refusal } from '../../kit/runtime/refusals.ts';
import { readTable } from './read-table.ts';

const cellsOf = async (bytes: Buffer) => (await readTable(bytes)).lines.map(({ cells }) => cells);
const refusalOf = async (bytes: Buffer): Promise<string> => {
  const refused = await readTable(bytes).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof Refusal)) throw new Error('It was not refused');
  return String((refused.body['file'] as readonly string[])[0]);
};
const utf16 = (text: string, order: 'le' | 'be', mark = '\uFEFF'): Buffer => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const people = 'Name;Room\nZoë Brontë;4\nSeán O’Neill;5\n';
const known = [
  ['Zoë Brontë', '4'],
  ['Seán O’Neill', '5'],
];

test.each([
  ['UTF-8', Buffer.from(people)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`)],
  ['Windows-1252', Buffer.from(people.replaceAll('’', '\u0092'), 'latin1')],
  ['UTF-16, as Excel saves “Unicode text”', utf16(people, 'le')],
  ['UTF-16 the other way round', utf16(people, 'be')],
  ['UTF-16 without a mark', utf16(people, 'le', '')],
])('a text in %s keeps the letters of its names', async (_encoding, bytes) => {
  expect(await cellsOf(bytes)).toEqual(known);
});

test.each([
  ['commas', 'Name,Room\n"Hale, Arthur",3\n'],
  ['semicolons', 'Name;Room\n"Hale, Arthur";3\n'],
  ['tabs', 'Name\tRoom\nHale, Arthur\t3\n'],
  ['bars', 'Name|Room\nHale, Arthur|3\n'],
  ['what its first line says', 'sep=;\nName;Room\nHale, Arthur;3\n'],
])('cells are told apart by %s', async (_separator, text) => {
  expect(await cellsOf(Buffer.from(text))).toEqual([['Hale, Arthur', '3']]);
});

test('a quoted cell may hold quotes, separators and several lines, and lines keep the numbers of the sheet', async () => {
  const { lines } = await readTable(Buffer.from('Name,Note\r\nAnn,"one\r\ntwo, ""three"""\r\n\r\nBea,four'));
  expect(lines).toEqual([
    { line: 2, cells: ['Ann', 'one\r\ntwo, "three"'] },
    { line: 5, cells: ['Bea', 'four'] },
  ]);
});

test.each([
  ['a word in quotes begins it', '"Rose" House,12', ['Rose House', '12']],
  ['a blank stands after its quotes', '"Smith, John" ,4', ['Smith, John ', '4']],
  ['quotes stand after its quotes', '"Rose""s" "new" wing,7', ['Rose"s "new" wing', '7']],
])('what follows the closing quote belongs to the cell: %s', async (_how, line, cells) => {
  expect(await cellsOf(Buffer.from(`Name,Room\n${line}\nAnn,5\n`))).toEqual([cells, ['Ann', '5']]);
});

test('titles above the headings are passed over', async () => {
  const table = await readTable(Buffer.from('Residents of Rose House\n\nName,Room\nAnn,4\n'));
  expect([table.headings, table.lines]).toEqual([['Name', 'Room'], [{ line: 4, cells: ['Ann', '4'] }]]);
});

test('a workbook is read with its texts, numbers, days, times, ticks and gaps', async () => {
  const bytes = workbookOf({
    rows: [
      ['Name', 'NHS', 'Born', 'Seen', 'Ticked', 'Sum', 'Room'],
      [
        'Ann &amp; Co',
        9434765919,
        shownAsDay(14_704),
        shownAsMoment(46_340.4375),
        { xml: 't="b"><v>1</v>' },
        { xml: '><f>A1*2</f><v>12.5</v>' },
        { xml: 't="inlineStr"><is><r><t>4</t></r><r><t>b</t></r></is>' },
      ],
    ],
  });
  expect(await cellsOf(bytes)).toEqual([
    ['Ann & Co', '9434765919', '1940-04-03', '2026-11-14 10:30', 'Yes', '12.5', '4b'],
  ]);
});

test('days are counted from 1904 where the workbook says so', async () => {
  const bytes = workbookOf({
    rows: [
      ['Name', 'Born'],
      ['Ann', shownAsDay(14_704 - 1462)],
    ],
    isFrom1904: true,
  });
  expect([await cellsOf(bytes), (await readTable(bytes)).epoch]).toEqual([[['Ann', '1940-04-03']], 1904]);
});

test('a format longer than any that a spreadsheet can have shows no day', async () => {
  const dayIn = (formatCode: string) =>
    cellsOf(
      workbookOf({
        rows: [
          ['Name', 'Born'],
          ['Ann', shownAsDay(14_704)],
        ],
        parts: {
          'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
        },
      }),
    );
  expect(await dayIn('d'.padEnd(255, '['))).toEqual([['Ann', '1940-04-03']]);
  expect(await dayIn('d'.padEnd(256, '['))).toEqual([['Ann', '14704']]);
});

test('a formula without a result stays a formula, for the cell to be refused by', async () => {
  const bytes = workbookOf({
    rows: [
      ['Name', 'Room'],
      [{ xml: '><f>HYPERLINK("http://evil")</f>' }, '4'],
    ],
  });
  expect(await cellsOf(bytes)).toEqual([['=HYPERLINK("http://evil")', '4']]);
});

test('a hidden sheet is not read, and a second one is said to be left', async () => {
  const sheets = [{ name: 'Lists', state: 'hidden' }, { name: 'People' }, { name: 'Old' }];
  const own =
    '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Room</t></is></c></row><row r="2"><c><v>1</v></c><c><v>2</v></c></row></sheetData></worksheet>';
  const table = await readTable(
    workbookOf({
      rows: [
        ['Secret', 'List'],
        ['a', 'b'],
      ],
      sheets,
      parts: { 'xl/worksheets/sheet2.xml': own },
    }),
  );
  expect([table.headings, table.notes]).toEqual([['Name', 'Room'], ['Only the first sheet, “People”, is read.']]);
});

const longSheet = `<worksheet><sheetData>${'<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(1_000_000)}</sheetData></worksheet>`;

test('a million lines are refused with a sentence, as a workbook and as text', async () => {
  const sentence = 'This file has more than 2,000 lines. Divide it, and bring the parts in one after the other.';
  expect(await refusalOf(Buffer.from(`Name,Room\n${'Ann,4\n'.repeat(1_000_000)}`))).toBe(sentence);
  expect(await refusalOf(workbookOf({ rows: [], parts: { 'xl/worksheets/sheet1.xml': longSheet } }))).toBe(sentence);
});

test('a file of exactly two thousand lines is read, and one more is not', async () => {
  const lines = (count: number) => Buffer.from(`Name,Room\n${'Ann,4\n'.repeat(count)}`);
  expect((await readTable(lines(2_000))).lines).toHaveLength(2_000);
  expect(await refusalOf(lines(2_001))).toContain('2,000');
});

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const sheetOf = (...rows: readonly string[]) =>
  workbookOf({ rows: [], parts: { 'xl/worksheets/sheet1.xml': sheetXml(rows.join('')) } });
const headingRow = `<row>${cell('Name')}${cell('Room')}</row>`;
const longest = 'x'.repeat(32_767);

test('a cell is read up to the length that spreadsheets allow, and the place of a longer one is named', async () => {
  expect(await cellsOf(Buffer.from(`Name,Room\nAnn,${longest}\n`))).toEqual([['Ann', longest]]);
  const sentence = 'Line 3 has more than 32,767 characters in column B. Shorten them, and choose the file again.';
  const rows = (text: string) => [
    ['Name', 'Room'],
    ['Ann', '4'],
    ['Bea', text],
  ];
  const formula = `<row>${cell('Bea')}<c><f>A${'1'.repeat(32_767)}</f></c></row>`;
  const parted = `<is>${`<r><t>${longest}</t></r>`.repeat(2)}</is>`;
  for (const bytes of [
    Buffer.from(`Name,Room\nAnn,4\nBea,${longest}x\n`),
    Buffer.from(`Name,Room\nAnn,4\nBea,"${longest}x"\n`),
    workbookOf({ rows: rows(`${longest}x`) }),
    sheetOf(headingRow, `<row>${cell('Ann')}${cell('4')}</row>`, `<row>${cell('Bea')}${cell(`${longest}x`)}</row>`),
    sheetOf(headingRow, `<row>${cell('Ann')}</row>`, `<row>${cell('Bea')}<c t="inlineStr">${parted}</c></row>`),
    sheetOf(headingRow, `<row>${cell('Ann')}</row>`, formula),
  ])
    expect(await refusalOf(bytes)).toBe(sentence);
});

test('what stands beyond the two hundredth column is passed over', async () => {
  const wide = (text: string) => [text, ...Array.from({ length: 249 }, () => 'x')];
  const { headings, lines } = await readTable(Buffer.from(`${wide('Name').join()}\n${wide('Ann').join()}\n`));
  expect([headings.length, lines[0]?.cells.length]).toEqual([200, 200]);
  const row = (text: string) => `<row>${wide(text).map(cell).join('')}</row>`;
  const sheet = await readTable(sheetOf(row('Name'), row('Ann')));
  expect([sheet.headings.length, sheet.lines[0]?.cells.length]).toEqual([200, 200]);
});

const zeros = deflateRawSync(Buffer.alloc(1024));
test.each<[string, () => Buffer, string]>([
  [
    'a workbook with macros',
    () => workbookOf({ rows: [['Name', 'Room']], parts: { 'xl/vbaProject.bin': 'x' } }),
    'macros',
  ],
  ['an old or a locked workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'older kind'],
  [
    'a document of another kind',
    () => zipOf({ '[Content_Types].xml': '<a/>', 'word/document.xml': '<a/>' }),
    'no spreadsheet',
  ],
  [
    'a zip that unpacks to more than it may',
    () =>
      zipOf({
        '[Content_Types].xml': '<a/>',
        'xl/workbook.xml': '<a/>',
        'xl/bomb.xml': Buffer.alloc(201 * 1024 * 1024),
      }),
    'unpacks to more',
  ],
  [
    'a part that lies about its size',
    () => zipOf({ '[Content_Types].xml': '<a/>', 'xl/workbook.xml': '<a/>' }, { saidSize: 2 }),
    'damaged',
  ],
  [
    'a workbook cut short',
    () =>
      workbookOf({
        rows: [
          ['Name', 'Room'],
          ['Ann', '4'],
        ],
      }).subarray(0, 500),
    'damaged',
  ],
  [
    'broken XML',
    () => workbookOf({ rows: [], parts: { 'xl/worksheets/sheet1.xml': '<worksheet><row></worksheet>' } }),
    'damaged',
  ],
  [
    'XML that multiplies itself',
    () =>
      workbookOf({
        rows: [],
        parts: {
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><worksheet><sheetData><row r="1"><c t="str"><v>&c;</v></c></row></sheetData></worksheet>',
        },
      }),
    'damaged',
  ],
  [
    'XML that asks for a file of the server',
    () =>
      workbookOf({
        rows: [],
        parts: {
          'xl/sharedStrings.xml':
            '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>',
        },
      }),
    'damaged',
  ],
  ['a sheet of empty rows without end', () => sheetOf(headingRow, '<row/>'.repeat(20_000)), 'Delete the empty rows'],
  ['a text of empty lines without end', () => Buffer.from(`a,b\n${',\n'.repeat(20_000)}`), 'Delete the empty rows'],
  [
    'a long word that stands in every cell',
    () =>
      workbookOf({
        rows: [],
        parts: {
          'xl/sharedStrings.xml': `<sst><si><t>${longest}</t></si></sst>`,
          'xl/worksheets/sheet1.xml': sheetXml(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(3)),
        },
      }),
    'more than can be read',
  ],
  [
    'more words than a list has',
    () =>
      workbookOf({
        rows: [],
        parts: { 'xl/sharedStrings.xml': `<sst>${`<si><t>${longest}</t></si>`.repeat(250)}</sst>` },
      }),
    'more than can be read',
  ],
  [
    'a million styles',
    () =>
      workbookOf({
        rows: [],
        parts: { 'xl/styles.xml': `<styleSheet><cellXfs>${'<xf/>'.repeat(1_000_000)}</cellXfs></styleSheet>` },
      }),
    'more than can be read',
  ],
  ['a text without end', () => sheetOf(`<row>${cell('x'.repeat(1_200_000))}</row>`), 'more than can be read'],
  ['a workbook without a sheet', () => workbookOf({ rows: [], sheets: [] }), 'damaged'],
  [
    'a picture under the name of a table',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]),
    'no spreadsheet',
  ],
  ['compressed bytes', () => zeros, 'no spreadsheet'],
  ['an empty file', () => Buffer.alloc(0), 'empty'],
  ['headings without lines', () => Buffer.from('Name,Room\n'), 'nothing below the headings'],
])('%s is refused in a sentence that says why', async (_what, bytes, why) => {
  expect(await refusalOf(bytes())).toContain(why);
});
