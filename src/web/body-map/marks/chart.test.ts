import { describe, expect, test } from 'vitest';
import { centreOf, pointAt } from '#domain/incidents/body-map/body-point.ts';
import {
  changed,
  chartFrom,
  emptyChart,
  movedTo,
  wantsReport,
  wholeMark,
  withMark,
  withoutMark,
  type Chart,
} from './chart.ts';
import { wholeReport } from '../chart/chart-report.ts';

const begin = (incident: string | null = null) =>
  emptyChart({ id: 'chart', reportId: 'report', now: '2026-03-01T09:00:00.000Z', incident });
const thigh = centreOf('front.thigh.left') ?? { view: 'front', x: 0, y: 0 };
const placed = (incident: string | null = null): Chart => withMark(begin(incident), 'one', thigh);

describe('a chart of marks', () => {
  test('begins now, with no mark on it', () => {
    expect(begin()).toMatchObject({
      marks: [],
      shared: { occurred_at: '2026-03-01T09:00:00.000Z', occasion: null, incident: null },
    });
    const meant = (occasion: string) =>
      emptyChart({ id: 'c', reportId: 'r', now: '2026-03-01T09:00:00.000Z', incident: null, occasion }).shared[
        'occasion'
      ];
    expect([meant('return_from_hospital'), meant('nonsense')]).toEqual(['return_from_hospital', null]);
  });

  test('knows the part of the body a mark was put on', () => {
    expect(placed().marks).toMatchObject([{ id: 'one', values: { ...thigh, region: 'front.thigh.left' } }]);
  });

  test('takes no mark beside the body', () => {
    expect(withMark(begin(), 'one', pointAt('front', { x: 1, y: 1 })).marks).toEqual([]);
  });

  test('moves a mark to another part, but not off the body', () => {
    const knee = centreOf('front.knee.left') ?? thigh;
    expect(movedTo(placed(), 'one', knee).marks[0]?.values['region']).toBe('front.knee.left');
    expect(movedTo(placed(), 'one', pointAt('front', { x: 1, y: 1 }))).toEqual(placed());
  });

  test('keeps a part that was corrected by hand', () => {
    expect(changed(placed(), 'one', { region: 'front.hip.left' }).marks[0]?.values).toMatchObject({
      ...thigh,
      region: 'front.hip.left',
    });
  });

  test('no longer has a mark that was taken off', () => {
    expect(withoutMark(placed(), 'one').marks).toEqual([]);
  });

  test('comes back from a draft, unless the draft is of something else', () => {
    expect(chartFrom(JSON.parse(JSON.stringify(placed())) as Record<string, unknown>)).toEqual(placed());
    expect(chartFrom({ mark_type: 'bruise' })).toBeNull();
    const [mark] = placed().marks;
    expect(chartFrom({ ...placed(), marks: [{ ...mark, values: { mark_type: 'bruise' } }] })).toBeNull();
  });
});

describe('a mark nobody can explain', () => {
  const unexplained = changed(placed(), 'one', {
    mark_type: 'bruise',
    cause: 'unexplained',
    length_mm: '30',
    width_mm: '20',
    colour: ['purple'],
  });

  test('wants an incident report, and belongs to the one that is begun with it', () => {
    expect(wantsReport(unexplained)).toBe(true);
    const [mark] = unexplained.marks;
    expect(mark && wholeMark(unexplained, mark, 'hale')).toMatchObject({
      incident: 'report',
      chart: 'chart',
      resident: 'hale',
      map_version: 1,
    });
  });

  test('wants none where the incident is reported already', () => {
    const known = { ...unexplained, shared: { ...unexplained.shared, incident: 'earlier' } };
    expect(wantsReport(known)).toBe(false);
    const [mark] = known.marks;
    expect(mark && wholeMark(known, mark, 'hale')).toMatchObject({ incident: 'earlier' });
  });

  test('leaves marks with a known cause out of the report', () => {
    const two = changed(withMark(unexplained, 'two', thigh), 'two', { mark_type: 'graze', cause: 'fall' });
    expect(two.marks.map((mark) => wholeMark(two, mark, 'hale')['incident'])).toEqual(['report', null]);
    expect(wholeReport(two, 'hale', 'Europe/London')['description']).toBe(
      'Seen 1 March 2026, 09:00:\nBruise, left thigh, front, 30 × 20 mm, purple. Cause: unexplained.',
    );
  });

  test('is reported as an injury, a burn as a burn', () => {
    expect(wholeReport(unexplained, 'hale', 'Europe/London')).toMatchObject({
      incident_type: 'injury',
      people_involved: [{ ref: { id: 'hale' }, injured: true }],
    });
    expect(
      wholeReport(changed(unexplained, 'one', { mark_type: 'burn_scald' }), 'hale', 'Europe/London'),
    ).toMatchObject({ incident_type: 'burn_scald' });
  });
});
