import { columnsOf, type ImportColumn } from '#domain/importing/import-columns.ts';
import { settingsKind } from '#domain/importing/kinds/house-kinds.ts';
import type { OfferedSetting } from '#domain/importing/starting-sets/starting-set.ts';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { CellInput } from '../cell-input.tsx';
import { matchedTo, withCell, type ImportDraft } from '../import-draft.ts';
import type { Importing } from '../use-import.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './sets.module.css';

interface SettingsProps {
  offers: readonly OfferedSetting[];
  importing: Importing;
  draft: ImportDraft;
}

/** The settings of a set beside what the house has now; what is not ticked stays as it is. */
export const SetSettings = ({ offers, importing, draft }: SettingsProps) => (
  <ul className={`${kit['bare']} ${css['lines']}`} aria-label="Settings">
    {offers.map((offer, at) => {
      const column = columnsOf(settingsKind).find(({ key }) => key === offer.setting);
      return (
        column && (
          <OneSetting key={offer.setting} offer={offer} at={at} column={column} importing={importing} draft={draft} />
        )
      );
    })}
  </ul>
);

interface OneSettingProps extends Omit<SettingsProps, 'offers'> {
  offer: OfferedSetting;
  /** Its place among the cells of the one line. */
  at: number;
  column: ImportColumn;
}

function OneSetting({ offer, at, column, importing, draft }: OneSettingProps) {
  const now = useHomeSettings()[offer.setting];
  const whyId = useId();
  const { field, label, key } = column;
  const isIn = draft.matching[key] !== undefined;
  const text = draft.lines[0]?.cells[at] ?? '';
  const sentence = importing.found?.findings
    .flatMap(({ problems }) => problems)
    .find(({ column: of }) => of === key)?.sentence;
  return (
    <li aria-label={label} data-out={!isIn || undefined}>
      <div className={css['setting']}>
        <div className={css['said']}>
          <Checkbox
            label={label}
            aria-describedby={whyId}
            checked={isIn}
            onChange={() => importing.change((draftNow) => matchedTo(draftNow, key, isIn ? null : at))}
          />
          <p id={whyId} className={css['why']}>
            {offer.why}
          </p>
        </div>
        <CellInput
          column={column}
          label={`Now ${valueText(field, now, { zone: 'UTC', nameOf: () => null })}`}
          named={`${label}, from now on`}
          text={text}
          error={importing.isChanged ? undefined : sentence}
          onText={(next) => importing.change((draftNow) => withCell(matchedTo(draftNow, key, at), [1], key, next))}
        />
      </div>
    </li>
  );
}
