import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { BriefPanel } from './brief-panel.tsx';

test.each([
  [roles.agency, '/handover?view=brief'],
  [roles.carer, undefined],
])('the first page of %s leads to the brief: %s', (role, way) => {
  show(<BriefPanel />, { user: { groups: [role] } });
  expect(screen.queryByRole('link', { name: 'Read the brief' })?.getAttribute('href')).toBe(way);
});
