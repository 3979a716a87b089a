import { concernsPerson, dueStates, type DueRow, type DueState } from '#domain/assessments/due-assessments.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../kit/page/panel.tsx';
import { Empty } from '../../kit/page/states.tsx';
import { DueFormLine } from './due-form-line.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

const groups: readonly { readonly title: string; readonly states: readonly DueState[] }[] = [
  { title: 'Never done or overdue', states: ['never', 'overdue'] },
  { title: 'Due within a week', states: ['due'] },
  { title: dueStates.begun, states: ['begun'] },
  { title: dueStates.countersign, states: ['countersign'] },
  { title: dueStates.later, states: ['later'] },
];

/** What is due for whom, what comes first at the top. */
export function DuePart({ due, me, isOfOne }: { due: readonly DueRow[]; me: string | null; isOfOne: boolean }) {
  const shown = me === null ? due : due.filter((row) => concernsPerson(row, me));
  if (shown.length === 0)
    return (
      <Empty
        title={me ? 'Nothing of yours' : 'Nothing on file yet'}
        action={
          <Button component={Link} to="/resident">
            Show the residents
          </Button>
        }
      >
        {me
          ? 'Here stand the assessments of your key residents, and those you began or made.'
          : 'What is due for whom stands here, once somebody lives here and was assessed. Begin on the page of a resident.'}
      </Empty>
    );
  return groups.map(({ title, states }) => {
    const rows = shown.filter(({ state }) => states.includes(state));
    return rows.length === 0 ? null : (
      <Panel key={title} title={title} count={rows.length}>
        <ul className={`${kit['bare']} ${css['list']}`} aria-label={title}>
          {rows.map((row) => (
            <DueFormLine key={`${row.person.id} ${row.form.id}`} row={row} namesPerson={!isOfOne} />
          ))}
        </ul>
      </Panel>
    );
  });
}
