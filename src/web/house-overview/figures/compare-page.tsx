import { figureWords } from '#domain/house-overview/figure-words.ts';
import { figureGroups, figureNames, figureOf, type FigureName } from '#domain/house-overview/figures.ts';
import type { HouseComparison } from '#domain/house-overview/overview.ts';
import { home } from '#domain/homes/home.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Fragment } from 'react';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import table from '../../kit/styles/table.module.css';
import css from './figures.module.css';

const isComparison = objectWith<HouseComparison>('houses');
type House = HouseComparison['houses'][number];

/** The houses somebody works in, side by side, figure by figure. */
export function ComparePage({ back }: { back: { to: string; label: string } }) {
  const { body, state, reload } = useLiveAnswer(`${pathOf(home)}compare/`, { is: isComparison, of: [] });
  return (
    <Page title="Compare houses" back={back} actions={<PrintButton />}>
      {state === 'loading' && <Loading rows={8} label="Loading the houses" />}
      {state === 'failed' && (
        <ErrorState title="The houses could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && <Compared houses={body.houses} />}
    </Page>
  );
}

function Compared({ houses }: { houses: readonly House[] }) {
  const read = houses.filter(({ day }) => day !== null);
  if (read.length === 0)
    return (
      <Empty title="Nothing to compare yet">
        Every house’s figures are read each morning. The first reading comes within the hour.
      </Empty>
    );
  return (
    <>
      <p className={kit['quiet']}>
        As it stood on the morning of {dayWords(read[0]?.day ?? '')}; below it what changed in four weeks.
      </p>
      <FiguresTable framed wide={houses.length > 3}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {houses.map(({ home: id, name }) => (
              <th key={id} scope="col" className={table['sum']}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysOf(figureGroups).map((group) => (
            <Group key={group} group={group} houses={houses} />
          ))}
        </tbody>
      </FiguresTable>
    </>
  );
}

function Group({ group, houses }: { group: keyof typeof figureGroups; houses: readonly House[] }) {
  const names = figureNames.filter(
    (name) => figureOf(name).group === group && houses.some(({ values }) => name in values),
  );
  if (names.length === 0) return null;
  return (
    <Fragment>
      <tr>
        <th scope="colgroup" colSpan={houses.length + 1}>
          <strong>{figureGroups[group]}</strong>
        </th>
      </tr>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">{figureOf(name).label}</th>
          {houses.map((house) => (
            <td key={house.home} className={table['sum']} data-label={house.name}>
              <Cell name={name} house={house} />
            </td>
          ))}
        </tr>
      ))}
    </Fragment>
  );
}

function Cell({ name, house: { values, before } }: { name: FigureName; house: House }) {
  const value = values[name] ?? null;
  const earlier = before[name] ?? null;
  const words = figureWords(name, { value, of: null });
  const tone = value === null ? 'quiet' : figureOf(name).tone(value);
  return (
    <div className={css['compared']}>
      {tone === 'quiet' ? words : <Flag tone={tone}>{words}</Flag>}
      {value !== null && earlier !== null && value !== earlier && (
        <span className={css['change']}>
          {value > earlier ? '▲' : '▼'} from {figureWords(name, { value: earlier, of: null })}
        </span>
      )}
    </div>
  );
}
