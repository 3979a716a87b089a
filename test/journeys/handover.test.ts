import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  beside,
  enter,
  expect,
  homeNamed,
  inHand,
  newMessages,
  post,
  residentNamed,
  settled,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { tabTo } from '#world/browser/without-a-mouse.ts';

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
  'The late shift records and gives; the night lead reads, asks and acknowledges; a late entry shows as added after, and a fall stands on top',
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
    await expectAccessible(page);
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
    await page3.getByRole('link', { name: new RegExp(words) }).click();
    await expect(night).toHaveURL(/resident\/detail/);
    await night.goBack();
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
    await fallRecorded(page, carer, person.id);
    await expectFallOnTop(night, name);
    await night.context().close();
  },
);

const fallRecorded = (page: Page, by: Entry, resident: string) =>
  post(page, by, '/api/incident/', {
    resident,
    occurred_at: new Date().toISOString(),
    incident_type: 'fall',
    location: 'lounge',
    description: 'Slid from the armchair onto one knee while reaching for the paper.',
    immediate_actions: 'Sat with them and called the lead.',
    person_in_charge: by.user.id,
    severity: 'no_harm',
    head_strike: 'no',
    conscious_throughout: true,
    witnessed: true,
    people_involved: [{ kind: 'resident', role: 'affected', injured: false }],
    confirmed_warnings: ['short_description', 'no_body_map'],
  });

/** However far back somebody looks: before all residents, and first among what is new. */
async function expectFallOnTop(page: Page, name: string): Promise<void> {
  for (const view of await page.getByRole('group', { name: 'Show' }).locator('label').all()) {
    await view.click();
    await settled(page);
    const first = page
      .getByRole('main')
      .getByRole('region', { name: /^(Added after handover|Residents)/ })
      .first();
    // Only somebody who has just moved in stands above a fall.
    await expect(
      first
        .getByRole('region', { name: /^Since handover/ })
        .filter({ hasNotText: 'New here' })
        .first(),
    ).toHaveAccessibleName(`Since handover: ${name}`);
    await expect(first).toContainText('Fall, lounge, no harm');
  }
}

/** Presses Record and meets the cards, reads them all, and is let through. */
async function readBeforeRecording(page: Page): Promise<void> {
  const record = page.getByRole('button', { name: 'Record', exact: true }).first();
  const gate = page.getByRole('dialog', { name: /^Before your first entry/ });
  await record.click();
  await expect(gate).toContainText('before your first entry');
  await page.keyboard.press('Escape');
  const unread = page.locator('main [data-safety] button');
  for (let left = await unread.count(); left > 0; left--) {
    await unread.first().click();
    await expect(unread).toHaveCount(left - 1);
  }
  await expect(page.getByText('All safety cards are read.')).toBeVisible();
  await record.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(gate).toHaveCount(0);
}

test(
  'An agency worker reads who lives here and ticks the safety cards before the first entry',
  inHand,
  async ({ page }) => {
    await enter(page, 'agency', { path: '/home' });
    await page.getByRole('link', { name: 'Read the brief' }).click();
    await settled(page);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessible(page);
    await readBeforeRecording(page);
  },
);
