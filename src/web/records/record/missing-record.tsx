import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { grounds, type DisposalStub } from '#domain/retention/disposal.ts';
import { IconFileOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useMay } from '../../kit/access/rights.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import kit from '../../kit/styles/kit.module.css';

const isStub = objectWith<DisposalStub>('record', 'disposal', 'decided_at');

/** A record that is not there: what stays of it where two people let it go, else that it was not found. */
export function MissingRecord({ entity, id }: { entity: Entity; id: string }) {
  const { body, state } = useLiveAnswer(`/api/disposed-record/${id}/`, { is: isStub, of: [] });
  if (state === 'loading') return <Loading rows={2} />;
  if (body) return <Stub entity={entity} stub={body} />;
  return (
    <ErrorState title={`This ${midSentence(entity.labels.one)} was not found`}>
      It may have been removed, or belong to a house you do not work in.
    </ErrorState>
  );
}

function Stub({ entity, stub }: { entity: Entity; stub: DisposalStub }) {
  const { zone } = useHouseClock();
  const may = useMay();
  const {
    record,
    dated,
    versions,
    digest,
    ground,
    court,
    order_reference,
    asked_by,
    decided_by,
    decided_at,
    disposal,
  } = stub;
  const order = ground === 'court_order' ? `: ${court}, ${order_reference}` : '';
  return (
    <Panel
      title={`This ${midSentence(entity.labels.one)} was disposed of`}
      action={<IconFileOff size={32} stroke={1.75} aria-hidden />}
    >
      <p>
        Its content is gone for good. {asked_by} proposed it and {decided_by} confirmed it,{' '}
        {momentInWords(decided_at, zone)}.
      </p>
      <dl className={`${kit['facts']} ${kit['spread']}`}>
        <div>
          <dt>Ground</dt>
          <dd>
            {grounds[ground]}
            {order}
          </dd>
        </div>
        <div>
          <dt>Of</dt>
          <dd>
            {dayInWords(dated)}, {versions === 1 ? 'one version' : `${versions} versions`}
          </dd>
        </div>
        <div>
          <dt>Record</dt>
          <dd>{record}</dd>
        </div>
        <div data-wide>
          <dt>Hash of what it was</dt>
          <dd>{digest}</dd>
        </div>
      </dl>
      {may('view', 'legal_hold') && (
        <Link to={`/house-overview?disposal=${disposal}`} className={kit['link']}>
          Certificate of disposal
        </Link>
      )}
    </Panel>
  );
}
