import { expect, test } from 'vitest';
import { momentOf } from '#domain/kit/time/time.ts';
import { ann, roseHouse, server } from '#world/browser/web-page.tsx';
import { onShiftNow } from './on-shift-now.ts';

const asking = { home: roseHouse.id, rights: new Set(['view_rota']) };
const holding = { ...asking, asks: { holds: 'receive_handover' } };
const hoursAway = (hours: number) => momentOf(Date.now() + hours * 3_600_000);
const shift = {
  id: 'shift',
  staff: ann.id,
  names: { staff: 'Ann Clarke' },
  shift_type: 'early',
  role_on_shift: 'carer',
  status: 'published',
  start_at: hoursAway(-2),
  end_at: hoursAway(2),
};

const answering = (status: { rota: number; staff: number }) =>
  server(({ path }) =>
    path.startsWith('/api/rota/')
      ? { status: status.rota, body: status.rota === 200 ? [shift] : {} }
      : { status: status.staff, body: status.staff === 200 ? [] : {} },
  );

test('whoever works now is named', async () => {
  answering({ rota: 200, staff: 200 });
  const found = [{ id: ann.id, name: 'Ann Clarke', photo: null, hint: '' }];
  expect(await onShiftNow(asking, {})).toMatchObject({ ok: true, body: found });
});

test('where the question of the picker finds none of them, that is nobody', async () => {
  answering({ rota: 200, staff: 200 });
  expect(await onShiftNow(holding, {})).toMatchObject({ ok: true, body: [] });
});

test.each([
  ['the shifts were refused', { rota: 403, staff: 200 }, 403],
  ['the shifts did not come', { rota: 503, staff: 200 }, 503],
  ['those who may be picked did not come', { rota: 200, staff: 503 }, 503],
])('where %s, nobody is told to be on shift, and nobody is told not to be', async (_, status, refused) => {
  answering(status);
  expect(await onShiftNow(holding, {})).toMatchObject({ ok: false, status: refused });
});

test('who may not see the rota is told of nobody, and nothing is asked', async () => {
  const { calls } = answering({ rota: 200, staff: 200 });
  expect(await onShiftNow({ ...asking, rights: new Set() }, {})).toMatchObject({ ok: true, body: [] });
  expect(calls).toEqual([]);
});
