import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { answerByKeys, pressByKeys, tabTo } from '#world/browser/answer-by-keys.ts';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { clockOf } from '../../kit/house/house-clock.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { publish } from '../../kit/data/event-stream.ts';
import { FootSlot } from '../pad/foot-slot.tsx';
import { RoutineEntry } from './routine-entry.tsx';

const facts = {
  resident: { ...mrHale, version: 1 },
  entries: [],
  morning_steps: ['wash', 'hair', 'hearing_aids'],
  morning_usual: { wash: 'completed|prompted', hair: null, hearing_aids: 'completed|independent' },
  afternoon_steps: ['fresh_air', 'rest', 'night_clothes'],
};
const isPost = ({ method, path }: Call) => method === 'POST' && !path.startsWith('/api/draft/');

/** The sheet of a day that nobody has begun. */
function open(entity: Entity) {
  const { calls } = server((call) => {
    if (!call.path.startsWith(pathOf(entity))) return undefined;
    return isPost(call) ? { status: 201, body: { ...call.body, version: 1 } } : { status: 200, body: [] };
  });
  const onSaved = vi.fn<() => void>();
  show(
    <FootSlot value={document.body}>
      <RoutineEntry
        entity={entity}
        context={{ person: mrHale, facts, clock: clockOf('Europe/London') }}
        chosen={{}}
        isShort={false}
        onWhole={() => {}}
        onDetails={() => {}}
        onSaved={onSaved}
      />
    </FootSlot>,
    { rights: [`view_${entity.name}`, `add_${entity.name}`] },
  );
  return { onSaved, posts: () => calls.filter(isPost) };
}
const step = (name: string) => screen.getByRole('group', { name });

test('all as usual fills in the open steps by name, to be read and changed before they are saved', async () => {
  const { posts } = open(morningRoutine);
  const checked = (group: HTMLElement) => group.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
  await userEvent.click(await screen.findByRole('button', { name: 'All as usual' }));
  expect([checked(step('Wash')), checked(step('Hair')), checked(step('Hearing aids'))]).toEqual([
    'prompted',
    null,
    'independent',
  ]);
  expect(screen.getByText(/^Working/)).toBeDefined();
  await userEvent.click(step('Wash').querySelector('input[value="declined"]') as HTMLElement);
  expect(checked(step('Wash'))).toBe('declined');
  expect(posts()).toEqual([]);
});

test.each([
  [morningRoutine, 'Wash', 'Hair', { wash: 'completed', hair: 'declined', hearing_aids: null }],
  [afternoonRoutine, 'Fresh air', 'Rest', { fresh_air: 'completed', rest: 'declined', night_clothes: null }],
])('the steps of a $name are saved only where they were touched', async (entity, done, declined, results) => {
  const { posts, onSaved } = open(entity);
  await screen.findByRole('group', { name: done });
  if (entity === morningRoutine) fireEvent.change(screen.getByLabelText(/^Got up/), { target: { value: '07:10' } });
  await userEvent.click(within(step(done)).getByRole('radio', { name: 'Independent' }));
  await userEvent.click(within(step(declined)).getByRole('radio', { name: 'Chose not to' }));
  await expectSoundStructure();
  await userEvent.click(screen.getByRole('button', { name: /, 2 steps, for Arthur$/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [sent] = posts();
  expect(
    Object.fromEntries(
      Object.keys(results).map((name) => [name, (sent?.body?.[name] as { result: string } | null)?.result ?? null]),
    ),
  ).toEqual(results);
});

test('by keys alone a morning is told, with the time of getting up and a step that was declined', async () => {
  const { posts, onSaved } = open(morningRoutine);
  await screen.findByRole('group', { name: 'Wash' });
  await tabTo(screen.getByLabelText(/^Got up/));
  await userEvent.keyboard('07:10');
  await answerByKeys(within(step('Wash')).getByRole('radio', { name: 'Independent' }));
  await answerByKeys(within(step('Hair')).getByRole('radio', { name: 'Chose not to' }));
  await pressByKeys(screen.getByRole('button', { name: /, 2 steps, for Arthur$/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(posts()[0]?.body).toMatchObject({
    up_at: '07:10',
    wash: { result: 'completed', support_level: 'independent' },
    hair: { result: 'declined' },
  });
});

test('what a colleague saves while the sheet is open stands in it at once, or beside what was begun here', async () => {
  let sheet = {
    id: 's1',
    version: 1,
    status: 'open',
    routine_date: clockOf('Europe/London').today(),
    overall_note: '',
  };
  server(({ path }) => {
    if (!path.startsWith(pathOf(morningRoutine))) return undefined;
    const body = { ...sheet, resident: mrHale.id, tasks_shown: ['wash', 'hair'], names: { updated_by: 'Femi' } };
    return { status: 200, body: path.includes('s1') ? body : [body] };
  });
  const saves = (overall_note: string) => {
    sheet = { ...sheet, version: sheet.version + 1, overall_note };
    const { id, version } = sheet;
    publish(JSON.stringify({ entity: morningRoutine.name, id, version, home: null, resident: mrHale.id }));
  };
  show(
    <FootSlot value={document.body}>
      <RoutineEntry
        entity={morningRoutine}
        context={{ person: mrHale, facts, clock: clockOf('Europe/London') }}
        chosen={{}}
        isShort={false}
        onWhole={() => {}}
        onDetails={() => {}}
        onSaved={() => {}}
      />
    </FootSlot>,
    { rights: [`view_${morningRoutine.name}`, `change_${morningRoutine.name}`] },
  );
  await screen.findByRole('group', { name: 'Wash' });
  saves('Slept late');
  expect(await screen.findByDisplayValue('Slept late')).toBeDefined();
  fireEvent.click(step('Hair').querySelector('input[value="declined"]') as HTMLElement);
  saves('Slept late, ate well');
  expect(await screen.findByText(/^Femi changed this just now\./)).toBeDefined();
  expect(step('Hair').querySelector<HTMLInputElement>('input:checked')?.value).toBe('declined');
});
