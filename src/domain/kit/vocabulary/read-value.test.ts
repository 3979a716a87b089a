import { describe, expect, test } from 'vitest';
import {
  choice,
  choices,
  date,
  decimal,
  file,
  link,
  longText,
  moment,
  must,
  parts,
  readOnly,
  ref,
  refs,
  rows,
  text,
  time,
  whole,
  words,
  yesNo,
  type Field,
} from './fields.ts';
import { isId, readValue } from './read-value.ts';

const ann = '0195f000-0000-7000-8000-00000000000a';

/** What remains of the values given, leaving out those that are refused. */
const taken = (field: Field, ...given: readonly unknown[]): readonly unknown[] =>
  given.map((value) => readValue(field, value)).flatMap((reading) => ('value' in reading ? [reading.value] : []));

const complaint = (field: Field, given: unknown): string | null => {
  const reading = readValue(field, given);
  return 'wrong' in reading ? reading.wrong : null;
};

describe('text', () => {
  const name = text('Name', { max: 5 });

  test('is stored trimmed, up to its length', () => {
    expect(taken(name, ' Annie ')).toEqual(['Annie']);
    expect(complaint(name, 'Annies')).toBe('Name may have at most 5 characters; this has 6.');
    expect(complaint(name, 7)).toBe('Name must be text.');
  });

  test('holds no NUL and no half of a pair of surrogates', () => {
    expect(complaint(name, 'A\u0000n')).toBe('Name contains a character that cannot be kept.');
    expect(taken(name, 'A\ud83d', '\udc4dA', '👍')).toEqual(['👍']);
    expect(taken(longText('Notes'), '\udfff', 'a\u0000')).toEqual([]);
    expect(taken(words('Signs'), ['fine', 'bad\u0000'])).toEqual([]);
  });

  test('of any length stops at twenty thousand characters', () => {
    expect(taken(longText('Notes'), 'a'.repeat(20_000), 'a'.repeat(20_001))).toHaveLength(1);
  });

  test.each([
    ['phone', '020 7946 0018', '12345'],
    ['phone', '+353 (0)1 496-0018', '-------'],
    ['phone', '496 0018', '(0)-(0)-(0)-(0)'],
    ['phone', '+491234567890123', '+4912345678901234'],
    ['email', 'ann@example.org', 'ann@example'],
    ['postcode', 'ls1 4ap', 'LS1'],
    ['time_zone', 'Europe/London', 'Europe London'],
    ['dbs_number', '001234567890', '00123456789'],
    ['username', 'ann.carer@rose', 'ann carer'],
    ['uuid', ann, 'chart one'],
  ] as const)('like a %s reads as one', (like, good, bad) => {
    expect(taken(text('It', { max: 60, like }), good, bad)).toEqual([good]);
  });
});

test('a time zone is one that the clocks know', () => {
  const zone = text('Time zone', { max: 60, like: 'time_zone' });
  expect(taken(zone, 'Foo/Bar', 'Europe/Lodnon', 'Asia/Kolkata', 'UTC')).toEqual(['Asia/Kolkata', 'UTC']);
  expect(complaint(zone, 'Foo/Bar')).toBe('Time zone must be a time zone, such as Europe/London.');
});

describe('a number', () => {
  const people = whole('People', { min: 1, max: 8 });
  const weight = decimal('Weight', { min: 20, max: 300, places: 1, unit: 'kg' });

  test('is taken on its bounds and refused one step outside', () => {
    expect(taken(people, 0, 1, 8, 9, -1)).toEqual([1, 8]);
    expect(taken(weight, 19.9, 20, 20.1, 300, 300.1)).toEqual([20, 20.1, 300]);
    expect(complaint(weight, 300.1)).toBe('Weight must be between 20 and 300 kg.');
    const amount = decimal('Amount', { unit: '£', min: 0.01, max: 99_999_999.99, places: 2 });
    expect([complaint(amount, 0), complaint(amount, 1e9)]).toEqual([
      'Amount must be at least £0.01.',
      'Amount is larger than can be right.',
    ]);
  });

  test('has no more decimals than it is stored with', () => {
    expect(complaint(people, 1.5)).toBe('People must be a whole number.');
    expect(complaint(weight, 61.25)).toBe('Weight may have at most 1 decimal place.');
    expect(taken(decimal('Amount', { min: 0, max: 1, places: 2 }), 0.29, 0.57, 0.001)).toEqual([0.29, 0.57]);
  });

  test('may arrive as digits, but not as nothing or as no number', () => {
    expect(taken(weight, '61.5')).toEqual([61.5]);
    expect(taken(people, '', ' ', 'many', '1,5', Number.NaN, Number.POSITIVE_INFINITY, true, null, [])).toEqual([]);
  });
});

