import { complaint } from '#domain/complaints/complaint.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { notification } from '#domain/notices/notification.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import type { SuggestionOutcome } from '#domain/suggestions/turned-into.ts';
import { IconBell, IconMessageReport, IconTool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';
import kit from '../../kit/styles/kit.module.css';

const isOutcomes = objectWith<{ outcomes: readonly SuggestionOutcome[] }>('outcomes');

const kinds = [
  { of: notification, word: 'Task', Icon: IconBell },
  { of: repairRecord, word: 'Repair', Icon: IconTool },
  { of: complaint, word: 'Complaint', Icon: IconMessageReport },
] as const;

const statusWords = ({ fields }: Entity, status: string): string => {
  const field = fields['status'];
  return field?.kind === 'choice' ? (field.options[status] ?? status) : status;
};

/** What came of a suggestion, each with how it stands, and the way there. */
export function Outcomes({ said }: { said: ShownSuggestion }) {
  const where = useEntityPaths();
  const { body, state, reload } = useLiveAnswer(`${pathOf(suggestion)}${said.id}/outcomes/`, {
    is: isOutcomes,
    of: [suggestion.name, ...kinds.map(({ of }) => of.name)],
    home: said.home,
  });
  if (body?.outcomes.length === 0) return null;
  return (
    <Panel title="What came of it" state={state} onRetry={reload} rows={1} wide>
      <ul className={kit['bare']}>
        {body?.outcomes.map(({ entity, id, title, status }) => {
          const kind = kinds.find(({ of }) => of.name === entity);
          return (
            kind && (
              <li key={id} className={kit['beside']}>
                <kind.Icon {...iconProps} />
                <Link className={kit['link']} to={where.record(entity, id, null) ?? '?'}>
                  {kind.word}: {title}
                </Link>
                <span className={kit['note']}>{statusWords(kind.of, status)}</span>
              </li>
            )
          );
        })}
      </ul>
    </Panel>
  );
}
