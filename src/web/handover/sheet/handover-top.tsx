import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { useId } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useLastShift } from '../../records/use-last-shift.ts';
import { changeWords, StateFlag } from './earlier-handovers.tsx';
import { hasRead } from './page-card.tsx';
import css from '../handover.module.css';

interface TopProps {
  sheet: HandoverSheet;
  me: string | null;
  /** Why there is nothing for them to give or receive, and who can. */
  step: string | null;
  since: string | null;
  onSince(since: string | null): void;
}

/** How far back one looks: to the last handover, or as far as one has been away. */
function HowFar({ since, onSince }: Pick<TopProps, 'since' | 'onSince'>) {
  const name = useId();
  const { now } = useHouseClock();
  const { end } = useLastShift(useNow());
  const day = addHours(`${now().slice(0, 13)}:00:00.000Z`, -24);
  const chosen = since === null ? 'handover' : since === end ? 'shift' : 'day';
  const values: Readonly<Record<string, string | null>> = { handover: null, day, shift: end };
  const options = [
    ['handover', 'Since the last handover'] as const,
    ['day', 'Last 24 hours'] as const,
    ...(end ? [['shift', 'Since my last shift'] as const] : []),
  ];
  return (
    <fieldset className={css['far']}>
      <legend>Show</legend>
      <Chips name={name} options={options} chosen={[chosen]} onChoose={(value) => onSince(values[value] ?? null)} />
    </fieldset>
  );
}

/** Which handover this is, how it stands, and how much of it there is to read. */
export function HandoverTop({ sheet, me, step, since, onSince }: TopProps) {
  const { handover: page, pages, zone } = sheet;
  const { status, hash } = page;
  const names = namesIn(page);
  const received = page.received_by.flatMap((id) => names.get(id) ?? []).join(', ');
  const giver = names.get(page.given_by) ?? '';
  const usual = pages.filter((one) => one.as_usual).length;
  const read = pages.filter((one) => hasRead(one, me)).length;
  return (
    <section className={css['top']} aria-label="About this handover" data-card>
      <p className={css['change']}>
        <strong>{changeWords(page)}</strong> · {dayInWords(page.handover_date)} <StateFlag status={status} />
      </p>
      {status !== 'draft' && (
        <p className={css['quiet']}>
          From {giver}
          {received ? ` to ${received}` : ', waiting for somebody to receive it'}
        </p>
      )}
      {step && <p className={css['quiet']}>{step}</p>}
      <output className={css['count']}>
        {pages.length - usual} to read · {usual} as usual
        {status !== 'draft' && ` · you have read ${read} of ${pages.length}`}
      </output>
      <p className={css['quiet']}>
        Everything since {momentInWords(sheet.since, zone, true)}
        {sheet.is_live
          ? ', composed from the records as you look'
          : `, as given ${momentInWords(sheet.now, zone, true)}`}
        . Every line opens its record.
        {hash && (
          <>
            {' '}
            Sealed, fingerprint <code>{hash.slice(0, 12)}</code>.
          </>
        )}
      </p>
      <Addenda page={page} zone={zone} />
      <HowFar since={since} onSince={onSince} />
    </section>
  );
}

function Addenda({ page, zone }: { page: HandoverSheet['handover']; zone: string }) {
  const { addenda: added } = page;
  if (added.length === 0) return null;
  return (
    <ul className={css['questions']} aria-label="Added to this handover">
      {added.map(({ text, at }) => (
        <li key={`${at}${text}`}>
          <strong>Added{at && ` ${momentInWords(at, zone, true)}`}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
