import { severities } from '#domain/kit/traits/severity.ts';
import type { Severity } from '#domain/kit/traits/severity.ts';
import { audiences } from '#domain/alerts/engine/alert-rule.ts';
import type { notification } from '#domain/notices/notification.ts';
import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useAuth } from '../../kit/state/store.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { alertAddress } from './alert-address.ts';
import { alertTitle } from './alert-title.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { isMine } from './is-mine.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../notices.module.css';

export const tones: Readonly<Record<Severity, FlagTone>> = {
  critical: 'danger',
  high: 'danger',
  medium: 'watch',
  low: 'info',
  info: 'quiet',
};
const manual = 'manual';

interface CardProps {
  alert: Listed<typeof notification>;
  rule: RuleSheet | undefined;
  /** What stands on the reviews' list for the same thing, done or skipped right here. */
  beside?: ReactNode;
  isOpen?: boolean;
  onChanged(): void;
}

/** One alert: the numbers it saw, and behind them the rule, what ends it and why it reached this person. */
export function ReminderCard({ alert, rule, beside, isOpen = false, onChanged }: CardProps) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const { severity } = alert;
  const address = alertAddress(where, alert);
  const title = alertTitle(alert);
  return (
    <article className={css['card']} data-tone={tones[severity]} data-card>
      <div className={kit['beside']}>
        <Flag tone={tones[severity]}>{severities[severity]}</Flag>
        <h3 className={css['title']}>{title}</h3>
        {alert.status === 'acknowledged' && <Flag tone="good">Seen</Flag>}
        {alert.escalation_level > 0 && <Flag tone="watch">Passed on</Flag>}
      </div>
      {alert.message !== null && <p className={css['saw']}>{alert.message}</p>}
      <p className={css['quiet']}>
        {alert.raised_at !== null &&
          `${alert.rule_code === manual ? 'Written' : 'Since'} ${momentInWords(alert.raised_at, zone, true)}`}
        {alert.due_at !== null && ` · due ${momentInWords(alert.due_at, zone, true)}`}
      </p>
      <div className={kit['row']}>
        <AlertButtons alert={alert} onChanged={onChanged} />
        {beside}
        {address && (
          <Button variant="subtle" component={Link} to={address} aria-label={`Open: ${title}`}>
            Open
          </Button>
        )}
      </div>
      {rule && <Reasons alert={alert} rule={rule} isOpen={isOpen} />}
    </article>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function Reasons({ alert, rule, isOpen }: { alert: Listed<typeof notification>; rule: RuleSheet; isOpen: boolean }) {
  const me = useAuth().user?.id ?? null;
  const recipients = list.format(rule.to.map((audience) => audiences[audience]));
  return (
    <details className={css['why']} open={isOpen}>
      <summary>Why this, why me</summary>
      <dl className={css['reasons']}>
        <dt>The rule</dt>
        <dd>{rule.says}</dd>
        <dt>What ends it</dt>
        <dd>{rule.clears}</dd>
        <dt>Why you</dt>
        <dd>
          {isMine(alert, me)
            ? `It is told to ${recipients}${alert.escalation_level > 0 ? ', and to more people because nobody had seen it in time' : ''}.`
            : `It was told to ${recipients}; you see it because you may see the house’s reminders.`}
        </dd>
        <dt>Source</dt>
        <dd>
          {rule.source} ({rule.code})
        </dd>
      </dl>
    </details>
  );
}
