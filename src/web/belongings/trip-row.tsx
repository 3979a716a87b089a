import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { Checkbox, NativeSelect, VisuallyHidden } from '@mantine/core';
import { Chips } from '../kit/ui/chips.tsx';
import { Flags } from '../kit/ui/flags.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { BelongingPhoto } from './belonging-photo.tsx';
import { flagsOf, nameOf, placeOf, said, type Belonging } from './belonging-words.ts';
import { occasionWords, usualPlace, type Occasion, type Tick } from './trip.ts';
import kit from '../kit/styles/kit.module.css';
import css from './belongings.module.css';

const { location } = inventory.fields;
const places = Object.entries(location.options).map(([value, label]) => ({ value, label }));

interface RowProps {
  item: Belonging;
  occasion: Occasion;
  tick: Tick | undefined;
  trouble: string | undefined;
  onTick(tick: Tick | null): void;
}

/** One thing and what is said about it. Untouched, nothing is said. */
export function TripRow({ item, occasion, tick, trouble, onTick }: RowProps) {
  const clock = useHouseClock();
  const words = occasionWords[occasion];
  const options = [
    ['here', words.here],
    ['missing', words.missing],
  ] as const;
  return (
    <li className={css['card']} data-card data-ticked={tick?.is}>
      <BelongingPhoto item={item} />
      <div className={css['words']}>
        <strong>{nameOf(item)}</strong>
        <span className={css['place']}>{placeOf(item)}</span>
        {said(item, 'description') && <span className={css['look']}>{said(item, 'description')}</span>}
        <Flags flags={flagsOf(item, clock.today(), clock.zone)} label="Marked" />
        {trouble && (
          <p role="alert" className={css['trouble']}>
            {trouble}
          </p>
        )}
      </div>
      <div className={css['answer']}>
        {occasion === 'out' && (
          <Checkbox
            size="lg"
            label={words.here}
            aria-label={`${nameOf(item)}: ${midSentence(words.here)}`}
            checked={tick?.is === 'along'}
            onChange={(event) => onTick(event.currentTarget.checked ? { is: 'along' } : null)}
          />
        )}
        {occasion !== 'out' && (
          <fieldset className={`${kit['plain']} ${css['choice']}`}>
            <legend>
              <VisuallyHidden>{nameOf(item)}</VisuallyHidden>
            </legend>
            <Chips
              name={`tick-${item.id}`}
              options={options}
              chosen={tick ? [tick.is] : []}
              onChoose={(is) => onTick(is === 'missing' ? { is } : { is: 'here', place: usualPlace(item, occasion) })}
              onClear={() => onTick(null)}
            />
          </fieldset>
        )}
        {tick?.is === 'here' && (
          <NativeSelect
            aria-label={`Where ${nameOf(item)} is now`}
            data={places}
            value={tick.place ?? ''}
            onChange={(event) => onTick({ is: 'here', place: event.currentTarget.value })}
          />
        )}
      </div>
    </li>
  );
}
