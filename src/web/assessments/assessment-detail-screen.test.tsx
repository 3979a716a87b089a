import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AssessmentSheet, StoredAnswer } from '#domain/assessments/filling/assessment-sheet.ts';
import { noAnswer } from '#domain/assessments/filling/given-answers.ts';
import { answersRead, ann, mrHale, server, show, write, type Call } from '#world/browser/web-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { eventSource } from '#world/browser/event-source.ts';
import { fallsForm } from '#world/records/falls-form.ts';
import AssessmentDetailScreen from './assessment-detail-screen.tsx';

const form = fallsForm();
const rights = ['view_assessment_result', 'add_assessment_result', 'add_answer', 'complete_own_assessment_result'];
const resultId = '01900000-0000-7000-8000-0000000000e1';
const empty: AssessmentSheet = {
  form,
  person: { id: mrHale.id, name: 'Arthur Hale', baseline_news2: null },
  result: null,
  answers: [],
  earlier: null,
  past: [],
  begun: null,
  may_fill: true,
  who_can: 'A senior can do this.',
};
const stored = (question: string, choices: string[], version: number, by = 'Ben Okoro'): StoredAnswer => ({
  ...noAnswer,
  id: `a-${question}`,
  question,
  choices,
  version,
  by,
  updated_at: '2026-03-01T09:00:00.000Z',
});
const result = {
  id: resultId,
  version: 1,
  assessment: form.id,
  resident: mrHale.id,
  status: 'in_progress',
  assessed_at: '2026-03-01T08:00:00.000Z',
  assessed_by: ann.id,
  names: {},
};
const begin = (
  reply: (call: Call) => { status: number; body: unknown } | undefined,
  sheet: object = empty,
  query = `form=${form.id}&resident=${mrHale.id}`,
) => {
  const asked = server((call) => {
    const answer = reply(call);
    if (answer) return answer;
    return call.path.includes('/sheet/') ? { status: 200, body: sheet } : undefined;
  });
  const { router } = show(<AssessmentDetailScreen />, { rights, address: `/assessment/detail?${query}` });
  return { ...asked, router };
};
const sent = (calls: readonly Call[], end: string) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

