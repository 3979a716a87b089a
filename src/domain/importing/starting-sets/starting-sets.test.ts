import { expect, test } from 'vitest';
import { home } from '../../homes/home.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { readValue } from '../../kit/vocabulary/read-value.ts';
import { longestMonths, type AssetCheckKind } from '../../premises/assets/check-kinds.ts';
import { checksRead } from '../cells/checks-read.ts';
import { readCell, type CellSurroundings } from '../cells/read-cell.ts';
import { shiftsRead } from '../cells/shifts-read.ts';
import { columnsOf } from '../import-columns.ts';
import { importKindNamed } from '../kinds/import-kinds.ts';
import { tableOfSet } from '../set-table.ts';
import { startingSetNamed, startingSets } from './starting-sets.ts';

const around: CellSurroundings = {
  today: '2026-03-01',
  now: '2026-03-01T09:00:00.000Z',
  zone: 'Europe/London',
  epoch: 1900,
  find: () => ({ wrong: 'Nobody is here.' }),
};
const services = keysOf(home.fields.service_type.options);

/** Every cell of every set, with the field it is meant for. */
const cells = keysOf(startingSets).flatMap((name) =>
  services.flatMap((service) => {
    const set = startingSetNamed(name);
    const kind = importKindNamed(set.kind);
    const { matching, lines } = tableOfSet(set, service);
    return lines.flatMap(({ line, cells: texts }) => {
      const given = Object.fromEntries(Object.entries(matching).map(([key, at]) => [key, texts[at] ?? '']));
      const meant = kind.completes?.(given, around.today) ?? given;
      return Object.keys(matching).map((key) => ({ name, service, line, key, text: meant[key] ?? '', kind }));
    });
  }),
);

test('every cell of every set, for every kind of service, is what its field takes', () => {
  const wrong = cells.flatMap(({ name, line, key, text, kind }) => {
    const field = columnsOf(kind).find((column) => column.key === key)?.field;
    if (!field) return [`${name} ${line}: no field ${key}`];
    const read = readCell(field, text, around);
    const checked = 'value' in read && read.value !== null ? readValue(field, read.value) : read;
    return 'wrong' in checked ? [`${name} ${line} ${key}: ${checked.wrong}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every line says why it is there, and no two lines of a set are the same thing', () => {
  for (const name of keysOf(startingSets)) {
    const set = startingSetNamed(name);
    const whys = set.kind === 'settings' ? services.flatMap((one) => set.offersFor[one]) : set.lines;
    expect(whys.every(({ why }) => why.length > 10)).toBe(true);
    const heads =
      set.kind === 'settings'
        ? services.map((one) => set.offersFor[one].map(({ setting }) => setting))
        : [set.lines.map((line) => line.cells[0])];
    for (const head of heads) expect(new Set(head).size).toBe(head.length);
  }
});

test('no interval of the premises checks is longer than the law allows', () => {
  const rows = cells.filter(({ name, key }) => name === 'premises_checks' && key === 'checks');
  const field = columnsOf(importKindNamed('assets')).find(({ key }) => key === 'checks')?.field;
  if (!field) throw new Error('Assets have checks.');
  for (const { text } of rows) {
    const read = readCell(field, text, around);
    const checks = 'value' in read ? (read.value as { kind: AssetCheckKind; interval_months: number | null }[]) : [];
    expect(checks.length).toBeGreaterThan(0);
    for (const { kind, interval_months } of checks)
      expect(interval_months ?? 0).toBeLessThanOrEqual(longestMonths(kind) ?? 120);
  }
});

test('a check is written as people say it, in days, weeks, months or years', () => {
  expect(checksRead('Gas safety every 12 months; Fire bell test every week')).toBe('Gas safety,12,;Fire bell test,,7');
  expect(checksRead('Fixed wiring every 5 years')).toBe('Fixed wiring,60,');
  expect(checksRead('Fridge temperature every day')).toBe('Fridge temperature,,1');
  expect(checksRead('Gas safety,12,')).toBe('Gas safety,12,');
});

test('shifts are written as people say them, for every day or some, the first of them leading', () => {
  expect(shiftsRead('Saturday and Sunday: 2 Late 14:30 to 22:00', 1).split(';')).toEqual([
    '6,Late,14:30,22:00,0,30,Shift lead',
    '6,Late,14:30,22:00,0,30,Support',
    '7,Late,14:30,22:00,0,30,Shift lead',
    '7,Late,14:30,22:00,0,30,Support',
  ]);
  const night = shiftsRead('1 Sleep-in 22:00 to 07:00 (Nurse)', 2).split(';');
  expect([night.length, night.at(-1)]).toEqual([14, '14,Sleep-in,22:00,07:00,1,0,Nurse']);
});
