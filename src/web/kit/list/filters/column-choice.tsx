import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { iconProps } from '../../ui/icon-props.ts';
import { columnNames, labelOf, moreColumns } from '../table/list-columns.tsx';
import css from './column-choice.module.css';

export interface ColumnChoiceProps {
  entity: Entity;
  showsOwner: boolean;
  /** Those that stand there now. */
  shown: readonly string[];
  /** Whether they are somebody's choice, not the usual ones. */
  isChosen: boolean;
  onChoose(columns: readonly string[] | null): void;
}

const moved = (columns: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const at = columns.indexOf(name);
  const other = columns[at + by];
  if (other === undefined) return columns;
  return columns.map((one) => (one === name ? other : one === other ? name : one));
};

/** Which columns a list has, and in which order. The first leads to the record, so one always stays. */
export function ColumnChoice({ entity, showsOwner, shown, isChosen, onChoose }: ColumnChoiceProps) {
  const usual = columnNames(entity, showsOwner);
  const others = [...usual, ...moreColumns(entity, showsOwner)].filter((name) => !shown.includes(name));
  return (
    <fieldset className={css['choice']}>
      <legend>Columns</legend>
      <ul className={css['columns']}>
        {[...shown, ...others].map((name) => (
          <Column
            key={name}
            label={labelOf(entity, name)}
            place={shown.indexOf(name)}
            of={shown.length}
            onShow={(isShown) => onChoose(isShown ? [...shown, name] : shown.filter((one) => one !== name))}
            onMove={(by) => onChoose(moved(shown, name, by))}
          />
        ))}
      </ul>
      {isChosen && (
        <Button variant="subtle" onClick={() => onChoose(null)}>
          The usual columns
        </Button>
      )}
    </fieldset>
  );
}

interface ColumnProps {
  label: string;
  /** Below nought where it is not shown. */
  place: number;
  of: number;
  onShow(isShown: boolean): void;
  onMove(by: -1 | 1): void;
}

function Column({ label, place, of, onShow, onMove }: ColumnProps) {
  const isShown = place >= 0;
  return (
    <li>
      <Checkbox
        label={label}
        checked={isShown}
        disabled={isShown && of === 1}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
      {isShown && (
        <span className={css['moves']}>
          <ActionIcon
            variant="subtle"
            aria-label={`${label} earlier`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp {...iconProps} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={`${label} later`}
            disabled={place === of - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown {...iconProps} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
