import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { keepingWords } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import type { RecordKeeping } from '#domain/retention/record-keeping.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import { Button, Drawer } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../kit/access/rights.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { KeepLonger } from './keep-longer.tsx';
import kit from '../kit/styles/kit.module.css';

const isKeeping = objectWith<RecordKeeping>('clocks', 'holds');

interface RecordProps {
  of: Entity;
  record: StoredRecord;
}

/** At the foot of a record's page, for those in charge. */
export default function RetentionButton({
  of: entity,
  record,
  variant = 'subtle',
}: RecordProps & { variant?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay();
  if (entity.log || !may('view', legalHold.name)) return null;
  return (
    <>
      <Button variant={variant} leftSection={<IconHourglass {...iconProps} />} onClick={() => setIsOpen(true)}>
        How long is it kept?
      </Button>
      {isOpen && <RetentionDrawer of={entity} record={record} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** How long a record is kept by the rules, and what keeps it longer. */
const RetentionDrawer = ({ onClose, ...shown }: RecordProps & { onClose(): void }) => (
  <Drawer opened onClose={onClose} position="right" size="lg" title="How long is it kept?">
    <Keeping {...shown} />
  </Drawer>
);

function Keeping({ of: entity, record }: RecordProps) {
  const may = useMay();
  const chosen = useSelectedHome();
  const { body, state, reload } = useLiveAnswer(`/api/retention/of/?entity=${entity.name}&id=${record.id}`, {
    is: isKeeping,
    of: [legalHold.name],
  });
  if (state === 'loading') return <Loading rows={3} label="Loading how long it is kept" />;
  if (!body) return <ErrorState title="This could not be loaded" onRetry={reload} />;
  const home = typeof record['home'] === 'string' ? record['home'] : (chosen?.id ?? null);
  const canBeLonger = body.clocks.some((clock) => clocks[clock].mostMonths === undefined);
  return (
    <div className={kit['stack']}>
      {body.stays !== null && <p>It is never disposed of. {body.stays}</p>}
      {body.stays === null && body.clocks.length === 0 && <p>It is in use, and has no end yet.</p>}
      {body.clocks.length > 0 && (
        <dl className={`${kit['facts']} ${kit['spread']}`}>
          {body.clocks.map((clock) => (
            <div key={clock}>
              <dt>{clocks[clock].label}</dt>
              <dd>
                {clocks[clock].says}. <span className={kit['note']}>{clocks[clock].source}.</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Holds holds={body.holds} />
      {canBeLonger && home !== null && may('add', legalHold.name) && (
        <div className={kit['buttons']}>
          <KeepLonger home={home} of={{ entity: entity.name, id: record.id }} onDone={reload} />
        </div>
      )}
    </div>
  );
}

function Holds({ holds }: Pick<RecordKeeping, 'holds'>) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  if (holds.length === 0) return <p className={kit['quiet']}>Nothing keeps it longer than that.</p>;
  return (
    <Lines>
      {holds.map((hold) => (
        <Line key={hold.hold} to={where.record(legalHold.name, hold.hold, null)} title={keepingWords(hold)}>
          {hold.by}, {momentInWords(hold.at, zone)}
        </Line>
      ))}
    </Lines>
  );
}
