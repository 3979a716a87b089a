import { plan } from '#domain/plans/plan/plan.ts';
import type { LineChange } from '#domain/plans/versions/line-diff.ts';
import { planDiff, whatChanged } from '#domain/plans/versions/plan-diff.ts';
import type { DiffPiece } from '#domain/plans/versions/word-diff.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useRefNames } from '../../kit/names/use-ref-names.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { versionName } from '../version-name.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './compared-versions.module.css';

type ShownPlan = Stored<typeof plan>;

/** Two versions side by side: what changed in a sentence, and then word by word. */
export function ComparedVersions({ after, before }: { after: ShownPlan; before: string }) {
  const { record, state, reload } = useRecord(plan, before);
  if (record) return <Compared before={record} after={after} />;
  if (state === 'loading') return <Loading rows={6} />;
  return (
    <ErrorState title="The earlier version could not be loaded" onRetry={reload}>
      It may be one that you may not see.
    </ErrorState>
  );
}

const heading = (version: ShownPlan): string => `${versionName(version)}, from ${dayInWords(version.start_date, true)}`;

function Compared({ before, after }: { before: ShownPlan; after: ShownPlan }) {
  const names = new Map([...useRefNames(plan, before), ...useRefNames(plan, after)]);
  const diff = planDiff(before, after, (id) => names.get(id) ?? 'Not known here');
  return (
    <article className={css['page']}>
      <p className={css['sentence']}>{whatChanged(diff)}</p>
      <table className={css['table']} aria-label="Both versions, part by part">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">{heading(before)}</th>
            <th scope="col">{heading(after)}</th>
          </tr>
        </thead>
        <tbody>
          {diff
            .filter(({ changes }) => changes.length > 0)
            .map(({ label, changes }) => (
              <tr key={label} data-same={changes.every(({ kind }) => kind === 'same') || undefined}>
                <th scope="row">{label}</th>
                <td data-label={heading(before)}>
                  <Side changes={changes} side="removed" />
                </td>
                <td data-label={heading(after)}>
                  <Side changes={changes} side="added" />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </article>
  );
}

function Side({ changes, side }: { changes: readonly LineChange[]; side: 'removed' | 'added' }) {
  const own = changes.filter(({ kind }) => kind === 'same' || kind === 'changed' || kind === side);
  if (own.length === 0) return <span className={kit['quiet']}>–</span>;
  return (
    <ul className={css['lines']}>
      {own.map((change, place) => (
        <li key={place}>
          {change.kind === 'changed' ? (
            <Words pieces={change.pieces} side={side} />
          ) : (
            <Marked kind={change.kind} text={change.text} />
          )}
        </li>
      ))}
    </ul>
  );
}

const Words = ({ pieces, side }: { pieces: readonly DiffPiece[]; side: 'removed' | 'added' }) =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ kind, text }, place) => <Marked key={place} kind={kind} text={text} />);

/** Marked by line and ground as well as by colour, and said to whoever hears the page. */
function Marked({ kind, text }: DiffPiece) {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : text;
}
