import type { Browser, Page, TestInfo } from '@playwright/test';
import { addApp, takeRecoveryCodes } from '#world/browser/steps/authenticator-app.ts';
import { choose, firstLink, makeHouse, setPassword } from '#world/browser/steps/first-start.ts';
import { atDesk, expect, newMessages, test } from '#world/browser/journey.ts';
import { startProduct } from '#world/server/running-product.ts';

/** One part of the day. How long it took is written down, not checked: what a person waits for is measured by the bench. */
async function stage<T>(info: TestInfo, name: string, act: () => Promise<T>): Promise<T> {
  return test.step(name, async () => {
    const begun = performance.now();
    const result = await act();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    info.annotations.push({ type: 'first day', description: `${name}: ${seconds} s` });
    return result;
  });
}

/** A device of its own for each person; what breaks on it breaks the journey. */
async function device(browser: Browser, baseURL: string, size: { width: number; height: number; hasTouch: boolean }) {
  const { hasTouch, ...viewport } = size;
  const page = await (await browser.newContext({ baseURL, viewport, hasTouch })).newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  return { page, broken };
}
const desk = { width: 1440, height: 900, hasTouch: false };
const phone = { width: 390, height: 844, hasTouch: true };

async function comeInFirst(owner: Page, link: string): Promise<void> {
  await owner.goto(link);
  await owner.getByLabel('First name').fill('Ada');
  await owner.getByLabel('Last name').fill('Byron');
  await owner.getByLabel('Username').fill('owner');
  await setPassword(owner, 'seven quiet lanterns');
  // Whoever may do everything needs more than a password, and nothing is open before.
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
  await addApp(owner);
  await takeRecoveryCodes(owner);
}

