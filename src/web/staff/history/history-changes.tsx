import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { HistoryChange, HistoryLine } from '#domain/staff/history/history-line.ts';
import { ChangedField, useChangeWording } from '../../kit/saving/changed-field.tsx';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/record.module.css';

/** What the line says was changed, in the words of the record it was changed in. */
export function HistoryChanges({ line }: { line: Pick<HistoryLine, 'entity' | 'object_id' | 'changes'> }) {
  const { entity, object_id: id, changes } = line;
  if (!entity || !isKnown(entity) || !id || !changes || changes.length === 0) return null;
  return <Changes entity={entityNamed(entity)} id={id} changes={changes} />;
}

function Changes({ entity, id, changes }: { entity: Entity; id: string; changes: readonly HistoryChange[] }) {
  const wording = useChangeWording(entity, id, changes);
  return (
    <article className={kit['column']}>
      <section className={css['section']} data-card>
        <h2 className={kit['heading']}>What was changed</h2>
        <div>
          {changes.map((change) => (
            <div key={change.field}>
              <ChangedField entity={entity} change={change} wording={wording} />
            </div>
          ))}
        </div>
      </section>
    </article>
  );
}
