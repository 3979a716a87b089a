import { Link } from 'react-router';
import { Flag } from '../kit/ui/flags.tsx';
import { Panel, Panels } from '../kit/page/panel.tsx';
import type { LiveAnswer } from '../kit/data/use-live-answer.ts';
import { tilesOf, type HouseOverview, type Sign } from './overview-signs.ts';
import css from './house-overview.module.css';

export function OverviewTiles({ asked: { body, state, reload } }: { asked: LiveAnswer<HouseOverview> }) {
  if (!body) return <Panel title="How the house stands" state={state} onRetry={reload} />;
  return (
    <Panels>
      {tilesOf(body).map(({ title, signs }) => (
        <Panel key={title} title={title}>
          <dl className={css['signs']}>
            {signs.map((sign) => (
              <OneSign key={sign.label} sign={sign} />
            ))}
          </dl>
        </Panel>
      ))}
    </Panels>
  );
}

const namesShown = 4;

function OneSign({ sign: { label, figure, tone, names = [], to } }: { sign: Sign }) {
  const left = names.length - namesShown;
  return (
    <div>
      <dt>
        {to ? (
          <Link to={to} className={css['to']}>
            {label}
          </Link>
        ) : (
          label
        )}
        {names.length > 0 && (
          <span className={css['names']}>
            {names.slice(0, namesShown).join(', ')}
            {left > 0 && ` and ${left} more`}
          </span>
        )}
      </dt>
      <dd>{tone === 'quiet' ? figure : <Flag tone={tone}>{figure}</Flag>}</dd>
    </div>
  );
}
