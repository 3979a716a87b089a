import { incident } from '#domain/incidents/incident/incident.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';

type Count = Stored<typeof paymentsHandover>;
interface ReportProps {
  count: Count;
  onChanged(count: Count): void;
}

/** A count that differs is reported by one press: the report is filled in as far as the count tells, and joined to it. */
export function CountReport({ count, onChanged }: ReportProps) {
  const rights = useRights();
  if (count.incident) return <Reported id={count.incident} />;
  return count.status === 'discrepancy' && mayAdd(incident, rights) ? (
    <Report count={count} onChanged={onChanged} />
  ) : null;
}

function Report({ count, onChanged }: ReportProps) {
  const navigate = useNavigate();
  const where = useEntityPaths();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function report() {
    setIsBusy(true);
    const answer = await create(
      `${pathOf(paymentsHandover)}${count.id}/report/`,
      { version: count.version },
      { is: shapeOf(paymentsHandover) },
    );
    setIsBusy(false);
    if (!answer.ok) return setSaid([...Object.values(answer.fields).flat(), notDone(answer)].join(' '));
    onChanged(answer.body);
    const [stray, ...others] = answer.body.lines.filter(({ difference }) => difference !== 0);
    const whose = others.length === 0 ? (stray?.resident ?? null) : null;
    const to = answer.body.incident && where.record(incident.name, answer.body.incident, whose);
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
  const where = useEntityPaths();
  const { record } = useRecord(incident, id);
  const to = record && where.record(incident.name, id, record.resident);
  return to ? (
    <Button variant="default" component={Link} to={to}>
      Open the incident
    </Button>
  ) : null;
}
