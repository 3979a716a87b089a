import { may } from '#domain/kit/vocabulary/permissions.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { entriesOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { becomes, repairFields, taskFields, type Becomes } from '#domain/suggestions/turned-into.ts';
import { Button, Menu } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';

interface TurnProps {
  said: ShownSuggestion;
  onTurned(said: ShownSuggestion): void;
}

interface Turning {
  verb: string;
  words: string;
  fields: Fields;
  start(said: ShownSuggestion, inWeek: string): RecordValues;
  confirmed?: readonly string[];
}

const turnings: { readonly [B in Becomes]: Turning } = {
  task: {
    verb: 'Give the task',
    words: 'Somebody is asked to do it and is reminded of it.',
    fields: taskFields,
    start: ({ title, body }, due_on) => ({ title, message: body, due_on }),
  },
  repair: {
    verb: 'Report the repair',
    words: 'It goes to the board of repairs.',
    fields: repairFields,
    start: ({ title, body }) => ({ title, description: body, priority: 'routine', safety_risk: false }),
  },
  complaint: {
    verb: 'Make it a complaint',
    words:
      'It follows the complaints procedure: acknowledged, looked into by somebody whom it does not concern, and answered in time. It leaves the board, and only those who deal with complaints see it.',
    fields: {},
    start: () => ({}),
    confirmed: ['complaint'],
  },
};

/** A suggestion that is more than one: it becomes a task, a repair or a complaint, and the link stays. */
export function TurnInto({ said, onTurned }: TurnProps) {
  const rights = useRights();
  const { dayAway } = useHouseClock();
  const [into, setInto] = useState<Becomes | null>(null);
  const scope = useMemo(() => ({ home: said.home, resident: null, names: new Map(), savesFile: false }), [said.home]);
  if (!may(rights, 'respond', suggestion.name)) return null;
  const turning = into && turnings[into];
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconArrowsSplit2 {...iconProps} />}>
            Turn it into…
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {entriesOf(becomes).map(([name, label]) => (
            <Menu.Item key={name} onClick={() => setInto(name)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {into && turning && (
        <FieldScopeProvider value={scope}>
          <AskingDialog
            title={becomes[into]}
            verb={turning.verb}
            fields={turning.fields}
            start={turning.start(said, dayAway(7))}
            act={(values) =>
              create(
                `${pathOf(suggestion)}${said.id}/turn-into/`,
                {
                  ...values,
                  into,
                  version: said.version,
                  ...(turning.confirmed ? { confirmed_warnings: turning.confirmed } : {}),
                },
                { is: shapeOf(suggestion) },
              )
            }
            onClose={() => setInto(null)}
            onDone={(changed) => {
              setInto(null);
              showToast('Done, and linked with the suggestion', 'good');
              onTurned(changed);
            }}
          >
            <p>{turning.words}</p>
          </AskingDialog>
        </FieldScopeProvider>
      )}
    </>
  );
}
