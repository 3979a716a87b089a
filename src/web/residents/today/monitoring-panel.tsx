import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { mayAdd, mayChange } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { chartLabels, frequencyWords, nightCheckWords, stepWords } from './monitoring.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../about/about.module.css';

/** What is watched for someone, how often, why, and until when that is looked at again. */
export function MonitoringPanel({ person, hasLeft }: { person: string; hasLeft: boolean }) {
  const rights = useRights();
  const actor = useActor();
  const today = useHouseClock().today();
  const { records, state, at, reload } = useRecords(careTracking, { resident: person });
  const [tracking] = records;
  const details = (tracking?.details ?? []).filter(({ chart }) => tracking?.[chart] === true);
  const path = `?id=${person}&tab=about&of=care_tracking`;
  if (!seesAny(rights, careTracking)) return null;
  const change = !hasLeft && tracking && mayChange(careTracking, tracking, actor) && (
    <Button
      variant="default"
      component={Link}
      to={`${path}&record=${tracking.id}&edit=1`}
      leftSection={<IconPencil {...iconProps} />}
    >
      Change monitoring
    </Button>
  );
  const begin = !hasLeft && !tracking && state === 'loaded' && mayAdd(careTracking, rights) && (
    <Button variant="default" component={Link} to={`${path}&add=1`} leftSection={<IconPlus {...iconProps} />}>
      Begin monitoring
    </Button>
  );
  return (
    <Panel
      title="Monitoring"
      count={details.length > 0 ? details.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      action={change || begin}
      isEmpty={details.length === 0}
      empty="Charts that are kept for this person, and how often. Nothing is being watched, so nothing falls due."
    >
      <ul className={`${kit['bare']} ${css['watched']}`}>
        {details.map((detail) => (
          <li key={detail.chart}>
            <strong>{chartLabels[detail.chart] ?? detail.chart}</strong> {midSentence(frequencyWords(detail))}
            {detail.two_staff && ', two staff'}
            <span className={css['why']}>{detail.reason}</span>
            {nightCheckWords(detail) && (
              <span className={css['why']}>At night: {midSentence(nightCheckWords(detail))}</span>
            )}
            {detail.prompt_text && <span className={css['why']}>To whoever records it: {detail.prompt_text}</span>}
            {stepWords(detail.chart, tracking) && (
              <span className={css['why']}>Their steps: {stepWords(detail.chart, tracking)}</span>
            )}
            {detail.review_date < today ? (
              <Flag tone="watch">Review was due {dayInWords(detail.review_date)}</Flag>
            ) : (
              <span className={css['why']}>Review {dayInWords(detail.review_date)}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
