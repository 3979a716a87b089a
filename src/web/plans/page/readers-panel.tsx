import type { PlanReaders } from '#domain/residents/views/plan-page.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

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
            <strong>Who has read it</strong>
          </summary>
          <ul className={kit['bare']}>
            {read.map(({ name, at }) => (
              <li key={name}>
                {name} <span className={kit['note']}>{momentInWords(at, zone, true)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
