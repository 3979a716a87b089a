import { giftRefusal } from '#domain/money/gift-to-staff.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { SafeguardingButton } from './payment-form-screen.tsx';

test('a refused gift to staff carries the button that begins the safeguarding report', () => {
  server(() => undefined);
  const offered = (payee: string | undefined, rights: readonly string[]) => {
    show(<SafeguardingButton payee={payee} resident={mrHale.id} />, { rights });
    return screen.queryByRole('link', { name: 'Begin the safeguarding report' });
  };
  expect(offered(giftRefusal, ['add_incident'])?.getAttribute('href')).toBe(
    `/resident/detail?id=${mrHale.id}&tab=notes&incident=new&type=safeguarding`,
  );
  expect(offered('Only £5.00 is there.', ['add_incident'])).toBeNull();
  expect(offered(undefined, ['add_incident'])).toBeNull();
  expect(offered(giftRefusal, [])).toBeNull();
});
