import { cameraOn } from '#world/browser/steps/camera.ts';
import { ask, enter, expect, homeNamed, inHand, signIn, test, type AnsweredRecord } from '#world/browser/journey.ts';

test('A label held before the camera opens the thing on which it is stuck', inHand, async ({ page, baseURL }) => {
  if (!baseURL) throw new Error('The journeys have no address.');
  const senior = await signIn(page, 'senior');
  const home = await homeNamed(page, senior);
  const [thing] = await ask<AnsweredRecord[]>(page, senior, `/api/house-asset/?home=${home}&limit=1`);
  const browser = await cameraOn(`${baseURL}/house-asset?id=${thing?.id}`);
  try {
    const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), permissions: ['camera'] });
    const phone = await context.newPage();
    await enter(phone, 'senior', { path: '/house-asset' });
    await phone.getByRole('button', { name: 'Scan' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: String(thing?.['name']) })).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`id=${thing?.id}`));
    await expect(phone.getByRole('dialog')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
