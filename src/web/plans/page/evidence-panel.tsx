import type { EvidenceFigure } from '#domain/residents/views/plan-evidence.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { recordAddress } from '../../records/record-address.ts';
import { PlanDayLine } from './plan-day-line.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

interface EvidenceProps {
  resident: string;
  since: Day;
  figures: readonly EvidenceFigure[];
}

/** What the records say since the plan was last looked at; every figure opens what it was taken from. */
export const EvidencePanel = ({ resident, since, figures }: EvidenceProps) => (
  <Panel
    title={`Since ${dayInWords(since, true)}`}
    isEmpty={figures.length === 0}
    empty="You may see none of the records behind this plan."
  >
    <ul className={`${kit['bare']} ${css['ruled']}`}>
      {figures.map((figure) => (
        <li key={figure.what}>
          <FigureLine figure={figure} resident={resident} />
        </li>
      ))}
    </ul>
  </Panel>
);

/** One figure, and the way to the records behind it. */
export function FigureLine({ figure, resident }: { figure: EvidenceFigure; resident: string }) {
  const { what, value, chart, days, records } = figure;
  const words = (
    <>
      <span className={css['figureWhat']}>{what}</span> <strong>{value}</strong>
    </>
  );
  if (chart)
    return (
      <Link to={recordAddress(resident, { entity: chart, id: null })} className={css['figure']}>
        {words}
        <PlanDayLine days={days} />
      </Link>
    );
  if (records.length === 0) return <span className={css['figure']}>{words}</span>;
  return (
    <details>
      <summary className={css['figure']}>{words}</summary>
      <Records records={records} resident={resident} />
    </details>
  );
}

function Records({ records, resident }: { records: EvidenceFigure['records']; resident: string }) {
  const { zone } = useHouseClock();
  return (
    <ul className={kit['bare']}>
      {records.map(({ entity, id, at, words }) => (
        <li key={id}>
          <Link to={recordAddress(resident, { entity, id })} className={css['record']}>
            {momentInWords(at, zone, true)} {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
