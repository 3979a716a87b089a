import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { filled } from '#world/records/filled.ts';
import { mrHale, server, show, write } from '#world/browser/web-page.tsx';
import { recording } from '../state/recording.ts';
import { StrikeOutDialog } from './strike-out-dialog.tsx';

function open(entity: Entity = fluidIntake) {
  const record = {
    ...filled(entity, { resident: mrHale.id, amount_ml: 250, offered_ml: 250, fluid_type: 'tea', edit_reason: 'typo' }),
  };
  const { calls } = server(({ method, body }) =>
    method === 'PATCH' ? { status: 200, body: { ...record, ...body, version: 2 } } : undefined,
  );
  const onDone = vi.fn<(changed: unknown) => void>();
  show(<StrikeOutDialog entity={entity} record={record} onDone={onDone} onClose={() => {}} />, {});
  const sent = () => calls.find(({ method }) => method === 'PATCH')?.body;
  return { sent, onDone };
}
const because = async (reason: string) => userEvent.click(await screen.findByRole('radio', { name: reason }));
const strike = () => userEvent.click(screen.getByRole('button', { name: /^Strike out/ }));

test('a reason is enough, and words go with it', async () => {
  const { sent, onDone } = open();
  await because('Written down twice');
  await write(screen.getByLabelText(/^Why/), 'Joy had it already');
  await strike();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()).toMatchObject({ is_deleted: true, deletion_reason: 'Written down twice: Joy had it already' });
});

test('another reason says which', async () => {
  const { sent } = open();
  await because('Another reason');
  await strike();
  expect(await screen.findByText('Why is needed.')).toBeDefined();
  expect(sent()).toBeUndefined();
});

test('what was written about the wrong person goes on to the right one, with nothing of whose it was', async () => {
  const { onDone } = open();
  await because('Wrong resident');
  await strike();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter it for the right person' }));
  expect(onDone).toHaveBeenCalled();
  const asked = recording.get();
  expect(asked).toMatchObject({ way: 'sheet', kind: 'fluid_intake', copy: { amount_ml: 250, fluid_type: 'tea' } });
  for (const name of ['resident', 'recorded_by', 'recorded_at', 'edit_reason'])
    expect(asked && 'copy' in asked ? asked.copy : null).not.toHaveProperty(name);
});

test('a sheet of the day is not carried over: the right person has one of their own', async () => {
  const { onDone } = open(sleep);
  await because('Wrong resident');
  await strike();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Enter it for the right person' })).toBeNull();
});
