import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { narrowActs, may, startRights, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { openAddress, pageSettled } from '#world/browser/any-page.tsx';
import { details, guarded, paths, refused } from '#world/browser/measures/refused-pages.ts';
import { server } from '#world/browser/web-page.tsx';

/** Each opens the pages with the rights that their group has at first. The manager and agency staff walk through all of them in a browser. */

beforeEach(() => {
  document.title = '';
  vi.spyOn(console, 'error');
});
afterEach(() => void vi.restoreAllMocks());
const faults = () => vi.mocked(console.error).mock.calls;

const entityAt = (path: string) => {
  const at = path.split('?')[0]?.split('/')[2];
  return register.find((entity) => at === entity.path || at === entity.alias);
};
const maySee = (rights: ReadonlySet<string>, entity: (typeof register)[number]) =>
  may(rights, 'view', entity.name) || narrowActs(rights, 'view', entity).length > 0;

/** What a page says to somebody of this group. */
async function said(role: Role, path: string) {
  const rights = startRights(role, register);
  const { calls } = server(({ path: asked }) =>
    asked.startsWith('/api/draft/') ? undefined : { status: 200, body: [] },
  );
  openAddress(path, rights);
  await pageSettled();
  const titles = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent ?? '');
  const asked = calls.map((call) => ({ ...call, entity: entityAt(call.path) }));
  return {
    path,
    refuses: titles.some((title) => title.startsWith('You do not have the right to')),
    asks: titles.some((title) => title === details[path]?.asks),
    isTitled: document.title.endsWith(' · Hearth'),
    inVain: asked.filter(({ entity }) => entity && !maySee(new Set(rights), entity)).map((call) => call.path),
  };
}

const meant = (role: Role, path: string) => {
  const refuses = refused[role].includes(path);
  return { path, refuses, asks: path in details && !refuses, isTitled: true, inVain: [] };
};

test.each(paths)(
  '%s opens for an auditor or says what is refused, and asks for nothing that would be',
  async (path) => {
    expect(await said('auditor', path)).toEqual(meant('auditor', path));
    expect(faults()).toEqual([]);
  },
);

test.each((['superuser', 'senior', 'carer'] as const).flatMap((role) => guarded.map((path) => [role, path] as const)))(
  'what is refused to a %s at %s, and what is not, says so',
  async (role, path) => {
    expect(await said(role, path)).toEqual(meant(role, path));
    expect(faults()).toEqual([]);
  },
);
