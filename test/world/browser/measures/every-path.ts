/** Every page behind the sign-in, and what it says to each role. */
import { expect, type Page } from '@playwright/test';
import contract from '../../../../contract/routes.json' with { type: 'json' };
import { ask, walkTo, type Entry, type AnsweredRecord, type Who } from '../journey.ts';

export const paths = contract.signedIn.routes.map(({ path }) => path).filter((path) => path !== '/lock');

/** These are about one record of a kind: without one they ask which. */
const details: Readonly<Record<string, { readonly of: string; readonly asks: string }>> = {
  '/evaluation/deatil': { of: 'evaluation', asks: 'Choose an evaluation' },
  '/assessment/detail': { of: 'assessment', asks: 'Choose an assessment form' },
  '/supportplan/detail': { of: 'plan', asks: 'Choose a support plan' },
  '/riskassessment/detail': { of: 'risk', asks: 'Choose a risk assessment' },
  '/resident/detail': { of: 'resident', asks: 'Choose a resident' },
  '/resident/edit-inventory': { of: 'inventory', asks: 'Choose a belonging' },
};

/** What each role is told it has no right to, as the permission matrix has it. */
const refused: Readonly<Record<Who, readonly string[]>> = {
  admin: ['/payment/add-payment'],
  manager: ['/home/add-home'],
  senior: ['/home/add-home', '/staff/add-staff'],
  carer: [
    '/home/add-home',
    '/staff/add-staff',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/resdient/add-resdient',
    '/note/deleted-notes',
  ],
  agency: [
    '/home/add-home',
    '/appointment/add-appointment',
    '/evaluation/add-evaluation',
    '/attacthment/upload',
    '/staff/add-staff',
    '/assessment/detail',
    '/assessment/possible-answer',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/resdient/add-resdient',
    '/resident/add-inventory',
    '/note/deleted-notes',
    '/payment',
    '/payment/add-payment',
    '/confidential-info',
    '/confidential-list',
  ],
  auditor: [
    '/home/add-home',
    '/appointment/add-appointment',
    '/evaluation/add-evaluation',
    '/attacthment/upload',
    '/staff/add-staff',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/suggesion/add-suggestion',
    '/resdient/add-resdient',
    '/resident/add-inventory',
    '/note/add-note',
    '/payment/add-payment',
    '/body-map/add',
  ],
};

/** The pages that somebody is refused: only there roles differ in more than in what their lists hold. */
export const guarded = paths.filter((path) => Object.values(refused).some((none) => none.includes(path)));

/** What a page says of itself, asked in one go. */
const said = (page: Page, question: string | undefined) =>
  page.evaluate(
    (ask) => ({
      path: location.pathname,
      headings: document.querySelectorAll('h1').length,
      isTitled: document.title.endsWith(' · Hearth'),
      hasHeader: document.querySelector('header') !== null,
      refuses: [...document.querySelectorAll('h1, h2')].some(({ textContent }) =>
        textContent?.startsWith('You do not have the right to'),
      ),
      asks: [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === ask),
    }),
    question,
  );

/** Goes on to a page and finds it whole: one heading, a title, the header, and the refusal or the question that is meant for this role. */
export async function walkAs(page: Page, who: Who, path: string): Promise<void> {
  await walkTo(page, path);
  await expectWhole(page, { who, path, asks: path in details });
}

/** The same, with a record in the address of a page that is about one. */
export async function walkFilled(page: Page, who: Who, entry: Entry, path: string): Promise<void> {
  const of = details[path]?.of;
  if (!of) return walkAs(page, who, path);
  const [record] = await ask<AnsweredRecord[]>(page, entry, `/api/${of}/?limit=1`);
  await walkTo(page, `${path}?id=${record?.id}`);
  await expectWhole(page, { who, path, asks: false });
}

async function expectWhole(page: Page, { who, path, asks }: { who: Who; path: string; asks: boolean }): Promise<void> {
  const refuses = refused[who].includes(path);
  await expect
    .poll(() => said(page, details[path]?.asks), path)
    .toEqual({ path, headings: 1, isTitled: true, hasHeader: true, refuses, asks: asks && !refuses });
}
