import { waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router';
import { expect } from 'vitest';
import { EntityPathsProvider } from '#web/kit/house/entity-paths.tsx';
import { PageFrame } from '#web/kit/page/opening/lazy-page.tsx';
import { routesOf } from '#web/route-pages.tsx';
import { signedInRoutes } from '#web/routes.ts';
import { entityPaths } from '#web/entity-paths.ts';
import { show } from './web-page.tsx';

const inside = routesOf(signedInRoutes, '/error');
const Inside = () => useRoutes(inside);

/** Ann opens an address of the product, as somebody does who follows a link. */
export const openAddress = (address: string, rights: readonly string[]) =>
  show(
    <EntityPathsProvider value={entityPaths}>
      <PageFrame path={address}>
        <Inside />
      </PageFrame>
    </EntityPathsProvider>,
    { rights, address },
  );

/** The page has its heading, and nothing on it is still on its way. */
export const pageSettled = () =>
  waitFor(() => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
