import { Combobox } from '@mantine/core';
import { SearchOption } from './search-option.tsx';
import type { ChoiceGroup } from './choices.ts';
import kit from '../kit/styles/kit.module.css';
import css from './search.module.css';

interface ListProps {
  id: string;
  groups: readonly ChoiceGroup[];
  active: string | null;
  onPoint(key: string): void;
  onMore(label: string): void;
}

/** What was found, kind after kind. */
export function SearchList({ id, groups, active, onPoint, onMore }: ListProps) {
  const more = groups.filter(({ hasMore }) => hasMore);
  return (
    <div className={css['scroll']} data-scroll>
      <Combobox.Options id={id} aria-label="Found">
        {groups.map(({ label, choices }) => (
          <Combobox.Group key={label} label={label} classNames={{ groupLabel: css['kind'] ?? '' }}>
            {choices.map((choice) => (
              <SearchOption
                key={choice.key}
                choice={choice}
                isActive={active === choice.key}
                onPoint={() => onPoint(choice.key)}
              />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {more.length > 0 && (
        <div className={css['more']}>
          {more.map(({ label }) => (
            <button
              key={label}
              type="button"
              className={`${kit['press']} ${css['chip']}`}
              onClick={() => onMore(label)}
            >
              More {label.toLowerCase()}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
