import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isOnlyRead, mayAdd } from '../access/record-rights.ts';
import { useRights } from '../access/rights.ts';
import { useReader } from '../access/use-reader.ts';
import { useEntityPaths } from '../house/entity-paths.tsx';
import kit from '../styles/kit.module.css';

/** Where there is none of a kind: who writes the first one down, for those who may not. */
export function WhoAdds({ of }: { of: Entity }) {
  const reader = useReader();
  return isOnlyRead(of) ? null : <p className={kit['note']}>{whoCan(of.access, 'add', reader, 'add the first one')}</p>;
}

/** The way to the first of a kind, where there is none; those who may not write one down are told who does. */
export function AddLink({ of, children }: { of: Entity; children: ReactNode }) {
  const rights = useRights();
  const form = useEntityPaths().form(of.name);
  if (!mayAdd(of, rights)) return <WhoAdds of={of} />;
  return form ? (
    <Button component={Link} to={form} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
      {children}
    </Button>
  ) : null;
}
