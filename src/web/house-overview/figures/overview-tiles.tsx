import { figureWords } from '#domain/house-overview/figure-words.ts';
import { figureGroups, figureNames, figureOf, type FigureName } from '#domain/house-overview/figures.ts';
import type { FigureSummary, HouseOverview, Trend } from '#domain/house-overview/overview.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { figurePath } from './figure-path.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './figures.module.css';

interface Shown {
  readonly name: FigureName;
  readonly figure: FigureSummary;
}

const tones = ['danger', 'watch', 'quiet'] as const;
const toneOf = ({ name, figure: { value } }: Shown) => (value === null ? 'quiet' : figureOf(name).tone(value));
const byTone = (a: Shown, b: Shown): number => tones.indexOf(toneOf(a)) - tones.indexOf(toneOf(b));

/** The groups with something to show to this reader, in each what is wrong first. */
const tilesOf = ({ figures }: HouseOverview) =>
  keysOf(figureGroups)
    .map((group) => ({
      title: figureGroups[group],
      shown: figureNames
        .flatMap((name): Shown[] => {
          const figure = figures[name];
          return figure && figureOf(name).group === group ? [{ name, figure }] : [];
        })
        .toSorted(byTone),
    }))
    .filter(({ shown }) => shown.length > 0);

interface TilesProps {
  asked: LiveAnswer<HouseOverview>;
  /** What stands beside them. */
  children?: ReactNode;
}

/** Every figure of the house; each opens what it counts. */
export function OverviewTiles({ asked: { body, state, reload }, children }: TilesProps) {
  if (!body) return <Panel title="How the house stands" state={state} onRetry={reload} />;
  return (
    <div className={css['tiles']}>
      {tilesOf(body).map(({ title, shown }) => (
        <Panel key={title} title={title}>
          <ul className={`${kit['bare']} ${css['lines']}`}>
            {shown.map((one) => (
              <OneFigure key={one.name} {...one} />
            ))}
          </ul>
        </Panel>
      ))}
      {children}
    </div>
  );
}

function OneFigure({ name, figure }: Shown) {
  const tone = toneOf({ name, figure });
  const words = figureWords(name, figure);
  const { label } = figureOf(name);
  const { names, more } = figure;
  const listsThem = (figureOf(name).unit ?? 'count') === 'count';
  return (
    <li>
      <Link to={figurePath(name)} className={css['figure']}>
        <span className={css['label']}>
          <span>{label}</span>
          {listsThem && names.length > 0 && (
            <span className={css['names']}>
              {names.join(', ')}
              {more > 0 && ` and ${more} more`}
            </span>
          )}
        </span>
        <TinyTrend of={figure.trend} />
        <span className={css['value']}>{tone === 'quiet' ? words : <Flag tone={tone}>{words}</Flag>}</span>
      </Link>
    </li>
  );
}

/** A figure over twelve weeks at a glance. With one reading there is nothing to see yet. */
function TinyTrend({ of }: { of: Trend }) {
  const known = of.filter((value) => value !== null);
  if (known.length < 2) return <span className={css['trend']} />;
  const high = Math.max(...known);
  const low = Math.min(...known);
  return (
    <span className={css['trend']}>
      <Sparkline of={{ drawn: 'line', values: of, low, high: high === low ? low + 1 : high, target: null }} />
    </span>
  );
}
