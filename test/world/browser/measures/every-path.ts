/** Every page behind the sign-in, and what it says to each role. */
import { expect, type Page } from '@playwright/test';
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import { ask, walkTo, type Entry, type AnsweredRecord } from '../journey.ts';
import { details, refused } from './refused-pages.ts';

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
export async function walkAs(page: Page, role: Role, path: string): Promise<void> {
  await walkTo(page, path);
  await expectWhole(page, { role, path, asks: path in details });
}

/** The same, with a record in the address of a page that is about one. */
export async function walkFilled(page: Page, role: Role, entry: Entry, path: string): Promise<void> {
  const of = details[path]?.of;
  if (!of) return walkAs(page, role, path);
  const [record] = await ask<AnsweredRecord[]>(page, entry, `/api/${of}/?limit=1`);
  await walkTo(page, `${path}?id=${record?.id}`);
  await expectWhole(page, { role, path, asks: false });
}

async function expectWhole(
  page: Page,
  { role, path, asks }: { role: Role; path: string; asks: boolean },
): Promise<void> {
  const refuses = refused[role].includes(path);
  await expect
    .poll(() => said(page, details[path]?.asks), path)
    .toEqual({ path, headings: 1, isTitled: true, hasHeader: true, refuses, asks: asks && !refuses });
}
