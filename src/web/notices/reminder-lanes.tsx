import { laneOf, lanes, type Lane, type Severity } from '#domain/alerts/alert-rule.ts';
import type { RuleSheet } from '#domain/alerts/rule-sheet.ts';
import { accidentScheduler } from '#domain/incidents/accident-scheduler.ts';
import { inLanes, type Folded, type LaneItem } from '#domain/notices/in-lanes.ts';
import type { ReactNode } from 'react';
import type { Kept } from '../kit/kept.ts';
import { NewRows } from '../kit/new-rows.tsx';
import { useHeld } from '../kit/use-held.ts';
import { ReminderCard } from './reminder-card.tsx';
import { ScheduledButtons } from './scheduled-buttons.tsx';
import { ScheduledCard } from './scheduled-card.tsx';
import type { ScheduledItem } from './use-scheduled.ts';
import css from './notices.module.css';

interface LanesProps {
  alerts: readonly Kept[];
  scheduled: readonly ScheduledItem[];
  rules: ReadonlyMap<string, RuleSheet>;
  /** What was asked: another question brings its own at once. */
  question: string;
  /** Every answer has come: from now on nothing may move by itself. */
  isAnswered: boolean;
  /** Everything is here: only then may a lane say that there is nothing. */
  isWhole: boolean;
  onChanged(): void;
}

type Item = LaneItem & { readonly heading: string } & ({ readonly alert: Kept; readonly due: ScheduledItem | undefined } | { readonly alert: null; readonly due: ScheduledItem });

const linkOf = (alert: Kept): string | undefined => (alert['linked_object'] as { id?: string } | null)?.id;
/** A check after an incident is a thing of its own: what is said of the incident is not done with it. */
const isAbout = (alert: Kept, { of, row }: ScheduledItem): boolean => linkOf(alert) === row.id || (of !== accidentScheduler && linkOf(alert) === row['target']);

/** A review that has an alert stands with it, so that nothing is asked for twice. */
function itemsOf(alerts: readonly Kept[], scheduled: readonly ScheduledItem[]): readonly Item[] {
  const told: Item[] = alerts.map((alert) => ({
    id: alert.id, severity: alert['severity'] as Severity, group: String(alert['rule_code']) === 'manual' ? alert.id : String(alert['rule_code']), heading: String(alert['title']),
    due_at: alert['due_at'] as string | null, raised_at: alert['raised_at'] as string | null, alert, due: scheduled.find((item) => isAbout(alert, item)),
  }));
  const taken = new Set(told.map(({ due }) => due));
  const rest: Item[] = scheduled.filter((item) => !taken.has(item)).map((due) => ({
    id: due.row.id, severity: due.severity, group: due.of.name, heading: due.of.labels.many, due_at: String(due.row['due_at']), alert: null, due,
  }));
  return [...told, ...rest];
}

const laneNames = Object.keys(lanes) as Lane[];
/** The lane is part of where it stands: what grows worse comes to another place. */
const placeOf = ({ id, severity }: Item): string => `${laneOf(severity)} ${id}`;
const placed = (items: readonly Item[]) => {
  const found = inLanes(items);
  return laneNames.flatMap((lane) => found[lane].flatMap((fold) => fold.items.map((item) => ({ id: placeOf(item), of: item.id, item }))));
};

export function ReminderLanes({ alerts, scheduled, rules, question, isAnswered, isWhole, onChanged }: LanesProps) {
  const items = itemsOf(alerts, scheduled);
  const { shown, letGo, ...held } = useHeld(placed(items), question, isAnswered);
  const found = inLanes(shown.map(({ item }) => item));
  const card = (item: Item) => {
    const done = () => { letGo(placeOf(item)); onChanged(); };
    return item.alert
      ? <ReminderCard key={item.id} alert={item.alert} rule={rules.get(String(item.alert['rule_code']))} onChanged={done} beside={item.due && <ScheduledButtons of={item.due.of} row={item.due.row} title={item.heading} onChanged={done} />} />
      : <ScheduledCard key={item.id} item={item.due} onChanged={done} />;
  };
  return (
    <div className={css['lanes']}>
      <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />
      {laneNames.map((lane) => <LaneSection key={lane} lane={lane} groups={found[lane]} card={card} empty={emptyWords(lane, items, isWhole)} />)}
    </div>
  );
}

const nothing: Readonly<Record<Lane, string>> = { act_now: 'Nothing to act on now.', this_shift: 'Nothing else for this shift.', information: 'Nothing else to know.' };

/** What waits to be shown is not nothing, and neither is what could not be read. */
function emptyWords(lane: Lane, items: readonly Item[], isWhole: boolean): string {
  const waiting = items.filter(({ severity }) => laneOf(severity) === lane).length;
  if (waiting > 0) return `${waiting} new, not shown yet.`;
  return isWhole ? nothing[lane] : 'Not known yet.';
}

interface SectionProps {
  lane: Lane;
  groups: readonly Folded<Item>[];
  card: (item: Item) => ReactNode;
  empty: string;
}

function LaneSection({ lane, groups, card, empty }: SectionProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={css['lane']} aria-labelledby={`lane-${lane}`}>
      <h2 id={`lane-${lane}`} className={css['heading']}>{lanes[lane]} {count > 0 && <span className={css['count']}>{count}</span>}</h2>
      {count === 0 ? <p className={css['quiet']}>{empty}</p> : (
        <div className={css['items']}>
          {groups.map(({ group, items }) => (items.length === 1 ? items.map(card) : (
            <details key={group} className={css['fold']}>
              <summary><span>{items[0]?.heading}</span><span className={css['count']}>{items.length} times</span></summary>
              <div className={css['items']}>{items.map(card)}</div>
            </details>
          )))}
        </div>
      )}
    </section>
  );
}
