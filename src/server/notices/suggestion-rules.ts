import { notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { suggestion, type Suggestion } from '#domain/notices/suggestion.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import { createAsSystem } from '../kit/records/system-updates.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';

/** A complaint reaches whoever manages the house at once, and says no more than that there is one. */
async function tellManager({ context, tx, now, record, before }: SavedRecord<Suggestion>): Promise<void> {
  if (record.is_complaint !== true || before?.is_complaint === true) return;
  const home = String(record.home);
  const object = { entity: suggestion.name, id: record.id };
  const managers = (await recipientsAt(tx, home, now))({ to: ['manager'], severity: 'medium', resident: null, object });
  await createAsSystem(
    context,
    notification,
    {
      home,
      title: 'A complaint was written down',
      message: 'Answer it by the complaints procedure.',
      severity: 'medium',
      category: 'task',
      rule_code: 'manual',
      linked_object: object,
      raised_at: now,
      waiting_since: now,
      status: 'active',
      recipients: managers.map(inAppRecipient),
      informed: managers,
    },
    { within: tx },
  );
}

export const suggestionRules = rulesFor(suggestion, {
  /** Whoever wants to stay unnamed does: neither the record nor the history says who wrote it down. */
  isAnonymous: (said) => said.is_anonymous === true,
  after: tellManager,
});
