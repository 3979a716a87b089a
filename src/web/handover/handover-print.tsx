import { isAhead, lineParts, partOrder, type HandoverLine } from '#domain/handover/handover-line.ts';
import type { HandoverSheet, SheetPage } from '#domain/handover/lines/sheet.ts';
import { localDay, localTime } from '#domain/kit/time/time.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import { dayInWords, momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { namesIn } from '../kit/names/record-names.ts';
import { changeWords } from './sheet/earlier-handovers.tsx';
import { written } from './sheet/late-list.tsx';
import { priorityFlags } from './sheet/priority-flags.ts';
import { SealedUntil } from '../records/sealed-until.tsx';
import css from './print.module.css';

/** `12:40 Joy Osei`: on paper nothing can be opened, so time and name stand behind each fact that has happened. */
function source(line: HandoverLine, now: string, zone: string): string {
  const { at, by } = line;
  if (!by || isAhead(line)) return '';
  const when = localDay(at, zone) === localDay(now, zone) ? localTime(at, zone) : momentInWords(at, zone, true);
  return ` (${when} ${by})`;
}

function Facts({ lines, now }: { lines: readonly HandoverLine[]; now: string }) {
  const { zone } = useHouseClock();
  return (
    <dl className={css['facts']}>
      {partOrder.map((part) => {
        const own = lines.filter((line) => line.part === part);
        return (
          own.length > 0 && (
            <div key={part}>
              <dt>{lineParts[part]}</dt>
              <dd>
                {own.map((line) => (
                  <span key={`${line.source.id}${line.words}`} data-rank={line.rank}>
                    {part === 'do' && '☐ '}
                    {line.words}
                    <small>{source(line, now, zone)}</small>{' '}
                  </span>
                ))}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

const Resident = ({ page, now }: { page: SheetPage; now: string }) => (
  <section className={css['resident']} data-priority={page.priority}>
    <h3>
      {personName({ ...page.person })}
      <span> {[...whereabouts({ ...page.person }), priorityFlags[page.priority].words.toUpperCase()].join(' · ')}</span>
    </h3>
    <Facts lines={page.lines} now={now} />
    {page.remark && (
      <p>
        <strong>Remark</strong> {page.remark}
      </p>
    )}
    {page.questions.map(({ text, by }) => (
      <p key={text}>
        <strong>{by ?? 'Somebody'} asks</strong> {text}
      </p>
    ))}
  </section>
);

/** The handover on paper: for the pocket, and for the night on which nothing works. */
export function HandoverPrint({ sheet }: { sheet: HandoverSheet }) {
  const { handover: page, pages, house, tasks, late, after, zone } = sheet;
  const names = namesIn(page);
  const [notable, usual] = [pages.filter((one) => !one.as_usual), pages.filter((one) => one.as_usual)];
  const received = page.received_by.flatMap((id) => names.get(id) ?? []).join(', ');
  const given =
    page.status === 'draft'
      ? 'Draft, not yet given'
      : `From ${names.get(page.given_by) ?? 'a colleague'}${received ? ` to ${received}` : ', not yet received'}`;
  return (
    <div className={`print-only ${css['paper']}`}>
      <h2>
        {changeWords(page)}, {dayInWords(page.handover_date)}
      </h2>
      <p>
        {given}. Everything since {momentInWords(sheet.since, zone, true)}, as it stood{' '}
        {momentInWords(sheet.now, zone, true)}.
      </p>
      <SealedUntil />
      {(late.length > 0 || (after && (after.pages.length > 0 || after.house.length > 0))) && (
        <section className={css['resident']} data-priority="urgent">
          <h3>Added after handover</h3>
          {after?.pages.map(({ person, lines }) => (
            <div key={person.id}>
              <strong>{personName({ ...person })}</strong>
              <Facts lines={lines} now={sheet.now} />
            </div>
          ))}
          {after && after.house.length > 0 && (
            <div>
              <strong>The house</strong>
              <Facts lines={after.house} now={sheet.now} />
            </div>
          )}
          {late.map((entry) => (
            <p key={entry.id}>
              {entry.name}: {entry.words}{' '}
              <small>
                ({momentInWords(entry.occurred_at, zone, true)}, {written[entry.how]}{' '}
                {momentInWords(entry.recorded_at, zone, true)} by {entry.by})
              </small>
            </p>
          ))}
        </section>
      )}
      <section className={css['resident']}>
        <h3>The house</h3>
        <Facts lines={house} now={sheet.now} />
        {page.house_issues && (
          <p>
            <strong>About the house</strong> {page.house_issues}
          </p>
        )}
        {tasks
          .filter(({ done_at }) => done_at === null)
          .map(({ text, assigned_to }) => (
            <p key={text}>
              ☐ {text} ({assigned_to ?? 'nobody named'})
            </p>
          ))}
      </section>
      {notable.map((one) => (
        <Resident key={one.person.id} page={one} now={sheet.now} />
      ))}
      {usual.length > 0 && (
        <p>
          <strong>As usual:</strong>{' '}
          {usual.map(({ person }) => [personName({ ...person }), ...whereabouts({ ...person })].join(', ')).join('; ')}.
        </p>
      )}
    </div>
  );
}
