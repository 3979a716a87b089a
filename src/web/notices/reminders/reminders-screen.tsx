import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { notification } from '#domain/notices/notification.ts';
import { Button } from '@mantine/core';
import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Chips } from '../../kit/ui/chips.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { printPage, PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useRuleSheets } from '../rules/use-rule-sheets.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { worstState } from '../../kit/data/use-records.ts';
import { OneRecord } from '../../records/record/one-record.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { useRecordParams, type RecordParams } from '../../records/use-record-params.ts';
import { AlertRules } from '../rules/alert-rules.tsx';
import { Deliveries, FailedDeliveries } from './deliveries.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { isMineToDo } from './is-mine.ts';
import { ReminderCard } from './reminder-card.tsx';
import { ReminderLanes } from './reminder-lanes.tsx';
import { useMyPart } from './use-my-part.ts';
import { useReminders } from './use-reminders.ts';
import { useScheduled } from './use-scheduled.ts';

const title = 'Reminders';

/** Everything that waits for somebody, in one place: alerts, reviews and checks that are due, and what people wrote down themselves. */
export default function RemindersScreen() {
  const [params] = useSearchParams();
  const place = useRecordParams();
  const rights = useRights();
  const chosen = useSelectedHome();
  if (!chosen)
    return (
      <Page title={title}>
        <ChooseHouse />
      </Page>
    );
  if (!maySee(rights, notification.name))
    return (
      <Page title={title}>
        <NoRight title="You do not have the right to see reminders" />
      </Page>
    );
  if (place.isAdding || place.isChanging) return <RecordListScreen entity={notification.name} />;
  if (place.id) return <OneReminder place={place} id={place.id} home={chosen.id} />;
  return params.get('part') === 'rules' ? <AlertRules home={chosen} /> : <Reminders home={chosen} add={place.add} />;
}

function useRules(home: string): ReadonlyMap<string, RuleSheet> {
  const { body } = useRuleSheets(home);
  return useMemo(() => new Map((body ?? []).map((rule) => [rule.code, rule])), [body]);
}

const views = [
  ['mine', 'Mine'],
  ['house', 'This house'],
  ['all', 'All my houses'],
] as const;
const rulesAction: MoreItem = { label: 'The rules', icon: <IconAdjustments {...iconProps} />, act: '?part=rules' };
type View = (typeof views)[number][0];

function Reminders({ home, add }: { home: ListedHome; add: string }) {
  const [params, setParams] = useSearchParams();
  const group = useId();
  const rights = useRights();
  const now = useNow();
  const me = useMyPart(home.id, now);
  const view = views.find(([name]) => name === params.get('view'))?.[0] ?? 'mine';
  const asked = view === 'all' ? {} : { home: home.id };
  const found = useReminders(view === 'mine' ? { ...asked, informed: me.me } : asked);
  const scheduled = useScheduled(asked, now);
  const rules = useRules(home.id);
  const due = view === 'mine' ? scheduled.items.filter(({ row }) => isMineToDo(row, me)) : scheduled.items;
  const parts = [
    { ...found, what: 'The reminders' },
    { ...scheduled, what: 'Reviews and checks that are due' },
    ...(view === 'mine' ? [{ ...me, what: 'Who leads this shift' }] : []),
  ];
  const state = worstState(parts);
  const missing = parts.find((part) => part.state !== 'loaded' && part.state !== 'loading');
  const reload = () => parts.forEach((part) => part.reload());
  const choose = (name: string) =>
    setParams(
      (was) => {
        was.set('view', name);
        return was;
      },
      { replace: true },
    );
  const actions = (
    <>
      <PageActions items={[rulesAction, printPage]} />
      {mayAdd(notification, rights) && (
        <Button component={Link} to={add} leftSection={<IconPlus {...iconProps} />}>
          Add
          <SpareWords>reminder</SpareWords>
        </Button>
      )}
    </>
  );
  return (
    <Page title={title} actions={actions}>
      <PageTools>
        <Chips name={group} options={views} chosen={[view satisfies View]} onChoose={choose} />
        <DeviceSwitch />
      </PageTools>
      <FailedDeliveries home={home.id} />
      {state === 'loading' && <Loading rows={6} label="Loading reminders" />}
      {missing && (
        <ErrorState title={`${missing.what} could not be loaded`} onRetry={reload}>
          Check the network, then try again. If somebody may be in danger, do not wait for this page.
        </ErrorState>
      )}
      {(state === 'loaded' || found.records.length + due.length > 0) && (
        <ReminderLanes
          alerts={found.records}
          scheduled={due}
          rules={rules}
          question={`${view} ${home.id}`}
          isMine={view === 'mine'}
          isAnswered={parts.every((part) => part.state !== 'loading')}
          isWhole={state === 'loaded'}
          onChanged={reload}
        />
      )}
      {found.hasMore && (
        <Button variant="default" loading={found.isLoadingMore} onClick={found.loadMore}>
          Show more
        </Button>
      )}
    </Page>
  );
}

/** One reminder: what it asks for, and below it the whole record with its history. */
function OneReminder({ place, id, home }: { place: RecordParams; id: string; home: string }) {
  const { record, reload } = useRecord(notification, id, { asksForStub: true });
  const rules = useRules(home);
  return (
    <Page title="Reminder" back={{ to: place.list, label: title }} narrow>
      {record && <ReminderCard alert={record} rule={rules.get(record.rule_code)} isOpen onChanged={reload} />}
      {record && <Deliveries reminder={id} />}
      <OneRecord entity={notification} id={id} editPath={place.change(id)} />
    </Page>
  );
}
