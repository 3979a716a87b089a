/** Plans as journeys begin with them, and the steps that every plan, risk and evaluation goes through. */
import { expect, type Page } from '@playwright/test';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { post, type AnsweredRecord, type Entry } from './journey.ts';

const today = localDay(new Date().toISOString(), 'Europe/London');

export const planPath = (id: string, more = ''): string => `/supportplan/detail?id=${id}${more}`;

export const draftPlan = (page: Page, author: Entry, given: object): Promise<AnsweredRecord> =>
  post(page, author, '/api/plan/', {
    capacity_basis: 'person_consents',
    involved: [{ name: 'Ann', role: 'Key worker' }],
    start_date: today,
    review_date: addDays(today, 28),
    confirmed_warnings: ['goal_without_measure', 'review_over_a_month'],
    ...given,
  });

/** Submitted by its author and approved by another. */
export async function planInForce(
  page: Page,
  { author, approver }: { readonly author: Entry; readonly approver: Entry },
  given: object,
): Promise<AnsweredRecord> {
  const draft = await draftPlan(page, author, given);
  const sent = await page.request.patch(`/api/plan/${draft.id}/`, {
    headers: { Authorization: `Token ${author.token}` },
    data: { version: draft['version'], status: 'awaiting_approval' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { version } = (await sent.json()) as { readonly version: number };
  return post(page, approver, `/api/plan/${draft.id}/approve/`, { version });
}
