import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { useWhere } from '../../kit/house/where.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/inline-error.tsx';

interface ReportProps {
  of: Entity;
  count: StoredRecord;
  onChanged(count: StoredRecord): void;
}

/** A count that differs is reported by one press: the report is filled in as far as the count tells, and joined to it. */
export function CountReport({ of, count, onChanged }: ReportProps) {
  const rights = useRights();
  const reported = typeof count['incident'] === 'string' ? count['incident'] : null;
  if (reported) return <Reported id={reported} />;
  return count['status'] === 'discrepancy' && mayAdd(incident, rights) ? (
    <Report of={of} count={count} onChanged={onChanged} />
  ) : null;
}

function Report({ of, count, onChanged }: ReportProps) {
  const navigate = useNavigate();
  const where = useWhere();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function report() {
    setIsBusy(true);
    const answer = await create<StoredRecord>(`${pathOf(of)}${count.id}/report/`, { version: count['version'] });
    setIsBusy(false);
    if (!answer.ok) return setSaid([...Object.values(answer.fields).flat(), notDone(answer)].join(' '));
    onChanged(answer.body);
    const lines = Array.isArray(answer.body['lines']) ? (answer.body['lines'] as readonly StoredRecord[]) : [];
    const stray = lines.filter((line) => Number(line['difference']) !== 0);
    const whose = stray.length === 1 && typeof stray[0]?.['resident'] === 'string' ? stray[0]['resident'] : null;
    const to = where.record(incident.name, String(answer.body['incident']), whose);
    if (to) void navigate(`${to}&edit=1`);
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void report()}>
        Report it as an incident
      </Button>
      <InlineError>{said}</InlineError>
    </>
  );
}

function Reported({ id }: { id: string }) {
  const where = useWhere();
  const { record } = useRecord(incident, id);
  const to = record && where.record(incident.name, id, record.resident);
  return to ? (
    <Button variant="default" component={Link} to={to}>
      Open the incident
    </Button>
  ) : null;
}
