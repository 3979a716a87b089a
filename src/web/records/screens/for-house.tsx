import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { ReactNode } from 'react';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Page } from '../../kit/page/page.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { useSelectedHome } from '../../kit/state/store.ts';

interface ForHouseProps {
  of: Entity;
  /** What somebody without the right may not see, in words. */
  called: string;
  children: (home: ListedHome) => ReactNode;
}

/** The page of the chosen house, for whoever sees any of its records of this kind. */
export function ForHouse({ of, called, children }: ForHouseProps) {
  const home = useSelectedHome();
  const rights = useRights();
  if (home && seesAny(rights, of)) return children(home);
  return (
    <Page title={of.labels.many}>
      {home ? <NoRight title={`You do not have the right to see ${called}`} /> : <ChooseHouse />}
    </Page>
  );
}
