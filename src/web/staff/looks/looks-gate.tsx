import { whoHolds } from '#domain/kit/people/who-can.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRights } from '../../kit/access/rights.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Empty, NoRight } from '../../kit/page/states.tsx';
import { useLookPaths } from './look-paths.ts';

interface LooksGateProps {
  title: string;
  /** The page is about one resident or one record, which the address names. */
  isAboutOne?: boolean;
  children: ReactNode;
}

/** Before a page about who looked: nothing is asked for somebody who may not see it, nor about nobody. */
export function LooksGate({ title, isAboutOne = false, children }: LooksGateProps) {
  const rights = useRights();
  const paths = useLookPaths();
  const [params] = useSearchParams();
  const isNamed = params.get('resident') || (params.get('entity') && params.get('object_id'));
  if (rights.has('view_audit') && (isNamed || !isAboutOne)) return children;
  return (
    <Page title={title} back={{ to: paths.history, label: 'History' }}>
      {rights.has('view_audit') ? <WhoseRecords /> : <NoLooks />}
    </Page>
  );
}

/** Who looked is for those who read the whole history. */
export function NoLooks() {
  const reader = useReader();
  return (
    <NoRight title="You do not have the right to see who looked">{whoHolds('view_audit', reader, 'see it')}</NoRight>
  );
}

function WhoseRecords() {
  const residents = useEntityPaths().list(resident.name);
  const action = residents && (
    <Button component={Link} to={residents}>
      Show the residents
    </Button>
  );
  return (
    <Empty title="Whose records?" action={action}>
      Open a resident’s page or any record, then its History: there it says who looked.
    </Empty>
  );
}
