import { IconCheck } from '@tabler/icons-react';
import kit from '../styles/kit.module.css';
import css from '../styles/field.module.css';

interface ChipsProps<V extends string> {
  name: string;
  options: readonly (readonly [value: V, label: string])[];
  chosen: readonly string[];
  several?: boolean;
  onChoose: (value: V) => void;
  /** Called when the chosen one of a single choice is pressed again. */
  onClear?: () => void;
}

/** Native radio buttons or checkboxes in the shape of chips, so that keys and screen readers find what they know. */
export function Chips<V extends string>({ name, options, chosen, several = false, onChoose, onClear }: ChipsProps<V>) {
  return (
    <div className={kit['buttons']}>
      {options.map(([value, label]) => {
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className={css['chip']} data-chosen={isChosen || undefined}>
            <input
              className="seen-by-readers"
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => onChoose(value)}
              onClick={() => !several && isChosen && onClear?.()}
            />
            {isChosen && <IconCheck size={18} stroke={2.5} aria-hidden />}
            {label}
          </label>
        );
      })}
    </div>
  );
}
