import { statusOn } from '#domain/incidents/body-map/body-on-day.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { MarkEntry } from './one/mark-entry.tsx';
import { MarkState } from './mark-state.tsx';
import { factWords, markTitle, sizeThen } from './mark-words.ts';
import type { NumberedMark } from './use-body-marks.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './body-mark-list.module.css';

interface ListProps {
  marks: readonly NumberedMark[];
  day: Day;
  zone: string;
  chosen: string | null;
  onChoose(id: string | null): void;
}

/** The same facts as the drawing, in words, and the way to each mark's story. What was struck out stays readable. */
export function BodyMarkList({ marks, day, zone, chosen, onChoose }: ListProps) {
  const found = marks.filter(({ occurred_at }) => localDay(occurred_at, zone) <= day);
  if (found.length === 0) return <p className={kit['quiet']}>No marks were known on {dayInWords(day)}.</p>;
  return (
    <ol className={`${kit['list']} ${css['list']}`} aria-label="Marks">
      {found.toReversed().map((mark) => (
        <li key={mark.id} value={mark.number} data-struck={mark.is_deleted || undefined}>
          <MarkHead
            mark={mark}
            day={day}
            zone={zone}
            isOpen={mark.id === chosen}
            onToggle={() => onChoose(mark.id === chosen ? null : mark.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface HeadProps {
  mark: NumberedMark;
  day: Day;
  zone: string;
  isOpen: boolean;
  onToggle(): void;
}

function MarkHead({ mark, day, zone, isOpen, onToggle }: HeadProps) {
  const id = useId();
  const status = statusOn(mark, day, zone);
  const facts = [
    `found ${dayInWords(localDay(mark.occurred_at, zone))}`,
    sizeThen(mark, day, zone),
    mark.colour.length > 0 ? factWords('colour', mark.colour).toLowerCase() : null,
    factWords('cause', mark.cause).toLowerCase(),
  ];
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <button
        type="button"
        className={css['head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <MarkState number={mark.number} status={status} />
        <span className={css['headWords']}>
          <span className={css['headTitle']}>{markTitle(mark)}</span>
          <span className={kit['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
          {mark.is_deleted && <span>Struck out: {mark.deletion_reason}</span>}
        </span>
        <Chevron size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={css['entry']}>
          <MarkEntry mark={mark} />
        </div>
      )}
    </>
  );
}
