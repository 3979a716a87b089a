import type { HandoverLine } from '#domain/handover/handover-line.ts';
import type { HandoverSheet, LateEntry, SheetAfter } from '#domain/handover/lines/sheet.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { LineList } from './line-list.tsx';
import { priorityFlags } from './priority-flags.ts';
import { houseAddress, recordAddress } from '../../records/record-address.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../handover.module.css';

const labelOf = (kind: string) =>
  midSentence(careEntries.find(({ entity }) => entity.name === kind)?.entity.labels.one ?? '');

const headings = { added: '', corrected: 'corrected: ', withdrawn: 'withdrawn: ' } as const satisfies Record<
  LateEntry['how'],
  string
>;
export const written = { added: 'recorded', corrected: 'corrected', withdrawn: 'withdrawn' } as const satisfies Record<
  LateEntry['how'],
  string
>;

const linesIn = ({ pages, house }: SheetAfter): number =>
  pages.reduce((sum, { lines }) => sum + lines.length, house.length);

/** Nobody who received the handover can have read these in it: what has happened since, the gravest first, and what was written down late. */
export function LateList({ late, after }: Pick<HandoverSheet, 'late' | 'after'>) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const addressOf = ({ kind, id, resident }: LateEntry) =>
    resident ? recordAddress(resident, { entity: kind, id }) : (where.record(kind, id, null) ?? '');
  const added = after ? linesIn(after) : 0;
  if (late.length + added === 0) return null;
  return (
    <Panel title="Added after handover" count={late.length + added} wide>
      {after?.pages.map(({ person, priority, lines }) => (
        <Since
          key={person.id}
          name={personName({ ...person })}
          lines={lines}
          flag={priorityFlags[priority]}
          addressOf={({ source }) => recordAddress(person.id, source)}
        />
      ))}
      {after && after.house.length > 0 && (
        <Since name="The house" lines={after.house} addressOf={({ source }) => houseAddress(where, source)} />
      )}
      <Lines>
        {late.map((entry) => (
          <Line
            key={entry.id}
            to={addressOf(entry)}
            title={`${entry.name}: ${headings[entry.how]}${[labelOf(entry.kind), entry.words].filter(Boolean).join(', ')}`}
          >
            Happened {momentInWords(entry.occurred_at, zone, true)} · {written[entry.how]}{' '}
            {momentInWords(entry.recorded_at, zone, true)}
            {entry.by ? ` by ${entry.by}` : ''}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}

interface SinceProps {
  name: string;
  lines: readonly HandoverLine[];
  flag?: (typeof priorityFlags)[keyof typeof priorityFlags];
  addressOf(line: HandoverLine): string | null;
}

const Since = ({ name, lines, flag, addressOf }: SinceProps) => (
  <section className={css['since']} aria-label={`Since handover: ${name}`}>
    <header className={kit['beside']}>
      <h3 className={kit['subheading']}>{name}</h3>
      {flag && <Flag tone={flag.tone}>{flag.words}</Flag>}
    </header>
    <LineList lines={lines} addressOf={addressOf} />
  </section>
);
