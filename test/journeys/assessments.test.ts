import { v7 } from 'uuid';
import type { Page } from '@playwright/test';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import { finger, keys } from '#world/browser/hand.ts';
import { pressAt } from '#world/browser/without-a-mouse.ts';
import {
  arrive,
  ask,
  beside,
  enter,
  expect,
  ownResident,
  post,
  signIn,
  test,
  type AnsweredRecord,
  type Entry,
} from '#world/browser/journey.ts';

const zone = 'Europe/London';
const longAgo = momentAt(addDays(localDay(new Date().toISOString(), zone), -60), '10:00', zone);

/** A form of this journey's own: whoever answers yes is asked on, and somebody must know at once. */
async function publishedForm(page: Page, title: string) {
  const office = await signIn(page, 'admin');
  const form = await post(page, office, '/api/assessment/', {
    title,
    code: title.slice(-12),
    category: 'other',
    licence_note: 'Our own.',
    licence_status: 'free',
    scoring: 'sum',
    min_score: 0,
    max_score: 4,
    is_countersigned: true,
    who_may_complete: ['senior', 'manager'],
    default_review_days: 28,
    bands: [
      { from: 0, to: 1, label: 'Steady', severity: 'info' },
      { from: 2, to: 4, label: 'Unsteady', severity: 'high', advice: 'Walk beside the person.' },
    ],
  });
  const asking = (order: number, text: string, more: object) =>
    post(page, office, '/api/question/', { assessment: form.id, order, text, kind: 'single', ...more });
  const offering = (question: AnsweredRecord, order: number, label: string, score: number) =>
    post(page, office, '/api/choice/', { question: question.id, order, label, score });
  const fallen = await asking(1, 'Fallen this week?', {
    section: 'History',
    trigger: [{ when: 2, severity: 'high', message: 'Tell the shift lead now.' }],
  });
  const no = await offering(fallen, 1, 'No', 0);
  const yes = await offering(fallen, 2, 'Yes', 2);
  await asking(2, 'What happened?', {
    section: 'History',
    kind: 'text',
    show_if: { question: fallen.id, choice: yes.id },
  });
  const aid = await asking(3, 'Uses a stick?', { section: 'Now' });
  const without = await offering(aid, 1, 'Never', 0);
  await offering(aid, 2, 'Always', 1);
  await post(page, office, `/api/assessment/${form.id}/publish/`, { version: form['version'] });
  const quiet = [
    { question: fallen.id, choices: [no.id] },
    { question: aid.id, choices: [without.id] },
  ];
  return { form, quiet };
}

async function assessed(page: Page, senior: Entry, given: object, answers: readonly object[]) {
  const result = await post(page, senior, '/api/assessment-result/', { id: v7(), ...given });
  await post(page, senior, `/api/assessment-result/${result.id}/answers/`, { answers });
  await post(page, senior, `/api/assessment-result/${result.id}/complete/`, {
    version: result['version'],
    summary: 'Walked well.',
  });
}

/** How many alerts stand that one assessment raised. */
const activeAlerts = async (page: Page, entry: Entry, resident: string, result: string) =>
  (await ask<AnsweredRecord[]>(page, entry, `/api/reminder/?resident=${resident}&limit=200`)).filter(
    (alert) =>
      alert['rule_code'] === 'ASM-1' &&
      alert['status'] === 'active' &&
      JSON.stringify(alert['linked_object']).includes(result),
  ).length;

test('What is due is begun, branches, outlives a reload, is completed, countersigned by another, and its alert ends with a better result', async ({
  page,
  browser,
}, info) => {
  const senior = await arrive(page, 'senior');
  const resident = await ownResident(page, senior, info, 2);
  const title = `Walking ${crypto.randomUUID().slice(0, 8)}`;
  const { form, quiet } = await publishedForm(page, title);
  const about = { assessment: form.id, resident: resident.id };
  await assessed(page, senior, { ...about, assessed_at: longAgo }, quiet);

  await enter(page, 'senior', { path: `/assessment?resident=${resident.id}` });
  const hand = info.project.name === 'phone' ? finger(page, info) : keys(page);
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Overdue');
  const begin = line.getByRole('link', { name: /^Begin/ });
  await (info.project.name === 'phone' ? begin.click() : pressAt(page, begin, 'Enter'));
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Last time', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const whatHappened = page.getByRole('textbox', { name: /What happened/ });
  await expect(whatHappened).toHaveCount(0);
  await hand.choose(page.getByRole('radio', { name: 'Yes' }));
  await expect(page.getByText('Tell the shift lead now.')).toBeVisible();
  await hand.type(whatHappened, 'Slipped on the step.');
  await page.reload();
  await expect(page.getByText(/^Draft.* restored$/)).toBeVisible();
  // The first section is answered, so that one goes on with the second.
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Back', exact: true }));
  await expect(whatHappened).toHaveValue('Slipped on the step.');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await hand.press(page.getByRole('button', { name: 'Next: Now' }));
  await expect(page).toHaveURL(/result=/);
  const result = new URL(page.url()).searchParams.get('result') ?? '';
  await expect.poll(() => activeAlerts(page, senior, resident.id, result)).toBe(1);
  await hand.press(page.getByRole('button', { name: 'Next: Look over and complete' }));
  await expect(page.getByText('1 question has no answer yet')).toBeVisible();
  await hand.press(page.getByRole('button', { name: /Uses a stick.*no answer yet/ }));
  await hand.choose(page.getByRole('radio', { name: 'Always' }));
  await expect(page.getByLabel('Score so far')).toContainText('Score so far 3');
  await hand.press(page.getByRole('button', { name: 'Next: Look over and complete' }));
  await hand.type(page.getByRole('textbox', { name: /Summary/ }), 'Slipped once; walks with a stick.');
  await hand.press(page.getByRole('button', { name: /^Complete for/ }));
  await expect(page.getByLabel('Score 3')).toBeVisible();
  await expect(page.getByText('Walk beside the person.')).toBeVisible();
  await expect(page.getByText('+3 since last time')).toBeVisible();
  await expect(page.getByText('Up 2, was “No”')).toBeVisible();
  await expect(page.getByText(/Waits to be countersigned/)).toBeVisible();
  await expectAccessible(page);

  const { pathname, search } = new URL(page.url());
  const desk = await beside(browser, page, 'manager', { path: `${pathname}${search}` });
  await desk.getByRole('button', { name: 'Countersign', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Countersign', exact: true }).click();
  await expect(page.getByText('Countersigned', { exact: true })).toBeVisible();
  await desk.context().close();

  await assessed(page, senior, about, quiet);
  await expect.poll(() => activeAlerts(page, senior, resident.id, result)).toBe(0);
});
