import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { file, longText, must } from '#domain/kit/vocabulary/fields.ts';
import { server, show, type Reply, write } from '#world/browser/web-page.tsx';
import { useState } from 'react';
import { create } from '../../api/api.ts';
import { AskingDialog } from './asking-dialog.tsx';
import { ShortForm } from './short-form.tsx';

const record = '01900000-0000-7000-8000-0000000000dd';
const photo = '01900000-0000-7000-8000-0000000000ee';
const path = `/api/draft/addition/?record=${record}`;
const fields = { text: must(longText('What is added', { max: 4000 })) };

/** A server that stores one draft, as the real one does. */
function storing(): Reply {
  let draft: unknown = null;
  return ({ method, path: asked, body }) => {
    if (asked === '/api/addition/') return { status: 201, body: { id: 'x', version: 1 } };
    if (asked !== path) return undefined;
    if (method === 'PUT') draft = { ...body, saved_at: new Date().toISOString() };
    if (method === 'DELETE') draft = null;
    return { status: 200, body: draft };
  };
}

function Report() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add to the report
      </button>
      {isOpen && (
        <AskingDialog
          title="Add"
          verb="Add it"
          fields={fields}
          draft={{ form: 'addition', record }}
          act={(values) => create('/api/addition/', values)}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Add to the report' }));
const field = () => screen.findByLabelText<HTMLTextAreaElement>(/What is added/);

test('what was typed in a dialog is there again when it was closed, and can be thrown away', async () => {
  server(storing());
  show(<Report />);
  await open();
  await write(await field(), 'She slept until noon');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(await screen.findByText(/^Draft .*restored$/)).toBeDefined();
  expect((await field()).value).toBe('She slept until noon');
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  await waitFor(async () => expect((await field()).value).toBe(''));
});

test('a doubt is confirmed for what was typed, and for nothing that is typed after it', async () => {
  const { calls } = server(({ path: asked }) =>
    asked === '/api/addition/' ? { status: 400, body: { warnings: { text: ['short: Is that all?'] } } } : undefined,
  );
  show(
    <ShortForm fields={fields} verb="Add it" act={(values) => create('/api/addition/', values)} onDone={() => {}} />,
  );
  const sent = () => calls.filter(({ path: asked }) => asked === '/api/addition/').map(({ body }) => body);
  await userEvent.type(await field(), 'Slept');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByRole('button', { name: 'It is right, add it' })).toBeDefined();
  await userEvent.type(await field(), ' badly');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(sent()).toEqual([{ text: 'Slept' }, { text: 'Slept badly' }]));
});

test('what was sent is no draft any more', async () => {
  server(storing());
  show(<Report />);
  await open();
  await write(await field(), 'She slept until noon');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect((await field()).value).toBe('');
});

test('what is typed while a photo is on its way stays when it has arrived', async () => {
  const { calls } = server(storing());
  const answered = Promise.withResolvers<Response>();
  const elsewhere = fetch;
  const page = new File(['a page'], 'page.pdf', { type: 'application/pdf' });
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    if (asked.startsWith('/api/upload/')) return Promise.resolve(Response.json({ received: page.size }));
    return asked === '/api/attachment/' ? answered.promise : elsewhere(asked, init);
  });
  show(
    <ShortForm
      fields={{ ...fields, photo: file('Photo') }}
      verb="Add it"
      act={(values) => create('/api/addition/', values)}
      onDone={() => {}}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), page);
  await write(await field(), 'She slept until noon');
  answered.resolve(
    new Response(JSON.stringify({ id: photo }), { status: 201, headers: { 'Content-Type': 'application/json' } }),
  );
  expect(await screen.findByRole('button', { name: 'Choose another' })).toBeDefined();
  expect((await field()).value).toBe('She slept until noon');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(calls.find(({ path: asked }) => asked === '/api/addition/')?.body).toEqual({
      text: 'She slept until noon',
      photo,
    }),
  );
});
