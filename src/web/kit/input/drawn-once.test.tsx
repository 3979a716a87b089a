import { TextInput } from '@mantine/core';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';

test('a field is drawn once when it comes, and keeps the id it came with', () => {
  server(() => undefined);
  const drawings: string[] = [];
  show(
    <Profiler id="fields" onRender={(_, phase) => void drawings.push(phase)}>
      <TextInput label="Name" />
      <TextInput label="Room" />
    </Profiler>,
  );
  expect(drawings).toEqual(['mount']);
  expect(new Set([...document.querySelectorAll('input')].map(({ id }) => id)).size).toBe(2);
});
