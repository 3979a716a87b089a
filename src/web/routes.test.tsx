import { renderToString } from 'react-dom/server';
import { MemoryRouter, matchRoutes, useRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import contract from '../../contract/routes.json' with { type: 'json' };
import { PageFrame } from './kit/page/opening/lazy-page.tsx';
import { residentTabs } from './records/resident-tabs.ts';
import { fetchAhead, routesOf } from './route-pages.tsx';
import { signedInRoutes } from './routes.ts';
import { entityPaths } from './entity-paths.ts';
import { signedOutPath, signedOutScreens } from './session/signed-out-pages.tsx';

const inside = routesOf(signedInRoutes, contract.signedIn.otherwise);
const reached = (routes: typeof inside, path: string) => matchRoutes(routes, path)?.[0]?.route.path;

test('signed in, the paths and their exactness are those of the contract, letter by letter', () => {
  expect(signedInRoutes.map(({ path, exact }) => ({ path, exact }))).toEqual(contract.signedIn.routes);
});

test('signed out, only the four paths of the contract exist', () => {
  expect(Object.keys(signedOutScreens)).toEqual(contract.signedOut.routes);
});

test('a route whose page was fetched ahead draws it at once, not first a placeholder', async () => {
  const screen = () => Promise.resolve({ default: () => <h1>Home</h1> });
  const routes = routesOf([{ path: '/', exact: true, screen }], '/');
  await fetchAhead(screen);
  const Open = () => useRoutes(routes);
  expect(
    renderToString(
      <MemoryRouter>
        <PageFrame path="/">
          <Open />
        </PageFrame>
      </MemoryRouter>,
    ),
  ).toContain('<h1>Home</h1>');
});

describe('matching', () => {
  test.each(contract.signedIn.routes)('$path is reached, also with a slash at its end', ({ path, exact }) => {
    const own = exact ? path : `${path}/*`;
    expect(reached(inside, path)).toBe(own);
    expect(reached(inside, path === '/' ? '/' : `${path}/`)).toBe(own);
  });

  test.each(contract.signedIn.routes.filter(({ path }) => path !== '/'))(
    'below $path its exactness decides',
    ({ path, exact }) => {
      expect(reached(inside, `${path}/anything`) === `${path}/*`).toBe(!exact);
    },
  );

  test('a path in other letters is another path', () => {
    expect(reached(inside, '/staff/userhistory')).toBe('*');
    expect(signedOutPath('/Login')).toBe(contract.signedOut.otherwise);
  });

  test('signed out, nothing below a path belongs to it, and every other path leads to sign-in', () => {
    const closed = signedInRoutes.map(({ path }) => path).filter((path) => !contract.signedOut.routes.includes(path));
    for (const path of [...closed, '/error/again', '/constructor'])
      expect(signedOutPath(path), path).toBe(contract.signedOut.otherwise);
    expect(signedOutPath('/error/')).toBe('/error');
  });

  test('the closer of two paths wins', () => {
    expect(reached(inside, '/supportplan/detail/more')).toBe('/supportplan/detail/*');
  });
});

test('a list is found by its entity, and never the list of what was removed', () => {
  expect(entityPaths.list('note')).toBe('/note');
  expect(entityPaths.form('resident')).toBe('/resdient/add-resdient');
  expect(entityPaths.detail('weight')).toBeNull();
});

test('every kind of record that people keep can be listed somewhere', () => {
  const ofResidents: readonly string[] = Object.values(residentTabs).flatMap(({ kinds }): readonly string[] => kinds);
  // By hand: groups on the page of the staff, templates where weeks of the rota are copied.
  const listed = register.filter(({ serverOnly, log }) => !serverOnly && !log).map(({ name }) => name);
  expect(listed.filter((name) => entityPaths.list(name) === null && !ofResidents.includes(name))).toEqual([
    'group',
    'rota_template',
  ]);
});

test('kinds that share a page are told apart in the address', () => {
  expect(entityPaths.list('petty_cash')).toBe('/payment?of=petty_cash');
  expect(entityPaths.record('payments_handover', '7', null)).toBe('/payment?of=payments_handover&id=7');
  expect(entityPaths.record('payment', '7', null)).toBe('/payment?id=7');
});
