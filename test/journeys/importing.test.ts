import type { Page } from '@playwright/test';
import { workbookOf } from '#world/server/workbook.ts';
import { arriveWith, atDesk, expect, goOn, post, signIn, signInWith, test } from '#world/browser/journey.ts';
import { newColleague } from '#world/browser/steps/colleague.ts';

/** Letters that no other journey uses. */
const letters = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (one) => String.fromCharCode(97 + (one % 26))).join('');

const line = (page: Page, number: number) => page.getByRole('listitem', { name: new RegExp(`^Line ${number}\\b`) });

async function mend(page: Page, number: number, label: string, text: string): Promise<void> {
  const cell = line(page, number).getByLabel(label, { exact: true });
  if ((await cell.evaluate((one) => one.tagName)) === 'SELECT') await cell.selectOption(text);
  else await cell.fill(text);
}

/** A file that somebody has worked on stays, so nobody else may be at work in this house. */
async function newHouse(page: Page, name: string): Promise<string> {
  const admin = await signIn(page, 'admin');
  const house = `Quince ${name}`;
  await post(page, admin, '/api/home/', {
    name: house,
    provider_name: 'Hearth Care',
    address_line1: '3 Orchard Way',
    town: 'Leeds',
    postcode: 'LS8 3AA',
    phone: '0113 496 0188',
    max_residents: 12,
    confirmed_warnings: ['no_registered_manager'],
  });
  return house;
}

async function checkAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Every line is right')).toBeVisible();
}

async function undo(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: `Undo ${file}` }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.locator('li', { hasText: file })).toContainText('Taken out again by');
}

test(
  'On her first day a manager brings in twelve residents and twenty staff, mends ten mistakes, and takes them out again',
  atDesk,
  async ({ page }, info) => {
    const name = letters();
    const house = await newHouse(page, name);
    await arriveWith(page, await signInWith(page, await newColleague(page, info, 'Manager', house)), house);
    const surname = (at: number) => `Q${name}${String.fromCharCode(97 + at)}`;

    const people = Array.from({ length: 12 }, (_, at) => [
      'Ada',
      surname(at),
      `${at + 1}/04/1940`,
      'F',
      '01/05/2025',
      'Dr Moor',
      '020 7946 0018',
      'NKDA',
    ]);
    const mistaken = [
      [1, 2, '31/02/1940'],
      [3, 0, ''],
      [5, 3, 'Lady'],
      [6, 6, '12'],
      [8, 4, 'soon'],
    ] as const;
    const wrong = people.map((cells, at) =>
      mistaken.reduce((now, [row, place, text]) => (row === at ? now.with(place, text) : now), cells),
    );
    const headings = ['Forename', 'Surname', 'DOB', 'Sex', 'Date of admission', 'Doctor', 'GP phone', 'Allergies'];
    const csv = [headings, ...wrong].map((cells) => cells.join(';')).join('\r\n');

    await page.goto('/resident');
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Bring in from a spreadsheet' }).click();
    const residents = `residents-${name}.csv`;
    await page
      .getByLabel('Spreadsheet', { exact: true })
      .setInputFiles({ name: residents, mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('12 lines need you')).toBeVisible();
    await mend(page, 3, 'Date of birth', '28/02/1940');
    await mend(page, 5, 'First name', 'Bea');
    await mend(page, 7, 'Gender', 'Female');
    await mend(page, 8, 'GP phone', '020 7946 0019');
    await mend(page, 10, 'Moved in on', '2 June 2025');
    await page.getByRole('button', { name: /^12 lines without NHS number or code/ }).click();
    await checkAgain(page);
    await page.getByRole('button', { name: 'Bring in 12 lines' }).click();
    await expect(page.getByText('12 lines brought in')).toBeVisible();
    await page.getByRole('link', { name: 'Open residents' }).click();
    await expect(page.getByText(surname(11)).first()).toBeVisible();

    const staff = Array.from({ length: 20 }, (_, at) => [
      'Max',
      surname(at),
      'Support worker',
      `${name}${at}@example.org`,
      '07700 900123',
      '01/02/2024',
    ]);
    const slips = [
      [0, 3, 'nowhere'],
      [4, 4, '12'],
      [9, 2, 'Wizard'],
      [14, 5, 'soon'],
      [19, 1, ''],
    ] as const;
    const slipped = staff.map((cells, at) =>
      slips.reduce((now, [row, place, text]) => (row === at ? now.with(place, text) : now), cells),
    );
    const book = workbookOf({
      rows: [['Forename', 'Surname', 'Position', 'Email', 'Mobile', 'Date started'], ...slipped],
    });
    const colleagues = `staff-${name}.xlsx`;
    await goOn(page, '/house-overview?import=staff');
    await page
      .getByLabel('Spreadsheet', { exact: true })
      .setInputFiles({ name: colleagues, mimeType: 'application/octet-stream', buffer: book });
    await expect(page.getByText('5 lines need you')).toBeVisible();
    await mend(page, 2, 'E-mail', `${name}0@example.org`);
    await mend(page, 6, 'Phone', '07700 900124');
    await mend(page, 11, 'Role', 'Support worker');
    await mend(page, 16, 'Start date', '1 March 2024');
    await mend(page, 21, 'Last name', surname(19));
    await checkAgain(page);
    await page.getByRole('button', { name: 'Bring in 20 lines' }).click();
    await expect(page.getByText('20 lines brought in')).toBeVisible();

    await undo(page, colleagues);
    await undo(page, residents);
    await goOn(page, '/resident');
    await expect(page.getByRole('heading', { level: 1, name: 'Residents' })).toBeVisible();
    await expect(page.getByText(surname(11))).toHaveCount(0);
  },
);
