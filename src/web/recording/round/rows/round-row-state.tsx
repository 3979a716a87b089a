import { Button } from '@mantine/core';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCloudOff,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { LateReason } from '../../sheet/late-reason.tsx';
import type { RowSaving } from '../../unsent/use-row-saving.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './round-row-state.module.css';

interface RowStateProps {
  row: RowSaving;
  /** Whose row it is, for whoever hears the buttons one after another. */
  name: string;
  /** What one more entry is called: "Another drink". */
  more: string;
  onMore(): void;
  /** What is asked while nothing is on its way. */
  children: ReactNode;
}

function Saved({ row, name, more, onMore }: Omit<RowStateProps, 'children'>) {
  const { zone } = useHouseClock();
  return (
    <div className={css['saved']}>
      <output>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />{' '}
        <span>
          <strong>{row.words}</strong> saved at {row.savedAt && clockTime(row.savedAt, zone)}
        </span>
      </output>
      {row.stays && (
        <p role="alert" className={kit['trouble']}>
          Not taken back. {row.stays}
        </p>
      )}
      <span className={kit['buttons']}>
        {row.mayUndo && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
            aria-label={`Undo for ${name}`}
            onClick={() => row.undo(onMore)}
          >
            Undo
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          aria-label={`${more} for ${name}`}
          onClick={onMore}
        >
          {more}
        </Button>
      </span>
    </div>
  );
}

function Doubts({ row, name }: { row: RowSaving; name: string }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const { outcome } = row.saving;
  if (outcome?.kind !== 'warned') return null;
  return (
    <div className={css['doubts']} role="alertdialog" aria-label={`Please check before saving for ${name}`}>
      {outcome.warnings.map(({ field, code, sentence }) => (
        <p key={`${field}-${code}`}>
          <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
          <span>
            <strong>{row.entity.fields[field]?.label}:</strong> {sentence}
          </span>
        </p>
      ))}
      <span className={kit['buttons']}>
        <Button ref={back} variant="default" onClick={row.dismiss}>
          Go back and change it
        </Button>
        <Button color="amber" onClick={() => row.confirm(outcome.warnings.map(({ code }) => code))}>
          It is right, save it
        </Button>
      </span>
    </div>
  );
}

function NotSaved({ row, name }: { row: RowSaving; name: string }) {
  const { outcome } = row.saving;
  const asksWhyLate = outcome?.kind === 'failed' && 'late_entry_reason' in row.complaints;
  const why = () => {
    if (outcome?.kind !== 'failed') return 'Someone else changed this in the meantime.';
    if (outcome.isUnreached) return 'No answer yet. It is sent again by itself and stored once.';
    return Object.values(row.complaints).join(' ') || outcome.text;
  };
  return (
    <div className={css['unsaved']} role="alert">
      <p>
        <IconCloudOff size={22} stroke={1.75} aria-hidden />
        <span>
          <strong>{row.words}: not saved.</strong> {why()}
        </span>
      </p>
      {asksWhyLate && <LateReason name={name} onChoose={row.because} />}
      <span className={kit['buttons']}>
        {!asksWhyLate && (
          <Button
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
            aria-label={`Try again for ${name}`}
            onClick={row.again}
          >
            Try again
          </Button>
        )}
        <Button variant="default" onClick={row.dismiss}>
          Change it
        </Button>
      </span>
    </div>
  );
}

/** How a row stands, in the place where its choice was: asked, on its way, saved, doubted, or not saved. */
export function RoundRowState({ children, ...rest }: RowStateProps) {
  const { row, name } = rest;
  if (row.state === 'saved') return <Saved {...rest} />;
  if (row.state === 'saving')
    return (
      <p className={kit['quiet']} aria-busy="true">
        Saving {row.words}…
      </p>
    );
  if (row.saving.outcome?.kind === 'warned') return <Doubts row={row} name={name} />;
  return row.state === 'unsaved' ? <NotSaved row={row} name={name} /> : children;
}
