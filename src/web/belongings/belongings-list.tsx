import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Chips } from '../kit/ui/chips.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { useRights } from '../kit/access/rights.ts';
import { Empty } from '../kit/page/states.tsx';
import { BelongingCard } from './belonging-card.tsx';
import {
  belongingFilters,
  chosenBelongings,
  countOf,
  filterNames,
  isBelongingFilter,
  type BelongingFilter,
} from './belonging-filters.ts';
import { isRemoved, type Belonging } from './belonging-words.ts';
import { RemoveDialog, useBringBack } from './remove-dialog.tsx';
import kit from '../kit/styles/kit.module.css';
import { SearchInput } from '../kit/ui/search-input.tsx';
import css from './belongings.module.css';

interface ListProps {
  items: readonly Belonging[];
  ownerOf(item: Belonging): string | null;
  isWholeHouse: boolean;
  showsRemoved: boolean;
  onShowRemoved(shows: boolean): void;
  more: { hasMore: boolean; isLoadingMore: boolean; loadMore(): void };
}

/** Everything that is looked after, found by what one asks about it. */
export function BelongingsList({ items, ownerOf, isWholeHouse, showsRemoved, onShowRemoved, more }: ListProps) {
  const clock = useHouseClock();
  const rights = useRights();
  const bringBack = useBringBack();
  const [filter, setFilter] = useState<BelongingFilter>('all');
  const [typed, setTyped] = useState('');
  const [removing, setRemoving] = useState<Belonging | null>(null);
  const when = { today: clock.today(), zone: clock.zone };
  const present = items.filter((item) => !isRemoved(item));
  const shown = showsRemoved ? items.filter(isRemoved) : chosenBelongings(present, filter, typed, when);
  const options = filterNames.map(
    (name) => [name, `${belongingFilters[name]} ${countOf(present, name, when)}`] as const,
  );
  return (
    <>
      <search className={`${kit['bar']} ${css['narrow']} no-print`} aria-label="Which belongings">
        <SearchInput
          label="Search belongings"
          placeholder="What it is or how it looks"
          words={typed}
          onSearch={setTyped}
          className={kit['search']}
        />
        {rights.has('strike_out_any') && (
          <Checkbox
            size="lg"
            label="Removed ones"
            checked={showsRemoved}
            onChange={(event) => onShowRemoved(event.currentTarget.checked)}
          />
        )}
        {!showsRemoved && (
          <fieldset className={`${kit['plain']} ${css['choice']} no-print`}>
            <legend>
              <VisuallyHidden>Show</VisuallyHidden>
            </legend>
            <Chips
              name="belongings-shown"
              options={options}
              chosen={[filter]}
              onChoose={(name) => isBelongingFilter(name) && setFilter(name)}
            />
          </fieldset>
        )}
      </search>
      <output className={css['count']}>
        {shown.length} {shown.length === 1 ? 'belonging' : 'belongings'}
      </output>
      {shown.length === 0 && (
        <Empty title="None of these">
          {showsRemoved ? 'Nothing was removed from this list.' : 'No belonging answers to this.'}
        </Empty>
      )}
      <ul className={`${css['cards']} no-print`} aria-label="Belongings">
        {shown.map((item) => (
          <BelongingCard
            key={item.id}
            item={item}
            owner={isWholeHouse ? ownerOf(item) : null}
            onRemove={setRemoving}
            onRestore={(gone) => void bringBack(gone)}
          />
        ))}
      </ul>
      {more.hasMore && (
        <Button variant="default" loading={more.isLoadingMore} onClick={more.loadMore}>
          Show more
        </Button>
      )}
      {removing && <RemoveDialog item={removing} owner={ownerOf(removing)} onClose={() => setRemoving(null)} />}
    </>
  );
}