test('the first step keeps what was answered in the record, under an assessment that begins with it', async () => {
  const { calls } = begin(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/assessment-result/')) return { status: 201, body: result };
    if (method === 'POST' && path.endsWith('/answers/'))
      return { status: 200, body: { answers: [stored('q1', ['q1-no'], 1)], conflicts: [] } };
    return undefined;
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  expect(sent(calls, '/assessment-result/')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next: Now' }));
  await waitFor(() =>
    expect(sent(calls, '/answers/')[0]?.body).toMatchObject({
      answers: [{ question: 'q1', choices: ['q1-no'], version: null }],
    }),
  );
  expect(sent(calls, '/assessment-result/')[0]?.body).toMatchObject({ assessment: form.id, resident: mrHale.id });
});

test('what the answers of last time are for is said until the first step is left, and their date stays', async () => {
  const past = { ...result, assessed_at: '2026-02-01T08:00:00.000Z', total: null, band: null };
  begin(() => undefined, { ...empty, earlier: { result: past, form, answers: [] } });
  expect(await screen.findByText(/^Last time: .*never ticked for you\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Next: Now' }));
  expect(screen.getByText(/^Last time: /).textContent).not.toMatch(/ticked/);
});

test('answers that were just saved stay answered while their address is written', async () => {
  const { router } = begin(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/assessment-result/')) return { status: 201, body: result };
    if (method === 'POST' && path.endsWith('/answers/'))
      return { status: 200, body: { answers: [stored('q1', ['q1-no'], 1)], conflicts: [] } };
    const now = { ...empty, result, answers: [stored('q1', ['q1-no'], 1)] };
    return path.includes(`${resultId}/sheet/`) ? { status: 200, body: now } : undefined;
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  const score = screen.getByLabelText('Score so far');
  expect(score.textContent).toContain('1 of 2 answered');
  const seen: string[] = [];
  const changes = new MutationObserver(() => seen.push(score.textContent ?? ''));
  changes.observe(score, { subtree: true, childList: true, characterData: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on later' }));
  await waitFor(() => expect(router.state.location.search).toContain(resultId));
  changes.disconnect();
  expect(seen).toEqual([]);
});

test('what was answered is there again, and one goes on with the first section that is not answered', async () => {
  const mine = { q1: { ...noAnswer, choices: ['q1-no'] } };
  begin(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/draft/assessment/')
      ? {
          status: 200,
          body: { values: { mine, seen: { q1: null } }, id: resultId, version: null, saved_at: '2026-03-01T09:00:00Z' },
        }
      : undefined,
  );
  expect(await screen.findByText(/^Draft.* restored$/)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Now' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeDefined();
});

test('of a draft that an earlier release saved otherwise, only what is still an answer is taken up', async () => {
  const answered = { ...noAnswer, choices: ['q1-no'] };
  const drafted = (mine: object) =>
    begin(({ method, path }) =>
      method === 'GET' && path.startsWith('/api/draft/assessment/')
        ? { status: 200, body: { values: { mine, seen: { q1: 'one' } }, id: resultId, version: null } }
        : undefined,
    );
  drafted({ q1: answered, q2: 'no', q3: { choice: 'q3-yes' } });
  expect(await screen.findByText(/^Draft.* restored$/)).toBeDefined();
  expect(screen.getByLabelText('Score so far').textContent).toContain('1 of 2 answered');
  drafted({ q1: 'no' });
  expect(await screen.findByRole('radio', { name: 'No', checked: false })).toBeDefined();
  await answersRead();
  expect(screen.queryByText(/^Draft.* restored$/)).toBeNull();
});

test('what is still open is looked over and found before it is completed with a summary', async () => {
  const answered = [stored('q1', ['q1-no'], 1)];
  const { calls } = begin(
    ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/answers/'))
        return { status: 200, body: { answers: [...answered, stored('q3', ['q3-yes'], 1)], conflicts: [] } };
      return method === 'POST' && path.endsWith('/complete/')
        ? { status: 200, body: { ...result, version: 2, status: 'complete' } }
        : undefined;
    },
    { ...empty, result, answers: answered },
    `result=${resultId}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Next: Look over and complete' }));
  expect(screen.getByText('1 question has no answer yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Unsteady.*no answer yet/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Look over and complete' }));
  await write(screen.getByRole('textbox', { name: /Summary/ }), 'Walks with a stick.');
  await userEvent.click(screen.getByRole('button', { name: 'Complete for Arthur Hale' }));
  await waitFor(() =>
    expect(sent(calls, '/complete/')[0]?.body).toMatchObject({ version: 1, summary: 'Walks with a stick.' }),
  );
});

const past = { id: 'p1', assessed_at: '2026-02-01T08:00:00.000Z', total: 0, band: 'Low risk', status: 'complete' };
const finished = {
  ...empty,
  form: { ...form, is_countersigned: true },
  result: { ...result, version: 2, status: 'complete', total: 4, band: 'High risk', summary: 'Slipped once.' },
  answers: [stored('q1', ['q1-yes'], 1), stored('q3', ['q3-yes'], 1)],
  earlier: { result: past, form, answers: [stored('q1', ['q1-no'], 1), stored('q3', ['q3-yes'], 1)] },
};

test('a result says what it came to, what to do, and what changed, and waits for somebody else to sign', async () => {
  begin(() => undefined, finished);
  expect((await screen.findByLabelText('Score 4')).textContent).toBe('4 of 20');
  expect(screen.getByText('Write a plan.')).toBeDefined();
  expect(screen.getByText('+4 since last time')).toBeDefined();
  expect(screen.getByText('Up 2, was “No”')).toBeDefined();
  expect(screen.getByText(/Waits to be countersigned/)).toBeDefined();
  await expectSoundStructure();
});

test('a result that waits is shown as countersigned as soon as a colleague has signed it', async () => {
  let sheet = finished;
  begin(({ path }) => (path.includes('/sheet/') ? { status: 200, body: sheet } : undefined));
  await screen.findByText(/Waits to be countersigned/);
  const stream = eventSource();
  stream.open();
  sheet = { ...finished, result: { ...finished.result, version: 3, status: 'countersigned' } };
  stream.change({ entity: 'assessment_result', id: resultId, version: 3, home: null, resident: mrHale.id });
  expect(await screen.findByText('Countersigned')).toBeDefined();
  stream.end();
});

test('whoever may countersigns what somebody else assessed', async () => {
  const { calls } = server(({ method, path, body }) => {
    if (method === 'PATCH') return { status: 200, body: { ...finished.result, ...body, version: 3 } };
    const sheet = { ...finished, result: { ...finished.result, assessed_by: mrHale.id } };
    return path.includes('/sheet/') ? { status: 200, body: sheet } : undefined;
  });
  show(<AssessmentDetailScreen />, {
    rights: [...rights, 'countersign_assessment_result'],
    address: `/assessment/detail?result=${resultId}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Countersign' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Countersign' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 2, status: 'countersigned' }),
  );
});

test('where somebody else answered otherwise meanwhile both answers stand, and one is chosen', async () => {
  const { calls } = begin(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/assessment-result/')) return { status: 201, body: result };
    if (method === 'POST' && path.endsWith('/answers/'))
      return { status: 200, body: { answers: [stored('q1', ['q1-yes'], 4)], conflicts: ['q1'] } };
    return path.includes(`${resultId}/sheet/`)
      ? { status: 200, body: { ...empty, result, answers: [stored('q1', ['q1-yes'], 4)] } }
      : undefined;
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on later' }));
  expect((await screen.findByText(/Ben Okoro answered “Yes”/)).textContent).toContain('Which answer counts?');
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on later' }));
  await waitFor(() =>
    expect(sent(calls, '/answers/').at(-1)?.body).toMatchObject({ answers: [{ choices: ['q1-no'], version: 4 }] }),
  );
});

test('one that was begun already is offered before another is begun', async () => {
  begin(() => undefined, {
    ...empty,
    begun: { id: resultId, by: 'Ben Okoro', at: '2026-03-01T08:00:00.000Z', is_mine: false },
  });
  const way = await screen.findByRole('link', { name: 'Go on with it' });
  expect(way.getAttribute('href')).toBe(`/assessment/detail?result=${resultId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(await screen.findByRole('radio', { name: 'No' })).toBeDefined();
});

test('whoever is answering stays at the question, although the house is sent meanwhile that it was begun', async () => {
  const now = { ...empty, begun: null as AssessmentSheet['begun'] };
  const { calls } = begin(() => undefined, now);
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  const reads = () => calls.filter(({ path }) => path.includes('/sheet/')).length;
  const stream = eventSource();
  stream.open();
  await waitFor(() => expect(reads()).toBe(2));
  now.begun = { id: resultId, by: 'Ann Lee', at: '2026-03-01T08:00:00.000Z', is_mine: true };
  stream.change({ entity: 'assessment_result', id: resultId, version: 1, home: null, resident: mrHale.id });
  await waitFor(() => expect(reads()).toBe(3));
  await new Promise(requestAnimationFrame);
  expect(screen.queryByText('This has been begun already')).toBeNull();
  expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeDefined();
  stream.end();
});

test('whoever does not fill in this form is told who can', async () => {
  begin(() => undefined, { ...empty, may_fill: false });
  expect(await screen.findByText('A senior can do this.')).toBeDefined();
});
