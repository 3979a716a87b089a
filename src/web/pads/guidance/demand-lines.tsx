import type { Demand, DemandSource } from '#domain/residents/demands/demand.ts';
import { IconAlertOctagon, IconClipboardText } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { closeRecording } from '../../kit/state/recording.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './demand-lines.module.css';

interface SourcedDemands {
  by: DemandSource | null;
  demands: Demand[];
}

const isOfStop = ({ topic }: Demand) => topic === 'do_not_use';
const isRestriction = ({ topic }: Demand) => topic === 'restriction';

/** What one plan asks stands in one line, in the order of its first demand; what another has asked already is not said again. */
function bySource(demands: readonly Demand[]): readonly SourcedDemands[] {
  const asked: SourcedDemands[] = [];
  for (const demand of demands) {
    if (asked.some((other) => other.demands.some(({ words }) => words === demand.words) && !isRestriction(demand)))
      continue;
    const known = asked.find(({ by }) => by?.id === demand.by?.id);
    if (known) known.demands.push(demand);
    else asked.push({ by: demand.by, demands: [demand] });
  }
  return asked;
}

/** Leaves for the plan; what was begun stays, and Record offers it again. */
function Source({ by, resident }: { by: DemandSource; resident: string | null }) {
  const to = useEntityPaths().record(by.entity, by.id, by.entity === 'resident' ? null : resident);
  return to ? (
    <Link to={to} className={css['source']} onClick={closeRecording}>
      {by.title}
    </Link>
  ) : (
    by.title
  );
}

/** What plans and risks in force ask of whoever records this: a line each, with the way to where it is agreed. */
export function DemandLines({ demands, resident }: { demands: readonly Demand[]; resident: string | null }) {
  if (demands.length === 0) return null;
  return (
    <ul className={`${kit['bare']} ${css['demands']}`} aria-label="What is asked here">
      {bySource(demands).map(({ by, demands: asked }) => {
        const isStop = asked.some(isOfStop);
        const Icon = isStop ? IconAlertOctagon : IconClipboardText;
        return (
          <li key={by?.id ?? 'record'} data-stop={isStop || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span>
              {asked.map((demand, at) => (
                <Fragment key={demand.words}>
                  {at > 0 && ' · '}
                  {isOfStop(demand) ? <strong>{demand.words}</strong> : demand.words}
                </Fragment>
              ))}
              {by && (
                <>
                  {' · '}
                  <Source by={by} resident={resident} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