async function moveIn(owner: Page): Promise<void> {
  const type = (label: string, words: string) => owner.getByRole('textbox', { name: label, exact: true }).fill(words);
  const next = (step: string) => owner.getByRole('button', { name: `Next: ${step}` }).click();
  await owner.getByRole('link', { name: 'Add a resident' }).click();
  await type('First name', 'Nell');
  await type('Last name', 'Gray');
  await type('Day', '12');
  await type('Month', '3');
  await type('Year', '1941');
  await owner.getByLabel('Number not known yet').check();
  await next('coming here');
  await owner.getByText('Lives here', { exact: true }).click();
  await owner.getByText('Yesterday', { exact: true }).click();
  await type('Room', '1');
  await type('GP', 'Dr Shah');
  await type('GP phone', '0113 496 0002');
  await next('keeping safe');
  await owner.getByRole('checkbox', { name: 'No known allergies' }).check();
  await next('about me');
  await next('check');
  await owner.getByRole('button', { name: 'Save resident' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Nell Gray' })).toBeVisible();
}

/** The code on the card that is handed over. */
async function inviteByCard(owner: Page): Promise<string> {
  await owner.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Staff', exact: true }).click();
  await owner.getByRole('link', { name: 'Add member of staff' }).click();
  await owner.getByLabel('First name').first().fill('Grace');
  await owner.getByLabel('Last name').first().fill('Hopper');
  await choose(owner, 'Role', 'Support worker');
  await owner.getByLabel('E-mail').first().fill('grace@example.org');
  await owner.getByLabel('Phone').first().fill('0113 496 0001');
  await owner.getByRole('button', { name: 'Save member of staff' }).click();
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const asked = owner.getByRole('dialog', { name: 'Make an invitation?' });
  await asked.getByText('As a card to print').click();
  await asked.getByRole('button', { name: 'Invite' }).click();
  const card = owner.getByRole('dialog', { name: 'Invitation for Grace Hopper' });
  const code = /[a-z2-9]{4}(-[a-z2-9]{4}){2}/.exec(await card.getByRole('article').innerText())?.[0] ?? '';
  await card.getByRole('button', { name: 'Done' }).click();
  return code;
}

async function comeInByCard(carer: Page, code: string): Promise<void> {
  await carer.goto('/');
  await carer.getByRole('link', { name: 'I have a card' }).click();
  await carer.getByLabel('Code on the card').fill(code.toUpperCase());
  await carer.getByRole('button', { name: 'Go on' }).click();
  await expect(carer.getByText('Grace Hopper')).toBeVisible();
  await setPassword(carer, 'nine paper boats sail');
  await choose(carer, 'House', 'Elm House');
  await carer.getByRole('button', { name: 'Proceed to Homepage' }).click();
}

/** A step whose control is not on the screen would be passed over. */
async function takeTheTour(carer: Page): Promise<void> {
  await carer.getByRole('button', { name: 'Show me around' }).click();
  for (let number = 1; number <= 9; number += 1) {
    await expect(carer.getByText(`Step ${number} of 9`)).toBeVisible();
    await carer.getByRole('button', { name: number < 9 ? 'Next' : 'Done', exact: true }).click();
  }
  await expect(carer.getByRole('region', { name: 'Your first time here?' })).toBeHidden();
}

const bar = (carer: Page) => carer.getByRole('navigation', { name: 'Main pages' });

async function recordDrink(carer: Page): Promise<void> {
  await bar(carer).getByRole('button', { name: 'Record', exact: true }).click();
  const sheet = carer.getByRole('dialog', { name: 'Record' });
  await sheet.getByRole('button', { name: /^Nell Gray/ }).click();
  await sheet.getByText('200 ml').click();
  await sheet.getByRole('button', { name: /^Save fluids/ }).click();
  await expect(newMessages(carer)).toContainText('Saved 200 ml');
}

async function giveHandover(carer: Page): Promise<void> {
  await bar(carer).getByRole('link', { name: 'Handover' }).click();
  const nell = carer.getByRole('article', { name: 'Nell Gray' });
  await nell.getByRole('button', { name: 'Add remark' }).click();
  await nell.getByRole('textbox').fill('Likes her tea strong.');
  await nell.getByRole('button', { name: 'Save remark' }).click();
  await expect(nell).toContainText('Likes her tea strong.');
  await carer.getByRole('button', { name: 'Give handover' }).click();
  const giving = carer.getByRole('dialog', { name: 'Give this handover' });
  await giving.getByRole('group', { name: /^Keys/ }).getByText('Yes', { exact: true }).click();
  await giving.getByRole('button', { name: 'Give handover' }).click();
  await expect(newMessages(carer)).toContainText('Handover given');
}

async function readHandover(owner: Page): Promise<void> {
  await owner.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Handover', exact: true }).click();
  await expect(owner.getByRole('region', { name: 'About this handover' })).toContainText('From Grace Hopper');
  const nell = owner.getByRole('article', { name: 'Nell Gray' });
  await expect(nell).toContainText('Likes her tea strong.');
  await nell.getByText('Figures and SBAR').click();
  await expect(nell.getByText('200 ml')).toBeVisible();
}

test(
  'On the first day an owner comes from the printed link to a house, a colleague from a card to a recorded drink, and the handover passes between them',
  atDesk,
  async ({ browser }, info) => {
    const product = await startProduct({ DEMO: 'off' });
    try {
      const first = await device(browser, product.url, desk);
      const owner = first.page;
      await stage(info, 'the owner comes in by the first link', async () =>
        comeInFirst(owner, await firstLink(product)),
      );
      await stage(info, 'the owner makes the house', async () => {
        await owner.getByRole('link', { name: 'Make your first house' }).first().click();
        await makeHouse(owner, 'Elm House');
        const guide = owner.getByRole('region', { name: 'Getting the house ready' });
        await expect(guide).toContainText('Nothing of 9 steps is done yet. Next: The house and its settings.');
      });
      await stage(info, 'a resident moves in', () => moveIn(owner));
      const code = await stage(info, 'a colleague is written down and invited', () => inviteByCard(owner));

      const second = await device(browser, product.url, phone);
      const carer = second.page;
      await stage(info, 'the colleague comes in by the card', () => comeInByCard(carer, code));
      await stage(info, 'the colleague takes the tour', () => takeTheTour(carer));
      await stage(info, 'the colleague records a drink', () => recordDrink(carer));
      await stage(info, 'the colleague gives the handover', () => giveHandover(carer));
      await stage(info, 'the owner reads it', () => readHandover(owner));
      expect([...first.broken, ...second.broken]).toEqual([]);
      for (const { page } of [first, second]) await page.context().close();
    } finally {
      await product.stop();
    }
  },
);
