import { NativeSelect } from '@mantine/core';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import type { RoundResident } from '#domain/homes/round.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useId, useState, type MouseEvent } from 'react';
import { Chips } from '../../../kit/ui/chips.tsx';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { useCups, withSips } from '../../../pads/fluids/cups.ts';
import { AsAgreed, RestrictionGuard } from '../../../pads/fluids/drink-guards.tsx';
import { agreedLevel, drinkLabels, thicknesses } from '../../../pads/fluids/drinks.ts';
import { drunkOf, type Share } from '../../../pads/fluids/fluid-shares.ts';
import { focusNext, takeFocus } from '../../sheet/focus-next.ts';
import { RoundRowState } from './round-row-state.tsx';
import type { RowState } from '../../unsent/row-state.ts';
import { isRowEntry, useRowSaving, type RowEntry } from '../../unsent/use-row-saving.ts';
import type { UnsentRow } from '../../unsent/use-unsent.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './round-drink.module.css';

export interface RoundChoiceProps {
  row: RoundResident;
  onState(state: RowState): void;
  /** This entry is done with: the row begins another. */
  onMore(): void;
}

/** A row whose choice is one entry. */
export interface EntryChoiceProps<Choice> extends RoundChoiceProps {
  unsent: UnsentRow<RowEntry<Choice>>;
}

const shares: readonly (readonly [Share, string, string])[] = [
  ['none', 'None', 'None, chose not to'],
  ['quarter', '¼', 'A quarter'],
  ['half', '½', 'Half'],
  ['three_quarters', '¾', 'Three quarters'],
  ['all', 'All', 'All of it'],
];

interface Pour {
  /** Null again when another cup is to be chosen. */
  cup: number | null;
  /** Where they drink something else than what is poured. */
  other: string | null;
  level: number | null;
}

const isPour = (value: unknown): value is Pour =>
  isRecordValues(value) &&
  (value['cup'] === null || typeof value['cup'] === 'number') &&
  (value['other'] === null || typeof value['other'] === 'string') &&
  (value['level'] === null || typeof value['level'] === 'number');
export const isDrinkEntry = isRowEntry(isPour);

/** From which cup, then how much of it: two taps, and the second one saves. */
export function RoundDrink({
  row: { resident, fluid },
  pouring,
  unsent,
  onState,
  onMore,
}: EntryChoiceProps<Pour> & { pouring: string }) {
  const clock = useHouseClock();
  const name = personName(resident);
  const agreed = agreedLevel(resident);
  const asksLevel = agreed !== null || resident.has_dysphagia === true;
  const prefix = useId();
  const cups = withSips(useCups());
  const row = useRowSaving({ person: name, entity: fluidIntake, unsent, onState });
  // Chosen by keys: what is asked next takes the focus.
  const [isByKeys, setIsByKeys] = useState(false);
  const pour = row.choice ?? { cup: null, other: null, level: agreed };
  const { cup, level } = pour;
  const drink = pour.other ?? pouring;
  const isAsUsual = pour.other === null && level === agreed;

  function take(event: MouseEvent<HTMLElement>, size: number) {
    setIsByKeys(event.detail === 0);
    row.choose({ ...pour, cup: size });
  }
  function drunk(event: MouseEvent<HTMLElement>, offered_ml: number, share: Share) {
    const amount_ml = drunkOf(offered_ml, share);
    const label = midSentence(drinkLabels[drink] ?? drink);
    const words =
      amount_ml === 0
        ? `${label} offered, chose not to`
        : `${amount_ml === offered_ml ? '' : `${amount_ml} of `}${offered_ml} ml ${label}`;
    row.send(
      {
        resident: resident.id,
        occurred_at: clock.now(),
        direction: 'intake',
        route: 'oral',
        fluid_type: drink,
        offered_ml,
        amount_ml,
        thickness_level: level,
      },
      words,
    );
    focusNext(event);
  }

  return (
    <RoundRowState row={row} name={name} more="Another drink" onMore={onMore}>
      {cup === null && (
        <fieldset className={`${kit['group']} ${css['cups']}`} aria-label={`Cup for ${name}`}>
          {cups.map(({ ml: size, label, icon: Icon }) => (
            <button
              key={size}
              type="button"
              className={`${kit['press']} ${css['cup']}`}
              onClick={(event) => take(event, size)}
            >
              <Icon size={24} stroke={1.5} aria-hidden />
              <strong>{size} ml</strong>
              <span>{label}</span>
            </button>
          ))}
        </fieldset>
      )}
      {cup !== null && (
        <div className={`${kit['group']} ${css['asked']}`}>
          <fieldset
            className={`${kit['group']} ${css['shares']}`}
            aria-label={`How much of the ${cup} ml did ${name} drink?`}
          >
            {shares.map(([share, label, words], at) => (
              <button
                key={share}
                type="button"
                className={`${kit['press']} ${css['share']}`}
                aria-label={words}
                ref={isByKeys && at === 0 ? takeFocus : null}
                disabled={asksLevel && level === null}
                onClick={(event) => drunk(event, cup, share)}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <div className={css['beside']}>
            <button
              type="button"
              className={`${kit['press']} ${css['back']}`}
              onClick={() => row.choose(isAsUsual ? null : { ...pour, cup: null })}
            >
              <IconArrowLeft size={20} stroke={1.75} aria-hidden />
              {cup} ml
            </button>
            <NativeSelect
              aria-label={`Drink for ${name}`}
              value={drink}
              onChange={(event) => row.choose({ ...pour, other: event.currentTarget.value })}
              data={Object.entries(drinkLabels).map(([value, label]) => ({ value, label }))}
            />
          </div>
          {asksLevel && (
            <fieldset className={css['levels']} aria-label={`Thickness for ${name}`}>
              <span>Thickness{level === null && ': say how thick it was'}</span>
              <Chips
                name={`${prefix}-level`}
                options={thicknesses}
                chosen={level === null ? [] : [String(level)]}
                onChoose={(chosen) => row.choose({ ...pour, level: Number(chosen) })}
              />
            </fieldset>
          )}
          <AsAgreed agreed={agreed} given={level} />
          {fluid && <RestrictionGuard allowed={fluid.limit_ml} drunk={fluid.intake_ml} cup={cup} />}
        </div>
      )}
    </RoundRowState>
  );
}
