import { newColleague, newPerson } from '#world/browser/steps/colleague.ts';
import {
  arriveWith,
  ask,
  atDesk,
  enter,
  expect,
  homeNamed,
  post,
  settled,
  signIn,
  signInWith,
  test,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

const shiftDay = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test(
  'Cora leaves: in one act her tablet is signed out, her shift is open again, and whom she led is led by another',
  atDesk,
  async ({ page, browser, baseURL }, info) => {
    const cora = await newColleague(page, info);
    const dara = await newPerson(page, info, 'Carer');
    const manager = await signIn(page, 'manager');
    const headers = { Authorization: `Token ${manager.token}` };
    const whole = (id: string) => ask<AnsweredRecord>(page, manager, `/api/staff/${id}/`);
    const led = await page.request.patch(`/api/staff/${dara.id}/`, {
      headers,
      data: { version: dara['version'], line_manager: cora.id },
    });
    expect(led.ok(), await led.text()).toBe(true);
    const day = shiftDay(41);
    const shift = await post(page, manager, '/api/rota/', {
      home: await homeNamed(page, manager),
      staff: cora.id,
      date: day,
      shift_type: 'early',
      start_at: `${day}T07:30:00.000Z`,
      end_at: `${day}T14:30:00.000Z`,
      override_reason: 'Her papers come next week',
    });

    const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
    const tablet = await theirs.newPage();
    await arriveWith(tablet, await signInWith(tablet, cora), 'Rose House');
    await tablet.goto('/note');
    await settled(tablet);

    await enter(page, 'manager', { path: `/staff?id=${cora.id}` });
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Has left the home' }).click();
    const leaving = page.getByRole('dialog', { name: 'Has this person left?' });
    await leaving.getByRole('combobox', { name: /^Who takes over/ }).fill('Pritchard');
    await page.getByRole('option', { name: /Pritchard/ }).click();
    await leaving.getByRole('button', { name: 'Has left' }).click();
    await expect(leaving).toBeHidden();
    await expect(page.getByText('Account closed')).toBeVisible();

    await expect(tablet.getByText(/session has ended|Please sign in/i).first()).toBeVisible({ timeout: 20_000 });
    await theirs.close();
    expect((await ask<AnsweredRecord>(page, manager, `/api/rota/${shift.id}/`))['staff']).toBeNull();
    const { handed_to } = (await whole(cora.id)) as AnsweredRecord & { handed_to: string };
    expect(handed_to).not.toBe(cora.id);
    expect((await whole(dara.id))['line_manager']).toBe(handed_to);
  },
);
