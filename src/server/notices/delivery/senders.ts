import { noCommitListener, onPool } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import type { Encryption } from '../../kit/access/encryption.ts';
import { emailSender } from './email-sender.ts';
import { pushSender } from './push-sender.ts';
import type { Senders } from './sending.ts';
import { textSender } from './text-sender.ts';

/** The channels that the settings name; what is not set up is not there. */
export function sendersOf({ settings, pool, clock, log }: AppDependencies, encryption: Encryption): Senders {
  const email = emailSender(settings);
  return {
    ...(email ? { email } : {}),
    ...(settings.push.isOn
      ? { push: pushSender({ db: onPool(pool, noCommitListener), encryption, settings, clock, log }) }
      : {}),
    ...(settings.sms ? { sms: textSender(settings.sms) } : {}),
  };
}
