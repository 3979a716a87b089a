import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import { IconEye, IconHistory, IconVersions } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMay } from '../access/rights.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { iconProps } from '../ui/icon-props.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';
import { WhoDrawer } from './who-drawer.tsx';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';

interface TrailProps {
  entity: Entity;
  record: StoredRecord;
  /** What else is asked about it. */
  more?: ReactNode;
}

/** What became of a record, and who may see it: at the foot of its page. */
export function RecordTrail({ entity, record, more }: TrailProps) {
  const [drawer, setDrawer] = useState<'versions' | 'history' | 'who' | null>(null);
  const may = useMay();
  const close = () => setDrawer(null);
  if (entity.log) return null;
  return (
    <div className={`${kit['buttons']} ${css['actions']} ${css['closing']}`}>
      <Button variant="subtle" leftSection={<IconVersions {...iconProps} />} onClick={() => setDrawer('versions')}>
        Earlier versions
      </Button>
      <Button variant="subtle" leftSection={<IconHistory {...iconProps} />} onClick={() => setDrawer('history')}>
        History
      </Button>
      {may('view', 'group') && (
        <Button variant="subtle" leftSection={<IconEye {...iconProps} />} onClick={() => setDrawer('who')}>
          Who may see this?
        </Button>
      )}
      {more}
      {drawer === 'versions' && <VersionsDrawer entity={entity} record={record} onClose={close} />}
      {drawer === 'history' && <HistoryDrawer entity={entity} id={record.id} onClose={close} />}
      {drawer === 'who' && <WhoDrawer entity={entity} id={record.id} onClose={close} />}
    </div>
  );
}
