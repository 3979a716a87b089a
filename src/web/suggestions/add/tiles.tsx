import type { Icon } from '@tabler/icons-react';
import kit from '../../kit/styles/kit.module.css';
import css from './add.module.css';

interface TilesProps {
  id: string;
  label: string;
  tiles: Readonly<Record<string, readonly [words: string, sign: Icon]>>;
  value: unknown;
  error?: string | undefined;
  onChoose(value: string): void;
}

/** Large pictures with their words, to be pointed at. */
export const Tiles = ({ id, label, tiles, value, error, onChoose }: TilesProps) => (
  <fieldset className={`${kit['plain']} ${css['tiles']}`} id={id} tabIndex={-1} aria-label={label}>
    <h2 className={kit['subheading']} aria-hidden>
      {label}
    </h2>
    {error && <p className={kit['trouble']}>{error}</p>}
    <div className={css['grid']}>
      {Object.entries(tiles).map(([name, [words, Sign]]) => (
        <button
          key={name}
          type="button"
          className={css['tile']}
          aria-pressed={value === name}
          onClick={() => onChoose(name)}
        >
          <Sign size={36} stroke={1.5} aria-hidden />
          {words}
        </button>
      ))}
    </div>
  </fieldset>
);
