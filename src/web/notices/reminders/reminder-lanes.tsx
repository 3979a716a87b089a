import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { laneOf, lanes, type Lane } from '#domain/kit/traits/severity.ts';
import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { inLanes, type Folded } from '#domain/notices/in-lanes.ts';
import type { ReactNode } from 'react';
import type { notification } from '#domain/notices/notification.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { NewRows } from '../../kit/ui/messages/new-rows.tsx';
import { useHeldRows } from '../../kit/data/use-held-rows.ts';
import { alertTitle } from './alert-title.ts';
import { ReminderCard } from './reminder-card.tsx';
import { reminderItems, type ReminderItem } from './reminder-items.ts';
import { ScheduledButtons } from './scheduled-buttons.tsx';
import { ScheduledCard } from './scheduled-card.tsx';
import type { ScheduledItem } from './use-scheduled.ts';
import css from '../notices.module.css';

interface LanesProps {
  alerts: readonly Listed<typeof notification>[];
  scheduled: readonly ScheduledItem[];
  rules: ReadonlyMap<string, RuleSheet>;
  /** What was asked: another question brings its own at once. */
  question: string;
  /** Every answer has come: from now on nothing may move by itself. */
  isAnswered: boolean;
  /** The person's own, beside which others were told of more. */
  isMine: boolean;
  /** Everything is here: only then may a lane say that there is nothing. */
  isWhole: boolean;
  onChanged(): void;
}

const laneNames = keysOf(lanes);
/** The lane is part of where it stands: what grows worse comes to another place. */
const placeOf = ({ id, severity }: ReminderItem): string => `${laneOf(severity)} ${id}`;
const placed = (items: readonly ReminderItem[]) => {
  const found = inLanes(items);
  return laneNames.flatMap((lane) =>
    found[lane].flatMap((fold) => fold.items.map((item) => ({ id: placeOf(item), of: item.id, item }))),
  );
};

export function ReminderLanes({
  alerts,
  scheduled,
  rules,
  question,
  isMine,
  isAnswered,
  isWhole,
  onChanged,
}: LanesProps) {
  const items = reminderItems(alerts, scheduled);
  const { shown, letGo, ...held } = useHeldRows(placed(items), question, isAnswered);
  const found = inLanes(shown.map(({ item }) => item));
  const card = (item: ReminderItem) => {
    const done = () => {
      letGo(placeOf(item));
      onChanged();
    };
    return item.alert ? (
      <ReminderCard
        key={item.id}
        alert={item.alert}
        rule={rules.get(item.alert.rule_code)}
        onChanged={done}
        beside={
          item.due && (
            <ScheduledButtons of={item.due.of} row={item.due.row} title={alertTitle(item.alert)} onChanged={done} />
          )
        }
      />
    ) : (
      <ScheduledCard key={item.id} item={item.due} onChanged={done} />
    );
  };
  return (
    <div className={css['lanes']}>
      <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />
      {laneNames.map((lane) => (
        <LaneSection
          key={lane}
          lane={lane}
          groups={found[lane]}
          card={card}
          empty={emptyWords(lane, items, { isMine, isWhole })}
        />
      ))}
    </div>
  );
}

const nothing: Readonly<Record<Lane, string>> = {
  act_now: 'Nothing to act on now.',
  this_shift: 'Nothing else for this shift.',
  information: 'Nothing else to know.',
};
const nothingOfMine: Readonly<Record<Lane, string>> = {
  act_now: 'Nothing for you to act on now.',
  this_shift: 'Nothing else for you this shift.',
  information: 'Nothing else for you to know.',
};

/** What waits to be shown is not nothing, and neither is what could not be read. */
function emptyWords(
  lane: Lane,
  items: readonly ReminderItem[],
  { isMine, isWhole }: Pick<LanesProps, 'isMine' | 'isWhole'>,
): string {
  const waiting = items.filter(({ severity }) => laneOf(severity) === lane).length;
  if (waiting > 0) return `${waiting} new, not shown yet.`;
  if (!isWhole) return 'Not known yet.';
  return (isMine ? nothingOfMine : nothing)[lane];
}

interface SectionProps {
  lane: Lane;
  groups: readonly Folded<ReminderItem>[];
  card: (item: ReminderItem) => ReactNode;
  empty: string;
}

function LaneSection({ lane, groups, card, empty }: SectionProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={css['lane']} aria-labelledby={`lane-${lane}`}>
      <h2 id={`lane-${lane}`} className={css['heading']}>
        {lanes[lane]} {count > 0 && <span className={css['count']}>{count}</span>}
      </h2>
      {count === 0 ? (
        <p className={css['quiet']}>{empty}</p>
      ) : (
        <div className={css['items']}>
          {groups.map(({ group, items }) =>
            items.length === 1 ? (
              items.map(card)
            ) : (
              <details key={group} className={css['fold']}>
                <summary>
                  <span>{items[0]?.heading}</span>
                  <span className={css['count']}>{items.length} times</span>
                </summary>
                <div className={css['items']}>{items.map(card)}</div>
              </details>
            ),
          )}
        </div>
      )}
    </section>
  );
}
