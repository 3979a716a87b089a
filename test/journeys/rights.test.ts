import type { Page } from '@playwright/test';
import {
  ask,
  atDesk,
  beside,
  enter,
  expect,
  goOn,
  homeNamed,
  password,
  post,
  signIn,
  test,
  walkTo,
  type AnsweredRecord,
  type Entry,
} from '#world/browser/journey.ts';
import { expectWellMadeInHand } from '#world/browser/measures/narrow-screen.ts';

/** A bookkeeper of Rose House, the only one of a group made for the journey. */
async function bookkeeper(page: Page, admin: Entry) {
  const mark = crypto.randomUUID().slice(0, 8);
  const rights = await ask<AnsweredRecord[]>(page, admin, '/api/permission/?search=view_payment&limit=200');
  const group = await post(page, admin, '/api/group/', {
    id: crypto.randomUUID(),
    name: `Bookkeepers ${mark}`,
    permissions: rights.filter(({ codename }) => codename === 'view_payment').map(({ id }) => id),
  });
  const person = await post(page, admin, '/api/staff/', {
    id: crypto.randomUUID(),
    first_name: 'Bea',
    last_name: `Keeper ${mark}`,
    username: `bea.${mark}`,
    email: `bea.${mark}@example.org`,
    phone: '0113 496 0001',
    role: 'admin',
    employment_type: 'permanent',
    start_date: '2026-01-05',
    homes: [await homeNamed(page, admin)],
    groups: [group.id],
  });
  return { group: String(group['name']), person: person.id, name: `Bea Keeper ${mark}` };
}

test(
  'A superuser lets bookkeepers reverse payments; by name it is said for whom, and the manager confirms it; one who has left she closes out by the count and her password, and lets in again',
  atDesk,
  async ({ page, browser }) => {
    const admin = await signIn(page, 'admin');
    const { group, name, person } = await bookkeeper(page, admin);
    const isActive = async () => (await ask<AnsweredRecord>(page, admin, `/api/staff/${person}/`))['is_active'];
    await enter(page, 'admin', { path: '/staff?part=groups' });
    await page.getByRole('link', { name: group }).click();
    await expectWellMadeInHand(page);
    await page.getByRole('searchbox', { name: 'Find a right' }).fill('reverse payments');
    await page.getByRole('checkbox', { name: 'Reverse payments that are in the ledger' }).check();
    await page.getByRole('button', { name: 'Review 1 change' }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByText(name)).toBeVisible();
    await expect(review.getByText('reverse payments that are in the ledger')).toBeVisible();
    await review.getByLabel(/^Why/).fill('She does the books from March on');
    await review.getByRole('button', { name: 'Ask for confirmation' }).click();
    await expect(review).toBeHidden();

    const desk = await beside(browser, page, 'manager', { path: '/staff?part=groups' });
    const waiting = desk
      .getByRole('listitem')
      .filter({ hasText: group })
      .filter({ hasText: 'Waits for a second person' });
    await waiting.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(waiting).toHaveCount(0);
    await desk.context().close();

    const [saved] = await ask<AnsweredRecord[]>(page, admin, `/api/group/?search=${encodeURIComponent(group)}`);
    expect(saved?.['permissions']).toHaveLength(2);

    await goOn(page, '/staff/delete-non-superusers');
    await expectWellMadeInHand(page);
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await page.getByRole('button', { name: 'Close 1 account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type 1/).fill('1');
    await dialog.getByLabel(/^Why/).fill('She has left');
    await dialog.getByLabel(/^Your password/).fill(password);
    await dialog.getByRole('button', { name: 'Close 1 account' }).click();
    const closed = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'She has left' });
    await expect(closed).toBeVisible();
    expect(await isActive()).toBe(false);
    await closed.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
    await expect(closed.getByText(/Undone by/)).toBeVisible();
    expect(await isActive()).toBe(true);
  },
);

test(
  'The manager asks who may see a colleague’s file, and why a carer may not change it; she sees Hearth as the carer does, changes nothing, and ends it',
  atDesk,
  async ({ page }) => {
    const carer = await signIn(page, 'carer');
    const manager = await enter(page, 'manager', { path: `/staff?id=${carer.user.id}`, ownSession: true });
    await page.getByRole('button', { name: 'Who may see this?' }).click();
    const drawer = page.getByRole('dialog', { name: 'Who may see this?' });
    await expect(drawer.getByText(/colleagues with an open account may see it/)).toBeVisible();
    await drawer.getByRole('searchbox', { name: 'Find a colleague' }).fill('Senior');
    await drawer.getByRole('listitem').first().getByRole('button').click();
    const why = page.getByRole('dialog');
    await expect(why.getByText('See it')).toBeVisible();
    await expect(why.getByText('Group.').first()).toBeVisible();
    await expect(why.getByText(/No group of theirs gives it|They are told/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: /^See Hearth as/ }).click();
    await page.getByRole('dialog').getByLabel(/^Why/).fill('She cannot find the plans');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    const bar = page.getByText(/You see Hearth as/);
    await expect(bar).toBeVisible();
    await walkTo(page, '/note');
    await expect(bar).toBeVisible();
    await expectWellMadeInHand(page);
    const refused = await page.request.post('/api/note/', {
      headers: { Authorization: `Token ${manager.token}` },
      data: { body: 'Written as somebody else' },
    });
    expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'viewing']);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(bar).toBeHidden();
    const me = await ask<AnsweredRecord>(page, manager, '/api/me');
    expect(me.id).toBe(manager.user.id);
  },
);
