import type { VersionChanges } from '#domain/upkeep/version-changes.ts';
import { Panel } from '../kit/page/panel.tsx';
import css from './upkeep.module.css';

/** What became different for the people who use it. */
export const ChangesOfVersion = ({ changes: { version, groups } }: { changes: VersionChanges }) => (
  <Panel title={`What changed with ${version}`}>
    {groups.map(({ title, changes }) => (
      <details key={title} className={css['group']}>
        <summary>{title}</summary>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </details>
    ))}
  </Panel>
);
