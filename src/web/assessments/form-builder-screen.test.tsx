import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersRead, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../kit/house/entity-paths.tsx';
import { entityPaths } from '../entity-paths.ts';
import FormBuilderScreen from './form-builder-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000e1';
const asked = '01900000-0000-7000-8000-0000000000e2';
const choice = (place: number, label: string, score: number) => ({
  id: `01900000-0000-7000-8000-0000000000f${place}`,
  order: place,
  label,
  score,
  is_exclusive: false,
  flag: false,
});
const band = (from: number, to: number, label: string) => ({
  from,
  to,
  label,
  severity: 'info',
  advice: null,
  review_days: null,
});
const form = {
  id,
  version: 1,
  title: 'Hand hygiene',
  code: 'HANDS',
  category: 'other',
  version_label: '1',
  scoring: 'sum',
  formula: null,
  min_score: 0,
  max_score: 3,
  bands: [band(0, 1, 'Low'), band(3, 3, 'High')],
  default_review_days: 30,
  is_self_report: false,
  is_countersigned: false,
  acknowledgement: null,
  licence_status: 'free',
  licence_note: 'Our own words.',
  purpose: null,
  status: 'draft',
  questions: [
    {
      id: asked,
      order: 1,
      section: null,
      text: 'Washes hands',
      help: null,
      kind: 'single',
      unit: null,
      min: null,
      max: null,
      weight: null,
      formula: null,
      is_required: true,
      show_if: null,
      trigger: [],
      choices: [choice(1, 'Always', 0), choice(2, 'Sometimes', 2), choice(3, 'Never', 3)],
    },
  ],
};
const rights = ['view_assessment', 'change_assessment', 'view_question', 'change_question'];

const opened = (held: readonly string[] = rights, draft: object | null = null) => {
  const called = server(({ method, path, body }) => {
    if (draft && method === 'GET' && path.startsWith('/api/draft/form-builder/'))
      return { status: 200, body: { values: draft, id, version: null } };
    if (path === `/api/assessment/${id}/`) return { status: 200, body: { ...form, is_deleted: false } };
    if (path !== `/api/assessment/${id}/content/`) return undefined;
    return { status: 200, body: { form: method === 'POST' ? { ...form, ...body } : form, seen: { [asked]: 4 } } };
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <FormBuilderScreen />
    </EntityPathsProvider>,
    { rights: held, address: `/assessment/possible-answer?form=${id}` },
  );
  return called;
};

test('the check says at once which scores no band covers and how far the score reaches', async () => {
  opened();
  const check = await screen.findByRole('region', { name: 'Check of the form' });
  expect(within(check).getByText(/No band covers the score 2/)).toBeDefined();
  expect(within(check).getByText('Lowest score 0, highest 3.')).toBeDefined();
});

test('a changed question is a draft until it is saved, with the versions that were seen', async () => {
  const { calls } = opened();
  fireEvent.click(await screen.findByRole('button', { name: /1\. Washes hands/ }));
  fireEvent.change(screen.getByLabelText(/^Question/, { selector: 'textarea' }), {
    target: { value: 'Washes hands before meals' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save the questions' }));
  const sent = () => calls.find(({ method, path }) => method === 'POST' && path.endsWith('/content/'))?.body;
  await expect.poll(sent).toMatchObject({ seen: { [asked]: 4 }, questions: [{ text: 'Washes hands before meals' }] });
  await expect.poll(() => screen.queryByRole('button', { name: 'Save the questions' })).toBeNull();
});

test('a draft goes on where it was left, and one that an earlier release saved otherwise is left out', async () => {
  const [question] = form.questions;
  const draft = (part: object) => ({
    questions: [{ ...question, ...part }],
    formula: null,
    seen: { [asked]: 4 },
  });
  opened(rights, draft({ text: 'Washes both hands' }));
  expect(await screen.findByText(/^Draft.* restored$/)).toBeDefined();
  expect(screen.getByRole('button', { name: /1\. Washes both hands/ })).toBeDefined();
  opened(rights, draft({ text: 'Washes both hands', choices: ['Always', 'Never'] }));
  expect(await screen.findByRole('button', { name: /1\. Washes hands/ })).toBeDefined();
  await answersRead();
  expect(screen.queryByText(/^Draft.* restored$/)).toBeNull();
});

test('whoever may not change a form reads its questions and can try it out', async () => {
  opened(['view_assessment', 'view_question']);
  expect((await screen.findAllByText(/Washes hands/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /1\. Washes hands/ })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Try it out' })).toBeDefined();
});
