import { severities } from '#domain/kit/traits/severity.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { recordAddress } from '../../records/record-address.ts';
import { tones } from './reminder-card.tsx';
import { ScheduledButtons } from './scheduled-buttons.tsx';
import type { ScheduledItem } from './use-scheduled.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

/** A review or a check that is due: what, about whom, by when and for whom. */
export function ScheduledCard({ item: { of, row, severity }, onChanged }: { item: ScheduledItem; onChanged(): void }) {
  const { zone } = useHouseClock();
  const wording = useValueWords()(row);
  const say = (name: string) => {
    const field = of.fields[name];
    return field && row[name] ? valueText(field, row[name], wording) : '';
  };
  const what = say('check_kind') || say('target');
  const title = [say('resident'), of.labels.one].filter(Boolean).join(': ');
  return (
    <article className={css['card']} data-tone={tones[severity]} data-card>
      <div className={kit['beside']}>
        <Flag tone={tones[severity]}>{severities[severity]}</Flag>
        <h3 className={css['title']}>{title}</h3>
      </div>
      {what && <p className={css['saw']}>{what}</p>}
      <p className={css['quiet']}>
        Due {momentInWords(row.due_at, zone, true)} · {say('assigned_to') || say('assigned_role')}
      </p>
      <div className={kit['row']}>
        <ScheduledButtons of={of} row={row} title={title} onChanged={onChanged} />
        {row.resident && (
          <Button
            variant="subtle"
            component={Link}
            to={recordAddress(row.resident, { entity: of.name, id: row.id })}
            aria-label={`Open: ${title}`}
          >
            Open
          </Button>
        )}
      </div>
    </article>
  );
}
