import { channels, type Channel } from '#domain/kit/people/channels.ts';
import { choice, must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { deliveryWords, type Delivery } from '#domain/notices/delivery-words.ts';
import { staffPerson } from '#domain/staff/person/staff-person.ts';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { create, remove } from '../../kit/api/api.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { showToast } from '../../kit/state/toasts.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { OwnDetailsForm } from './own-details-form.tsx';
import { addThisDevice, canPush, isPushRefused, ownEndpoint } from './push-device.ts';
import type { Me } from './use-me.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../staff.module.css';

interface Device {
  id: string;
  device: string;
  endpoint: string;
  created_at: string;
}

interface ChannelsAnswer {
  offered: readonly Channel[];
  push_key: string | null;
  devices: readonly Device[];
  deliveries: readonly Delivery[];
}

const path = '/api/me/channels/';
/** While something is on its way, its state is asked for again. */
const lookAgainMs = 1500;

/** The preferences with the channels that work here, and whatever is chosen already. */
const isChannels = objectWith<ChannelsAnswer>('offered', 'deliveries');

const isUnderWay = ({ deliveries }: ChannelsAnswer) =>
  deliveries.some((one) => one.state === 'waiting' && one.attempts <= 1);

function offeredFields(offered: readonly string[], me: Me): Fields {
  const whole = staffPerson.alert_preferences;
  const chosen: readonly string[] = Object.values(me.alert_preferences ?? {});
  const works = (name: string) => name === 'in_app' || offered.includes(name);
  const narrowed = Object.entries(whole.fields).map(([severity, { label, options }]) => {
    const shown = Object.entries(options).filter(([name]) => works(name) || chosen.includes(name));
    return [
      severity,
      must(
        choice(label, {
          options: Object.fromEntries(
            shown.map(([name, words]) => [name, works(name) ? words : `${words} (not set up here)`]),
          ),
          default: 'in_app',
        }),
      ),
    ] as const;
  });
  return {
    alert_preferences: { ...whole, label: 'Besides in Hearth', fields: Object.fromEntries(narrowed) },
  };
}

const inHearth: NonNullable<Me['alert_preferences']> = {
  info: 'in_app',
  low: 'in_app',
  medium: 'in_app',
  high: 'in_app',
  critical: 'in_app',
};

/** Whoever has chosen nothing yet is told in Hearth. */
const withDefaults = (me: Me): Me => ({ ...me, alert_preferences: { ...inHearth, ...me.alert_preferences } });

export function AlertChannels({ me, onSaved }: { me: Me; onSaved(me: Me): void }) {
  const { body, state, reloadQuietly, reload } = useLiveAnswer(path, {
    is: isChannels,
    of: [],
    everyMs: (shown) => (shown && isUnderWay(shown) ? lookAgainMs : undefined),
  });
  const offered = body?.offered;
  const fields = useMemo(() => offeredFields(offered ?? [], me), [offered, me]);
  return (
    <Panel title="How alerts reach me" state={state} onRetry={reload}>
      {body && (
        <div className={css['channels']}>
          <p className={kit['quiet']}>
            Everything stands in Hearth. What you choose here comes besides it, without names and without anything about
            care.
          </p>
          <OwnDetailsForm me={withDefaults(me)} fields={fields} verb="Save how alerts reach me" onSaved={onSaved} />
          <Tests offered={body.offered} onSent={reloadQuietly} />
          {body.push_key && <Devices publicKey={body.push_key} devices={body.devices} onChanged={reloadQuietly} />}
          <Recent deliveries={body.deliveries} />
        </div>
      )}
    </Panel>
  );
}

function Tests({ offered, onSent }: { offered: readonly Channel[]; onSent(): void }) {
  const [said, setSaid] = useState('');
  const send = async (channel: Channel) => {
    const answer = await create(`${path}test/`, { channel });
    setSaid(answer.ok ? '' : notDone(answer));
    onSent();
  };
  if (offered.length === 0) return null;
  return (
    <div>
      <InlineError>{said}</InlineError>
      <div className={kit['row']}>
        {offered.map((channel) => (
          <Button key={channel} variant="default" onClick={() => void send(channel)}>
            Send me a test by {channels[channel].toLowerCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Devices({
  publicKey,
  devices,
  onChanged,
}: {
  publicKey: string;
  devices: readonly Device[];
  onChanged(): void;
}) {
  const { zone } = useHouseClock();
  const [own, setOwn] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => void ownEndpoint().then(setOwn), [devices]);
  const add = async () => {
    try {
      const answer = await addThisDevice(publicKey);
      if (answer === null)
        return setSaid(
          'The browser does not allow messages from Hearth. Its settings for this page say so, and can be changed there.',
        );
      if (!answer.ok) return setSaid(notDone(answer));
      showToast('This device is added', 'good');
      setSaid('');
    } catch {
      // What a browser throws here is its own matter: no push service, private mode, a policy of the device.
      setSaid('This browser cannot receive push messages.');
    }
    onChanged();
  };
  const take = async (id: string) => {
    const answer = await remove(`/api/me/devices/${id}/`);
    setSaid(answer.ok ? '' : notDone(answer));
    onChanged();
  };
  const isAdded = devices.some(({ endpoint }) => endpoint === own);
  return (
    <div className={css['channels']}>
      <h3>Devices for push messages</h3>
      <InlineError>{said}</InlineError>
      {devices.length === 0 && <p className={kit['quiet']}>None yet. Add a device that is yours alone.</p>}
      <ul className={css['plain']}>
        {devices.map(({ id, device, endpoint, created_at }) => (
          <li key={id} className={kit['ends']}>
            <span>
              {endpoint === own ? 'This device' : device}, since {momentInWords(created_at, zone, true)}
            </span>
            <Button variant="subtle" onClick={() => void take(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {!canPush() && (
        <p className={kit['quiet']}>
          This browser cannot receive push messages here. It needs a secure (https) address.
        </p>
      )}
      {canPush() && !isAdded && (
        <Button variant="default" disabled={isPushRefused()} onClick={() => void add()}>
          Add this device
        </Button>
      )}
      {canPush() && isPushRefused() && (
        <p className={kit['quiet']}>
          The browser does not allow messages from Hearth. Its settings for this page can be changed.
        </p>
      )}
    </div>
  );
}

function Recent({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { zone } = useHouseClock();
  if (deliveries.length === 0) return null;
  return (
    <details>
      <summary>What was sent to me lately</summary>
      <ul className={css['plain']}>
        {deliveries.slice(0, 10).map((one) => (
          <li key={one.id}>
            {one.notification === null && 'Test: '}
            {deliveryWords(one, (moment) => momentInWords(moment, zone, true))}
          </li>
        ))}
      </ul>
    </details>
  );
}
