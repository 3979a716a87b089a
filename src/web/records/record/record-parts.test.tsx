import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import RecordDetailScreen from '../screens/record-detail-screen.tsx';
import RecordListScreen from '../screens/record-list-screen.tsx';

const [form, question] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2'];

test('a form is opened with its questions, and a question is added to that form', async () => {
  const { calls } = server(({ path }) => {
    if (path === `/api/assessment/${form}/`)
      return { status: 200, body: { id: form, version: 1, title: 'Falls', status: 'draft' } };
    if (path.startsWith('/api/question/'))
      return {
        status: 200,
        body: [
          {
            id: question,
            version: 1,
            assessment: form,
            order: 1,
            text: 'Has the person fallen?',
            kind: 'yes_no',
            is_required: true,
          },
        ],
      };
    return undefined;
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <RecordDetailScreen entity="assessment" />
    </EntityPathsProvider>,
    { rights: ['view_assessment', 'view_question', 'add_question'], address: `/assessment/detail?id=${form}` },
  );
  expect((await screen.findByRole('link', { name: /Has the person fallen/ })).getAttribute('href')).toBe(
    `/assessment/possible-answer?of=question&id=${question}`,
  );
  expect(calls.some(({ path }) => path.startsWith('/api/question/?') && path.includes(`assessment=${form}`))).toBe(
    true,
  );
  expect(screen.getByRole('link', { name: 'Add question' }).getAttribute('href')).toBe(
    `/assessment/possible-answer?of=question&assessment=${form}&add=1`,
  );
});

test('from the payments one finds the petty cash and the cash counts, as far as one may see them', async () => {
  server(({ path }) =>
    path.startsWith('/api/petty-cash/')
      ? {
          status: 200,
          body: [
            {
              id: question,
              version: 1,
              home: roseHouse.id,
              voucher_no: 'V-1',
              description: 'Milk',
              amount: 3,
              status: 'draft',
            },
          ],
        }
      : undefined,
  );
  show(
    <EntityPathsProvider value={entityPaths}>
      <RecordListScreen entity="petty_cash" related={['payment', 'petty_cash', 'payments_handover']} />
    </EntityPathsProvider>,
    { rights: ['view_payment', 'view_petty_cash', 'add_petty_cash'], address: '/payment?of=petty_cash' },
  );
  const ways = within(await screen.findByRole('navigation', { name: 'Belonging together' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href'), way.getAttribute('aria-current')])).toEqual([
    ['Payments', '/payment', null],
    ['Petty cash', '/payment?of=petty_cash', 'page'],
  ]);
  expect((await screen.findByRole('link', { name: /V-1|Milk/ })).getAttribute('href')).toBe(
    `/payment?of=petty_cash&id=${question}`,
  );
  expect(screen.getByRole('link', { name: 'Add petty cash' }).getAttribute('href')).toBe(
    '/payment?of=petty_cash&add=1',
  );
});

const [used, choice] = ['01900000-0000-7000-8000-0000000000e3', '01900000-0000-7000-8000-0000000000e4'];
const inForm = (status: string) =>
  server(({ path }) => {
    if (path === `/api/assessment/${used}/`)
      return { status: 200, body: { id: used, version: 2, title: 'Falls', status } };
    if (path === `/api/question/${question}/`)
      return {
        status: 200,
        body: {
          id: question,
          version: 1,
          assessment: used,
          order: 1,
          text: 'Has the person fallen?',
          kind: 'single',
          is_required: true,
        },
      };
    return path === `/api/choice/${choice}/`
      ? {
          status: 200,
          body: { id: choice, version: 1, question, order: 1, label: 'Twice or more', is_exclusive: false, flag: true },
        }
      : undefined;
  });
const rights = ['question', 'choice', 'assessment'].flatMap((name) => [
  `view_${name}`,
  `add_${name}`,
  `change_${name}`,
  `delete_${name}`,
]);
const opened = (entity: string, id: string, more = '') =>
  show(
    <EntityPathsProvider value={entityPaths}>
      <RecordListScreen entity={entity} />
    </EntityPathsProvider>,
    { rights, address: `/assessment/possible-answer?of=${entity}&id=${id}${more}` },
  );

test.each([
  ['question', question, 'Has the person fallen?'],
  ['choice', choice, 'Twice or more'],
])('a %s of a form in use is offered for no change, and says what to do instead', async (entity, id, words) => {
  inForm('published');
  opened(entity, id);
  expect(await screen.findByText(words)).toBeDefined();
  expect(
    await screen.findByText(/This form is in use and stays as it is\. .* can make a new version of it\./),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

test('a question of a draft is changed, and so is what answers it', async () => {
  inForm('draft');
  opened('question', question);
  expect(await screen.findByRole('link', { name: 'Change' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Add possible answer' })).toBeDefined();
});

test('the form of a question that is in use, opened by its address, says why it stays', async () => {
  inForm('published');
  opened('question', question, '&edit=1');
  expect(await screen.findByText('This question stays as it is')).toBeDefined();
});
