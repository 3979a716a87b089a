import { choice, longText, must, text, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { addMinutes, localTime, type Moment } from '#domain/kit/time/time.ts';
import { notification, type Notification } from '#domain/notices/notification.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { create, type ApiAnswer } from '../../kit/api/api.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { alertTitle } from './alert-title.ts';

type Verb = 'acknowledge' | 'action' | 'snooze';

const minor: readonly unknown[] = ['info', 'low'];
const plan = (needed: boolean) => {
  const field = longText('What is done about it', { max: 4000, help: 'It goes into the notes and the next handover.' });
  return { action_plan: needed ? must(field) : field };
};
/** A minute less than four hours: two clocks seldom agree to the second. */
const waits = { 30: 'Half an hour', 60: 'One hour', 120: 'Two hours', 239: 'Four hours' } as const;

/** Each choice says the hour at which the reminder comes back. */
function later(now: Moment, zone: string): Fields {
  const options = Object.fromEntries(
    Object.entries(waits).map(([minutes, words]) => [
      minutes,
      `${words}, until ${localTime(addMinutes(now, Number(minutes)), zone)}`,
    ]),
  );
  return { for: must(choice('For how long', { options })), snooze_reason: must(text('Why it can wait', { max: 300 })) };
}

type Asking = StoredRecord &
  Pick<Notification, 'title' | 'resident' | 'status' | 'severity'> &
  Partial<Pick<Notification, 'version'>>;

const call = (alert: Asking, verb: Verb, values: RecordValues): Promise<ApiAnswer<Stored<typeof notification>>> =>
  create(
    `${pathOf(notification)}${alert.id}/${verb}/`,
    { ...values, version: alert.version },
    { is: shapeOf(notification) },
  );

/** Seen, acted on, or put off with a reason. What is critical cannot wait. */
export function AlertButtons({ alert, onChanged }: { alert: Asking; onChanged(): void }) {
  const { now, zone } = useHouseClock();
  const moves = movesFrom(notification, alert, useActor());
  const may = (verb: Verb) => moves.some(({ by }) => by === verb);
  const [asking, setAsking] = useState<'action' | 'snooze' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const title = alertTitle(alert);
  const name = <VisuallyHidden>: {title}</VisuallyHidden>;
  const close = () => setAsking(null);
  const done = (words: string) => () => {
    close();
    showToast(words, 'good');
    onChanged();
  };

  async function see() {
    setIsBusy(true);
    const answer = await call(alert, 'acknowledge', {});
    setIsBusy(false);
    setSaid(answer.ok ? '' : notDone(answer));
    if (answer.ok) onChanged();
  }

  return (
    <>
      {may('action') && <Button onClick={() => setAsking('action')}>Act{name}</Button>}
      {alert.status !== 'acknowledged' && may('acknowledge') && (
        <Button variant="default" loading={isBusy} onClick={() => void see()}>
          Seen{name}
        </Button>
      )}
      {alert.severity !== 'critical' && may('snooze') && (
        <Button variant="subtle" onClick={() => setAsking('snooze')}>
          Later{name}
        </Button>
      )}
      {said && <InlineError>{said}</InlineError>}
      {asking === 'action' && (
        <AskingDialog
          title={title}
          verb="Save what is done"
          fields={plan(!minor.includes(alert.severity))}
          draft={{ form: 'alert-action', record: alert.id }}
          act={(values) => call(alert, 'action', values)}
          onDone={done('Written into the notes and the next handover')}
          onClose={close}
        />
      )}
      {asking === 'snooze' && (
        <AskingDialog
          title={`Later: ${title}`}
          verb="Remind me later"
          fields={later(now(), zone)}
          draft={{ form: 'alert-later', record: alert.id }}
          onDone={({ snoozed_until }: Stored<typeof notification>) =>
            done(snoozed_until ? `It comes back at ${localTime(snoozed_until, zone)}` : 'It comes back later')()
          }
          onClose={close}
          act={({ for: minutes, ...values }) =>
            call(alert, 'snooze', { ...values, snoozed_until: addMinutes(now(), Number(minutes)) })
          }
        />
      )}
    </>
  );
}
