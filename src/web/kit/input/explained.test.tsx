import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { explained, text } from '#domain/kit/vocabulary/fields.ts';
import { show } from '#world/browser/web-page.tsx';
import { FieldInput } from '../form/field-input.tsx';

test('what a less obvious field means is said when somebody asks, and the name of the field stays its label', async () => {
  const field = explained('dnacpr', text('DNACPR', { max: 20 }));
  show(
    <FieldInput field={field} name="dnacpr" id="f" value="" error={null} needed={false} onChange={() => undefined} />,
  );
  expect(screen.getByRole('textbox', { name: 'DNACPR' })).toBeDefined();
  const why = screen.getByRole('button', { name: 'What is meant by “DNACPR”?' });
  await userEvent.click(why);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('All other care and treatment goes on.'),
  );
  expect(why.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(why);
  expect(screen.getByRole('status').textContent).toBe('');
});
