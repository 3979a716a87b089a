import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { sizesOf } from '#domain/incidents/body-map/body-on-day.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { Button } from '@mantine/core';
import { IconEye, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import { useRights } from '../../../kit/access/rights.ts';
import { ErrorState, Loading } from '../../../kit/page/states.tsx';
import { useRecord } from '../../../kit/data/use-record.ts';
import { isEmpty } from '../../../kit/names/value-text.ts';
import { factWords } from '../mark-words.ts';
import { MarkPhotos } from './mark-photos.tsx';
import { MarkReviews } from './mark-reviews.tsx';
import { MarkReviewDialog } from './mark-review-dialog.tsx';
import { SafeguardingQuestion } from './safeguarding-question.tsx';
import { SizeTrend } from './size-trend.tsx';
import type { NumberedMark } from '../use-body-marks.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './mark-entry.module.css';

const factNames = [
  'occasion',
  'pressure_category',
  'depth_mm',
  'shape',
  'pattern',
  'skin_broken',
  'blanches',
  'exudate',
  'odour',
  'pain_0_10',
  'explanation_by_resident',
  'explanation_by_others',
  'photo_consent',
  'notes',
];

/** The story of one mark: what was seen, how it changed, and what to do next. */
export function MarkEntry({ mark }: { mark: NumberedMark }) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const { record, state, reload, take } = useRecord(bodyMap, mark.id, { selects: true });
  const [isReviewing, setIsReviewing] = useState(false);
  if (state === 'loading') return <Loading rows={3} />;
  if (!record)
    return (
      <ErrorState title="This mark could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  const facts = factNames.filter((name) => !isEmpty(record[name]));
  const isOver = mark.is_deleted || mark.status === 'healed' || mark.status === 'transferred_with';
  return (
    <>
      <SafeguardingQuestion mark={mark} />
      <dl className={css['facts']}>
        {mark.next_review_on && !isOver && (
          <div>
            <dt>Next check</dt>
            <dd>{dayInWords(mark.next_review_on)}</dd>
          </div>
        )}
        {facts.map((name) => (
          <div key={name}>
            <dt>{bodyMap.fields[name]?.label}</dt>
            <dd>{factWords(name, record[name])}</dd>
          </div>
        ))}
      </dl>
      <SizeTrend sizes={sizesOf(mark)} zone={zone} />
      <MarkReviews mark={mark} />
      <MarkPhotos mark={mark} photo={record.photo} />
      <div className={kit['buttons']}>
        {!mark.is_deleted && may(rights, 'review', bodyMap.name) && (
          <Button onClick={() => setIsReviewing(true)} leftSection={<IconEye {...iconProps} />}>
            {isOver ? 'Look again' : 'Review this mark'}
          </Button>
        )}
        <Button variant="default" component={Link} to={`?id=${mark.id}`} leftSection={<IconFileText {...iconProps} />}>
          Open the record
        </Button>
      </div>
      {isReviewing && (
        <MarkReviewDialog mark={mark} record={record} onDone={take} onClose={() => setIsReviewing(false)} />
      )}
    </>
  );
}
