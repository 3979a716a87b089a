import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { clockChangeWords, shiftStateWords, shiftState, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { shiftRoles } from '#domain/rota/rota.ts';
import type { RotaMark } from '#domain/rota/rules/rota-marks.ts';
import { IconAlertTriangle, IconStar } from '@tabler/icons-react';
import css from './shift-chip.module.css';

/** Support is what most do: only what is out of the ordinary is said. */
const roleSaid = ({ role_on_shift }: GridShift): string =>
  role_on_shift === 'support' ? '' : shiftRoles[role_on_shift];

const isLead = ({ role_on_shift }: GridShift): boolean => role_on_shift === 'shift_lead';

/** What holds needs no word on paper; a draft, an open shift or an absence does. */
const ordinary: readonly string[] = ['published', 'accepted', 'worked'];

/** What stands on paper, in the order in which one reads it; what colour and border say is in these words. */
const paperWords = (shift: GridShift, times: string): string =>
  [
    shiftName(shift.shift_type, true),
    ordinary.includes(shiftState(shift)) ? '' : shiftStateWords(shift),
    times,
    isLead(shift) ? 'Lead' : roleSaid(shift),
  ]
    .filter(Boolean)
    .join(' ');

const none: readonly RotaMark[] = [];

interface ChipProps {
  shift: GridShift;
  zone: string;
  /** What stands against it. */
  marks?: readonly RotaMark[] | undefined;
  /** Whose row and which day, for whoever hears the chip by itself. */
  place: string;
  isFirst?: boolean;
  /** May be dragged and lengthened by this person. */
  isMovable?: boolean;
}

/** The first thing that stands against it, and how much more. */
function markSaid([mark, ...more]: readonly RotaMark[]): string {
  if (!mark) return '';
  return more.length > 0 ? `${mark.brief} and ${more.length} more` : mark.brief;
}

/** What is heard holds what is seen, in its order. */
const chipName = ({ shift, zone, marks = none, place }: ChipProps, times: string): string =>
  [
    `${place}: ${shiftName(shift.shift_type, true)} ${shiftStateWords(shift)} ${times} ${isLead(shift) ? '' : roleSaid(shift)}`.trim(),
    markSaid(marks),
    // Seen as a star, which is no word.
    isLead(shift) ? 'Lead' : '',
    clockChangeWords(shift, zone),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * One shift in the grid; its events are listened for by the grid, so that sixty people by four weeks stay light. Nothing in it
 * is positioned: the browser would keep, clip and search each such part by itself. On paper it is words.
 */
export function ShiftChip(props: ChipProps) {
  const { shift, zone, marks = none, isFirst = false, isMovable = false } = props;
  const [mark] = marks;
  const times = shiftTimes(shift, zone);
  const role = isLead(shift) ? '' : roleSaid(shift);
  return (
    <>
      <button
        type="button"
        className={css['chip']}
        aria-label={chipName(props, times)}
        data-shift={shift.id}
        data-state={shiftState(shift)}
        data-draft={shift.status === 'draft' || undefined}
        data-night={shift.shift_type === 'waking_night' || shift.shift_type === 'sleep_in' || undefined}
        data-movable={isMovable || undefined}
        tabIndex={isFirst ? 0 : -1}
      >
        {isMovable && <span className={css['handle']} data-handle aria-hidden />}
        <span className={css['line']}>
          <strong>{shiftName(shift.shift_type, true)}</strong>{' '}
          <span className={css['words']}>{shiftStateWords(shift)}</span>
        </span>{' '}
        <span className={css['line']}>
          <span data-times>{times}</span> {isLead(shift) && <IconStar className={css['lead']} size={14} aria-hidden />}
          {role && <span className={css['words']}>{role}</span>}
        </span>
        {mark && (
          <span className={css['mark']} data-tone={mark.tone} title={marks.map(({ words }) => words).join('\n')}>
            <IconAlertTriangle size={14} aria-hidden /> {markSaid(marks)}
          </span>
        )}
      </button>
      <span className="print-only">{[paperWords(shift, times), mark?.brief].filter(Boolean).join(', ')}</span>
    </>
  );
}
