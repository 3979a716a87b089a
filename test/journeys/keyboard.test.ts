import { atDesk, expect, newMessages, password, test } from '#world/browser/journey.ts';
import { pressAt, tabTo, typeInto } from '#world/browser/steps/without-a-mouse.ts';

test(
  'Without a mouse a carer signs in, chooses a house, opens a resident and records a mood',
  atDesk,
  async ({ page }) => {
    await page.goto('/login');
    await typeInto(page, page.getByLabel('Username'), 'carer');
    await typeInto(page, page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByPlaceholder('Select a House'));
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Rose House' })).toHaveAttribute('data-combobox-selected', {
        timeout: 500,
      });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Select a House')).toHaveValue('Rose House');
    await pressAt(page, page.getByRole('button', { name: 'Proceed to Homepage' }), 'Enter');
    await expect(page).toHaveURL('/home');

    await pressAt(
      page,
      page.getByRole('list', { name: 'Residents' }).getByRole('link', { name: 'Aisha Rahman' }).first(),
      'Enter',
    );
    const banner = page.getByRole('region', { name: 'Resident', exact: true });
    await pressAt(page, banner.getByRole('button', { name: 'Record for Aisha Rahman' }), 'Enter');

    const mood = page.getByRole('dialog', { name: 'Record' }).getByRole('region', { name: 'Mood' });
    await pressAt(page, mood.getByRole('radio').first(), 'Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(mood.getByRole('radio', { name: 'Settled' })).toBeChecked();
    await pressAt(page, page.getByRole('button', { name: /^Save mood settled for/ }), 'Enter');
    await expect(newMessages(page)).toContainText('Saved mood at');
  },
);
