import { VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { ResidentPlans } from '../plans/resident/resident-plans.tsx';
import { entityNamed } from '../records/known-entities.ts';
import { residentTabs } from '../records/resident-tabs.ts';
import { ResidentRecords } from '../records/screens/resident-records.tsx';
import kit from '../kit/styles/kit.module.css';

const { kinds } = residentTabs.plans;

/** What somebody is supported by; the records of each kind, with the archived, are one tap away. */
export default function PlansAndRisks({ person, hasLeft }: { person: StoredRecord; hasLeft: boolean }) {
  const [params] = useSearchParams();
  const rights = useRights();
  if (params.has('of')) return <ResidentRecords resident={person.id} entities={kinds} hasLeft={hasLeft} />;
  const seen = kinds.map(entityNamed).filter((entity) => seesAny(rights, entity));
  return (
    <div className={kit['stack']}>
      {seen.some(({ name }) => name === 'plan') && <ResidentPlans person={person.id} hasLeft={hasLeft} />}
      <nav className={`${kit['beside']} no-print`} aria-label="All records of a kind">
        {seen.map(({ name, labels }) => (
          <Link key={name} to={`?id=${person.id}&tab=plans&of=${name}`} className={kit['link']}>
            <VisuallyHidden>All </VisuallyHidden>
            {labels.many}
          </Link>
        ))}
      </nav>
    </div>
  );
}
