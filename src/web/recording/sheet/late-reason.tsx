import { Button } from '@mantine/core';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import kit from '../../kit/styles/kit.module.css';

const { late_entry_reason } = careEntry.fields;
/** Another reason wants words, and has its place on the whole form. */
const reasons = Object.entries(late_entry_reason.options).filter(([reason]) => reason !== 'other');

/** What could go only hours later is written with its own moment, and with why it comes late. */
export function LateReason({ name, onChoose }: { name: string; onChoose(reason: string): void }) {
  return (
    <fieldset className={kit['group']} aria-label={`${late_entry_reason.label}, for ${name}`}>
      <span className={kit['buttons']}>
        {reasons.map(([reason, label]) => (
          <Button key={reason} variant="default" onClick={() => onChoose(reason)}>
            {label}
          </Button>
        ))}
      </span>
    </fieldset>
  );
}
