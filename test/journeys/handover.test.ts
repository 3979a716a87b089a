import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  beside,
  expect,
  homeNamed,
  inHand,
  newMessages,
  post,
  residentNamed,
  test,
  walkTo,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { tabTo } from '#world/browser/steps/without-a-mouse.ts';

/** A house has one handover at a time, so this one is in the other house, about somebody no other journey writes about. */
const story = { house: 'Oak Lodge', about: 'Simon Achebe' };

const drink = (page: Page, by: Entry, resident: string, amount_ml: number, occurred_at: string) =>
  post(page, by, '/api/fluid-intake/', {
    resident,
    occurred_at,
    direction: 'intake',
    fluid_type: 'tea',
    offered_ml: 200,
    amount_ml,
    route: 'oral',
    outcome: 'all',
    confirmed_warnings: ['late_entry', 'late', 'fluid_thickness', 'thickness'],
  });

/** The handover of this hour; where the demonstration's own staff have already received it, one more that is still to be given. */
async function handoverToGive(page: Page, carer: Entry, home: string): Promise<{ id: string; address: string }> {
  const { id } = await post(page, carer, `/api/home/${home}/handover/`, {});
  const { status, handover_date } = await ask<AnsweredRecord>(page, carer, `/api/handover/${id}/`);
  if (status === 'draft') return { id, address: '/handover' };
  const another = await post(page, carer, '/api/handover/', {
    home,
    handover_date,
    from_shift: 'sleep_in',
    to_shift: 'long_day',
    given_by: carer.user.id,
  });
  return { id: another.id, address: `/handover?id=${another.id}` };
}

test(
  'The late shift records and gives; the night lead reads, asks, acknowledges and receives; a late entry shows on both as added after, and the brief can be read',
  inHand,
  async ({ page, browser }) => {
    const { house, about: name } = story;
    const carer = await arrive(page, 'carer', { house });
    const home = await homeNamed(page, carer, house);
    const person = await residentNamed(page, carer, name, house);
    const words = `Rang the surgery about the tablets at ${Date.now()}.`;
    await post(page, carer, '/api/note/', {
      home,
      resident: person.id,
      category: 'health',
      body: words,
      is_important: true,
      include_in_handover: true,
      occurred_at: new Date().toISOString(),
      confirmed_warnings: ['same_words'],
    });

    const { id, address } = await handoverToGive(page, carer, home);
    await page.goto(address);
    const card = page.getByRole('article', { name, exact: true });
    await expect(card).toContainText(words);
    await card.getByRole('button', { name: /remark$/ }).click();
    await card.getByRole('textbox').fill('Likes the door ajar tonight.');
    await card.getByRole('button', { name: 'Save remark' }).click();
    await expect(card).toContainText('Likes the door ajar tonight.');
    await page.getByRole('button', { name: 'Give handover' }).click();
    const giving = page.getByRole('dialog', { name: 'Give this handover' });
    await giving.getByRole('group', { name: /^Keys/ }).getByText('Yes', { exact: true }).click();
    await giving.getByRole('button', { name: 'Give handover' }).click();
    await expect(newMessages(page)).toContainText('Handover given');
    await expect(page.getByRole('button', { name: 'Receive handover' })).toHaveCount(0);

    const night = await beside(browser, page, 'senior', { path: address, house });
    const page3 = night.getByRole('article', { name, exact: true });
    await expect(page3).toContainText('Likes the door ajar tonight.');
    await page3.getByRole('button', { name: 'Question' }).click();
    await page3.getByRole('textbox').fill('When does the surgery ring back?');
    await page3.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page3.getByRole('list', { name: 'Questions' })).toContainText('When does the surgery ring back?');
    await tabTo(night, page3.getByRole('button', { name: 'Acknowledge' }));
    await night.keyboard.press('a');
    await expect(page3).toContainText('Read by you');
    await expect(page3.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
    await expect(card.getByRole('list', { name: 'Questions' })).toContainText('When does the surgery ring back?');
    await night.getByRole('button', { name: 'Receive handover' }).click();
    await night.getByRole('dialog').getByRole('button', { name: 'Receive handover' }).click();
    await expect(night.getByText(/Sealed, fingerprint/)).toBeVisible();
    await expectAccessible(night);

    const { given_at } = await ask<AnsweredRecord>(page, carer, `/api/handover/${id}/`);
    await drink(page, carer, person.id, 175, new Date(Date.parse(String(given_at)) - 60_000).toISOString());
    await expect(night.getByRole('region', { name: /^Added after handover/ })).toContainText('175 ml');
    await expect(night.getByRole('button', { name: 'Add remark' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Added after handover/ })).toContainText('175 ml');
    await night.context().close();

    await walkTo(page, '/handover?view=brief');
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expectAccessible(page);
  },
);
