import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay, useRights } from '../../access/rights.ts';
import type { ValueWording } from '../../names/value-text.ts';
import { showToast } from '../../state/toasts.ts';
import type { StoredRecord } from '../../state/stored-record.ts';
import { iconProps } from '../../ui/icon-props.ts';
import { assigneeOf, AssignDialog } from './assign-dialog.tsx';
import { takeList } from './list-file.ts';
import css from './selection-bar.module.css';

interface BarProps {
  entity: Entity;
  rows: readonly StoredRecord[];
  columns: readonly string[];
  wording(record: StoredRecord): ValueWording;
  onEnd(): void;
}

/** What can be done with the lines somebody has chosen. */
export function SelectionBar({ entity, rows, columns, wording, onEnd }: BarProps) {
  const rights = useRights();
  const may = useMay();
  const [isAssigning, setIsAssigning] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const isNone = rows.length === 0;
  const take = async () => {
    setIsTaking(true);
    const failure = await takeList({ entity, rows, columns, wording });
    setIsTaking(false);
    if (failure) showToast(failure, 'error');
  };
  return (
    <section className={css['bar']} aria-label="Chosen lines" data-card>
      <output>{isNone ? 'Choose lines' : `${rows.length} chosen`}</output>
      <Button
        variant="default"
        disabled={isNone}
        leftSection={<IconPrinter {...iconProps} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {rights.has('export_records') && (
        <Button
          variant="default"
          disabled={isNone}
          loading={isTaking}
          leftSection={<IconDownload {...iconProps} />}
          onClick={() => void take()}
        >
          Save as a file
        </Button>
      )}
      {assigneeOf(entity) && may('change', entity.name) && (
        <Button
          variant="default"
          disabled={isNone}
          leftSection={<IconUserCheck {...iconProps} />}
          onClick={() => setIsAssigning(true)}
        >
          Assign
        </Button>
      )}
      <Button variant="subtle" onClick={onEnd}>
        Done
      </Button>
      {isAssigning && <AssignDialog entity={entity} rows={rows} onClose={() => setIsAssigning(false)} onDone={onEnd} />}
    </section>
  );
}
