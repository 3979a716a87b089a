import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayAdd } from '../access/record-rights.ts';
import { useRights } from '../access/rights.ts';
import { useWhere } from '../house/where.tsx';

/** The way to the first of a kind, where there is none: only for those who may write one down. */
export function AddLink({ of, children }: { of: Entity; children: ReactNode }) {
  const rights = useRights();
  const form = useWhere().form(of.name);
  return form && mayAdd(of, rights) ? (
    <Button component={Link} to={form} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
      {children}
    </Button>
  ) : null;
}
