import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { settleDrafts } from '#web/kit/saving/drafts.ts';
import { closeRecording, openRound, recording } from '#web/kit/state/recording.ts';
import RoundSheet from '#web/recording/round/round-sheet.tsx';
import { mrHale, roseHouse, server, show, type Call, type Reply } from './web-page.tsx';

export const ann = '01900000-0000-7000-8000-0000000000aa';
const kinds = ['fluid_intake', 'sleep', 'morning_routine', 'afternoon_routine'];
export const rights = kinds.flatMap((name) => [`view_${name}`, `add_${name}`, `change_${name}`, `delete_own_${name}`]);

const person = (id: string, last_name: string, room: string, more: object = {}) => ({
  ...mrHale,
  id: `01900000-0000-7000-8000-0000000000${id}`,
  last_name,
  room,
  status: 'current',
  no_known_allergies: true,
  allergies: [],
  ...more,
});
export const hale = person('cc', 'Hale', '3');
export const osei = person('c1', 'Osei', '5', {
  first_name: 'Maggie',
  has_dysphagia: true,
  iddsi_fluid_level: 2,
  likes: 'Tea, two sugars',
});
export const petrova = person('c2', 'Petrova', '8', {
  first_name: 'Nadia',
  status: 'hospital',
  expected_return_date: '2026-03-09',
});

/** The round that is asked for, as the host of all recording shows it. */
export function Rounds() {
  const asked = recording.use();
  return asked?.way === 'round' ? <RoundSheet kind={asked.kind} /> : <p>closed</p>;
}

/** Ann opens a round of these residents at Rose House. */
export function open(kind: string, residents: readonly object[], reply: Reply = () => undefined) {
  const { calls } = server((call) =>
    call.path.includes('/round/')
      ? { status: 200, body: { home: roseHouse.id, at: '2026-03-01T09:00:00Z', kind, residents } }
      : reply(call),
  );
  show(<Rounds />, { rights });
  openRound(kind);
  return {
    calls,
    sent: (path: string) => calls.filter(({ method, path: to }) => method !== 'GET' && to.includes(path)),
  };
}

const saved = ({ body }: Call) => ({ ...body, version: 1, created_by: ann, created_at: new Date().toISOString() });
/** A server that stores whatever it is sent. */
export const storing: Reply = (call) =>
  call.method === 'POST'
    ? { status: 201, body: saved(call) }
    : call.method === 'PATCH'
      ? { status: 200, body: { ...call.body, id: 'x', version: 2 } }
      : undefined;

export const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
export const press = async (row: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(row).findByRole('button', { name }));

/** A server that stores drafts too. */
export function withDrafts(reply: Reply): Reply {
  let draft: Call['body'] = null;
  return (call) => {
    if (!call.path.startsWith('/api/draft/')) return reply(call);
    if (call.method !== 'GET') draft = call.method === 'PUT' ? call.body : null;
    return { status: 200, body: draft };
  };
}

/** What a lock does to a round: its draft goes to the server, the screen goes away, and somebody opens it again. */
export async function lockAndUnlock(kind: string) {
  await act(settleDrafts);
  act(closeRecording);
  act(() => openRound(kind));
}

/** What happened a while ago is written only with a reason. */
export const asksWhyLate =
  (reply: Reply): Reply =>
  (call) =>
    call.method === 'POST' && !call.body?.['late_entry_reason']
      ? { status: 400, body: { late_entry_reason: ['Say why it is recorded late.'] } }
      : reply(call);
