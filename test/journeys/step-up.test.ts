import { setUpAppByCall } from '#world/browser/steps/authenticator-app.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import { newColleague } from '#world/browser/steps/colleague.ts';
import { beside, enter, expect, goOn, inHand, password, settled, signInWith, test } from '#world/browser/journey.ts';
import { enterPassword, isIn, signOut } from '#world/browser/steps/sign-in-page.ts';

test(
  'Before the manager takes a list out of the house she shows that it is her; she asks for a reset of the phone Cora lost, head office confirms it, and Cora signs in by her password',
  inHand,
  async ({ page, browser }, info) => {
    await enter(page, 'manager', { path: '/staff', ownSession: true });
    await settled(page);
    // A sign-in is a proof for a quarter of an hour: the first question is answered as it is after that.
    let isOld = true;
    await page.route('**/api/staff/export/', async (route) => {
      if (!isOld) return route.continue();
      isOld = false;
      return route.fulfill({ status: 403, json: { detail: 'Confirm first that it is you.', code: 'proof' } });
    });
    await page.getByRole('button', { name: 'Choose lines' }).click();
    await page
      .getByRole('checkbox', { name: /^Choose/ })
      .last()
      .check();
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await expect(proof.getByLabel('Password', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await proof.getByLabel('Password', { exact: true }).fill('not this one');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof.getByRole('alert')).toContainText('This is not your password');
    await proof.getByLabel('Password', { exact: true }).fill(password);
    const saved = page.waitForEvent('download');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    expect((await saved).suggestedFilename()).toBe('staff.csv');
    await expect(proof).toBeHidden();

    const cora = await newColleague(page, info);
    await setUpAppByCall(page, await signInWith(page, cora));

    await goOn(page, `/staff?id=${cora.id}`);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Reset the second factor' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByLabel(/^Why/).fill('Her phone fell into the river.');
    await asking.getByRole('button', { name: 'Ask for a reset' }).click();
    const asked = page.getByRole('region', { name: /^Reset of the second factor/ });
    await expect(asked).toContainText('Her phone fell into the river.');
    await expect(asked.getByRole('button', { name: 'Confirm the reset' })).toHaveCount(0);

    const office = await beside(browser, page, 'admin', { path: `/staff?id=${cora.id}` });
    await office.getByRole('button', { name: 'Confirm the reset' }).click();
    await expectAccessible(office);
    await office.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(office.getByRole('region', { name: /^Reset of the second factor/ })).toHaveCount(0);
    await office.context().close();

    await signOut(page);
    await enterPassword(page, cora);
    await isIn(page);
  },
);
