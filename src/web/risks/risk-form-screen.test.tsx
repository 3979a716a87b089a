import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import RiskFormScreen from './risk-form-screen.tsx';

const rights = ['view_risk', 'add_risk'];

async function categoryAt(query: string): Promise<string> {
  server(() => undefined);
  show(<RiskFormScreen />, { rights, address: `/riskassessment/add-riskassessment?resident=${mrHale.id}${query}` });
  return (await screen.findByRole<HTMLInputElement>('combobox', { name: /^Category/ })).value;
}

test('a new risk assessment is about the category its address names', async () => {
  expect(await categoryAt('&category=falls')).toBe('Falls');
});

test('a category that there is not is asked for as if none were named', async () => {
  expect(await categoryAt('&category=constructor')).toBe('');
  expect(await categoryAt('')).toBe('');
});
