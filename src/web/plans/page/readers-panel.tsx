import type { PlanReader, PlanReaders } from '#domain/residents/views/plan-page.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

const knownHow = ({ at, part }: PlanReader, zone: string): string => {
  if (at) return momentInWords(at, zone, true);
  return part === 'wrote' ? 'wrote it' : 'approved it';
};

/** Who has read and understood this version, and who has not yet. */
export function ReadersPanel({ readers: { read, unread } }: { readers: PlanReaders }) {
  const { zone } = useHouseClock();
  const team = read.length + unread.length;
  return (
    <Panel
      title={`Read by ${read.length} of ${team}`}
      isEmpty={team === 0}
      empty="Nobody gives care in this house yet."
    >
      {unread.length > 0 && (
        <p className={kit['reason']}>
          <strong>Not yet:</strong> {unread.join(', ')}
        </p>
      )}
      {read.length > 0 && (
        <details>
          <summary className={css['figure']}>
            <strong>Who knows it</strong>
          </summary>
          <ul className={kit['bare']}>
            {read.map((one) => (
              <li key={one.name}>
                {one.name} <span className={kit['note']}>{knownHow(one, zone)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