describe('dates and times', () => {
  test('a date is one of the calendar’s', () => {
    const days = ['2024-02-29', '2026-12-31', '1926-05-04'];
    const noDays = [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '0000-01-01',
      '2026-3-1',
      '26-03-01',
      '2026-03-01T00:00:00Z',
      20_260_301,
    ];
    expect(taken(date('On', { tense: 'any' }), ...days, ...noDays)).toEqual(days);
  });

  test('a time is one of the clock’s', () => {
    expect(taken(time('At'), '00:00', '23:59', '24:00', '12:60', '9:30', '09:30:00', 930)).toEqual(['00:00', '23:59']);
  });

  test('a moment says its zone, and is stored in the world’s', () => {
    expect(taken(moment('When'), '2026-03-01T10:00:00+01:00', '2026-03-01T10:00Z')).toEqual([
      '2026-03-01T09:00:00.000Z',
      '2026-03-01T10:00:00.000Z',
    ]);
    expect(
      taken(
        moment('When'),
        '2026-03-01',
        '2026-03-01T10:00:00',
        '2026-02-29T10:00:00Z',
        '2026-03-01T25:00:00Z',
        1_772_359_200_000,
      ),
    ).toEqual([]);
  });
});

describe('a choice', () => {
  const options = { foot: 'On foot', bus: 'By bus' };

  test('is one of its options, and never what every object has', () => {
    expect(taken(choice('By', { options }), 'bus', 'car', 'By bus', 'constructor', '__proto__', 7)).toEqual(['bus']);
    expect(complaint(choice('By', { options }), 'car')).toBe('By must be one of: On foot, By bus.');
  });

  test('of several counts each once', () => {
    expect(taken(choices('By', { options }), ['bus', 'bus', 'foot'], ['bus', 'car'], 'bus')).toEqual([['bus', 'foot']]);
  });

  test('between yes and no is not a word', () => {
    expect(taken(yesNo('Sure'), false, 'yes', 'true', 0, 1)).toEqual([false]);
  });
});

describe('what points to a record', () => {
  test('is an id', () => {
    expect([ann, `${ann} `, 'ann'].map(isId)).toEqual([true, false, false]);
    expect(taken(ref('Who', { to: 'staff' }), ann.toUpperCase())).toEqual([ann]);
    expect(complaint(ref('Who', { to: 'staff' }), 'Ann')).toBe('Who must be chosen from the list.');
    expect(taken(refs('Who', { to: 'staff' }), [ann, ann], ['Ann'])).toEqual([[ann]]);
    expect(taken(file('Photo'), ann, 7)).toEqual([ann]);
  });

  test('of any kind names that kind', () => {
    const about = { entity: 'resident', id: ann };
    expect(taken(link('About'), about, ann, { id: ann }, { entity: 'resident', id: '1' }, [ann])).toEqual([about]);
  });
});

describe('what holds further values', () => {
  const stops = rows('Stops', {
    where: must(text('Where', { max: 9 })),
    minutes: whole('Minutes', { min: 0, max: 60, default: 5 }),
  });

  test('reads each of them and drops what it does not know', () => {
    expect(taken(stops, [{ where: 'Market', extra: 1 }])).toEqual([[{ where: 'Market', minutes: 5 }]]);
    expect(taken(parts('Stop', stops.columns), { where: 'Park', minutes: null })).toEqual([
      { where: 'Park', minutes: 5 },
    ]);
  });

  test('is refused for one that is wrong or missing', () => {
    expect(complaint(stops, [{ minutes: 5 }])).toBe('Stops: where is needed.');
    expect(complaint(stops, [{ where: 'Market', minutes: 61 }])).toBe('Stops: Minutes must be between 0 and 60.');
    expect(taken(stops, { where: 'Market' }, 'Market', [null])).toEqual([]);
    expect(taken(parts('Stop', stops.columns), [], 'Market')).toEqual([]);
  });

  test('has at most two hundred entries', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ where: `${i}` }));
    expect(taken(stops, many(200), many(201))).toHaveLength(1);
    expect(
      taken(
        words('Signs'),
        Array.from({ length: 201 }, (_, i) => `${i}`),
      ),
    ).toEqual([]);
  });
});

test('what the server alone writes into a row is not taken from whoever sends it', () => {
  const tins = rows('Tins', {
    counted: whole('Counted', { min: 0, max: 100 }),
    expected: readOnly(whole('Expected', { min: 0, max: 100 })),
  });
  expect(taken(tins, [{ counted: 7, expected: 7 }])).toEqual([[{ counted: 7, expected: null }]]);
});
