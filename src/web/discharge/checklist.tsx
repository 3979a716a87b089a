import {
  answerTo,
  checklistItems,
  checklistShare,
  dischargeChecklist,
  type ChecklistItem,
} from '#domain/residents/leaving/discharge-checklist.ts';
import { Chips } from '../kit/ui/chips.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useAuth } from '../kit/state/store.ts';
import kit from '../kit/styles/kit.module.css';
import css from './discharge.module.css';

const options = [
  ['yes', 'Yes'],
  ['no', 'Not yet'],
  ['n_a', 'Does not apply'],
] as const;

/** How far it is, in words and as a bar. */
export function ChecklistShare({ leaving }: { leaving: RecordValues }) {
  const share = checklistShare(leaving);
  const settled = Math.round((share * checklistItems.length) / 100);
  return (
    <div className={css['share']}>
      <span>
        {settled} of {checklistItems.length} settled
      </span>
      <span className={css['track']} aria-hidden>
        <span style={{ width: `${share}%` }} data-done={share === 100 || undefined} />
      </span>
    </div>
  );
}

interface ChecklistProps {
  leaving: RecordValues;
  nameOf(id: string): string | null;
  /** Without it the list is only read. */
  onAnswer?: (item: ChecklistItem, value: RecordValues | null) => void;
}

/** What must not be forgotten, point by point; who answered and when is written down with the answer. */
export function Checklist({ leaving, nameOf, onAnswer }: ChecklistProps) {
  const clock = useHouseClock();
  const me = useAuth().user?.id ?? null;
  return (
    <ul className={`${kit['bare']} ${css['checklist']}`} aria-label="Checklist">
      {checklistItems.map((item) => {
        const answer = answerTo(leaving, item);
        const said = leaving[item];
        const { by, at } = isRecordValues(said) ? said : {};
        const when = answer && typeof at === 'string' ? momentInWords(at, clock.zone, true) : null;
        const who = typeof by === 'string' ? (by === me ? 'you' : nameOf(by)) : null;
        return (
          <li key={item} data-answer={answer ?? undefined}>
            <fieldset>
              <legend>{dischargeChecklist[item].label}</legend>
              {onAnswer && (
                <Chips
                  name={item}
                  options={options}
                  chosen={answer ? [answer] : []}
                  onChoose={(chosen) => onAnswer(item, { answer: chosen, by: me, at: clock.now() })}
                  onClear={() => onAnswer(item, null)}
                />
              )}
              {!onAnswer && <strong>{options.find(([value]) => value === answer)?.[1] ?? 'Not answered'}</strong>}
            </fieldset>
            {when && <span className={kit['reason']}>{who ? `${who}, ${when}` : when}</span>}
          </li>
        );
      })}
    </ul>
  );
}
