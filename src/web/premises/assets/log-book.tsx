import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { home as house } from '#domain/homes/home.ts';
import { addMonths } from '#domain/kit/time/time.ts';
import { checkKinds } from '#domain/premises/assets/check-kinds.ts';
import { checkResults } from '#domain/premises/assets/check-results.ts';
import { logBookMadeOf, chapters, seenIn, type LogBook, type LogLine } from '#domain/premises/assets/log-book.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { Select } from '../../kit/ui/select.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './assets.module.css';

const isLogBook = objectWith<LogBook>('lines');
const spans = { '1': 'The last month', '3': 'The last three months', '12': 'The last year' } as const;
const tones = { pass: 'good', advisory: 'watch', fail: 'danger' } as const;

interface LogBookProps {
  home: string;
  search: string;
  pathTo(id: string): string;
}

/** The fire and premises log book as an officer asks for it: a chapter for each kind of check, every line with who and what. */
export function LogBookView({ home, search, pathTo }: LogBookProps) {
  const [params, ask] = usePageParams();
  const { today, zone } = useHouseClock();
  const asked = params.get('months') ?? '1';
  const months = asked in spans ? asked : '1';
  const [from, to] = [addMonths(today(), -Number(months)), today()];
  const { body, state, reload } = useLiveAnswer(`${pathOf(house)}${home}/log-book/?from=${from}&to=${to}`, {
    is: isLogBook,
    of: logBookMadeOf,
    home,
  });
  const lines = (body?.lines ?? []).filter(({ name, location, asset_tag }) =>
    holdsTyped(`${name} ${location} ${asset_tag}`, search),
  );
  return (
    <>
      <div className={kit['beside']}>
        <Select
          aria-label="How far back"
          className="no-print"
          data={Object.entries(spans).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          value={months}
          onChange={(value) => ask('months', value === '1' ? null : value)}
        />
        <p className={kit['note']}>
          {dayInWords(from)} to {dayInWords(to)}
        </p>
      </div>
      {state === 'loading' && <Loading rows={8} label="Loading the log book" />}
      {state === 'failed' && (
        <ErrorState title="The log book could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && lines.length === 0 && (
        <Empty
          title="Nothing was written down in this time"
          action={
            <Button component={Link} to="/house-asset">
              Show what is due
            </Button>
          }
        >
          The book that a fire officer asks for: every check that is done is a line here.
        </Empty>
      )}
      {chapters(lines).map(({ kind, lines: of }) => (
        <Panel key={kind} title={checkKinds[kind]} wide>
          <Chapter lines={of} zone={zone} pathTo={pathTo} />
        </Panel>
      ))}
    </>
  );
}

const Chapter = ({ lines, zone, pathTo }: { lines: readonly LogLine[]; zone: string; pathTo(id: string): string }) => (
  <FiguresTable wide className={css['chapter']}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Thing</th>
        <th scope="col">Where</th>
        <th scope="col">Result</th>
        <th scope="col">What was seen</th>
        <th scope="col">By</th>
      </tr>
    </thead>
    <tbody>
      {lines.toReversed().map((line) => (
        <tr key={line.id}>
          <th scope="row">{momentInWords(line.done_at, zone, true)}</th>
          <td data-label="Thing">
            <Link className={kit['link']} to={pathTo(line.asset)}>
              {line.name}
            </Link>
          </td>
          <td data-label="Where">{line.location}</td>
          <td data-label="Result">
            <Flag tone={tones[line.result]}>{checkResults[line.result]}</Flag>
          </td>
          <td data-label="Seen">{seenIn(line)}</td>
          <td data-label="By">{line.by}</td>
        </tr>
      ))}
    </tbody>
  </FiguresTable>
);
