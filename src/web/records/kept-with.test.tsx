import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/web-page.tsx';
import { WhereProvider } from '../kit/where.tsx';
import { where } from '../routes.tsx';
import RecordDetailScreen from './record-detail-screen.tsx';
import RecordListScreen from './record-list-screen.tsx';

const [form, question] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2'];

test('a form is opened with its questions, and a question is added to that form', async () => {
  const { calls } = server(({ path }) => {
    if (path === `/api/assessment/${form}/`) return { status: 200, body: { id: form, version: 1, title: 'Falls', status: 'draft' } };
    if (path.startsWith('/api/question/')) return { status: 200, body: [{ id: question, version: 1, assessment: form, order: 1, text: 'Has the person fallen?', kind: 'yes_no', is_required: true }] };
    return undefined;
  });
  show(<WhereProvider value={where}><RecordDetailScreen entity="assessment" /></WhereProvider>, { rights: ['view_assessment', 'view_question', 'add_question'], address: `/assessment/detail?id=${form}` });
  expect((await screen.findByRole('link', { name: /Has the person fallen/ })).getAttribute('href')).toBe(`/assessment/possible-answer?of=question&id=${question}`);
  expect(calls.some(({ path }) => path.startsWith('/api/question/?') && path.includes(`assessment=${form}`))).toBe(true);
  expect(screen.getByRole('link', { name: 'Add question' }).getAttribute('href')).toBe(`/assessment/possible-answer?of=question&assessment=${form}&add=1`);
});

test('from the payments one finds the petty cash and the cash counts, as far as one may see them', async () => {
  server(({ path }) => (path.startsWith('/api/petty-cash/') ? { status: 200, body: [{ id: question, version: 1, home: roseHouse.id, voucher_no: 'V-1', description: 'Milk', amount: 3, status: 'draft' }] } : undefined));
  show(<WhereProvider value={where}><RecordListScreen entity="petty_cash" kin={['payment', 'petty_cash', 'payments_handover']} /></WhereProvider>, { rights: ['view_payment', 'view_petty_cash', 'add_petty_cash'], address: '/payment?of=petty_cash' });
  const ways = within(await screen.findByRole('navigation', { name: 'Belonging together' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href'), way.getAttribute('aria-current')])).toEqual([['Payments', '/payment', null], ['Petty cash', '/payment?of=petty_cash', 'page']]);
  expect((await screen.findByRole('link', { name: /V-1|Milk/ })).getAttribute('href')).toBe(`/payment?of=petty_cash&id=${question}`);
  expect(screen.getByRole('link', { name: 'Add petty cash' }).getAttribute('href')).toBe('/payment?of=petty_cash&add=1');
});
