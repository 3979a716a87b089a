import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Navigation } from '../kit/shell/navigation/navigation.ts';
import { useChosenHome } from '../kit/state/store.ts';
import { SearchList } from './search-list.tsx';
import { SearchSaid } from './search-said.tsx';
import { useChoices } from './use-choices.ts';
import { useListKeys } from './use-list-keys.ts';
import kit from '../kit/styles/kit.module.css';
import css from './search.module.css';

const classNames = { content: css['content'] ?? '', body: kit['within'] ?? '' };
const listId = 'search-found';

/** Looks for anything by a word, a name or a day, and does what can be said in a few words. */
export default function SearchDialog({ navigation, onClose }: { navigation: Navigation; onClose(): void }) {
  const { selected, list } = useChosenHome();
  const [typed, setTyped] = useState('');
  const [isEverywhere, setIsEverywhere] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false });
  const { groups, search, choose } = useChoices({
    typed,
    home: isEverywhere ? null : (selected?.id ?? null),
    navigation,
    onClose,
  });
  const choices = groups.flatMap((group) => group.choices);
  const take = (key: string) => choices.filter((choice) => choice.key === key).forEach(choose);
  const keys = useListKeys(
    listId,
    choices.map(({ key }) => key),
    take,
  );
  const frame = useCombobox({ opened: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Search"
      fullScreen={isPhone}
      centered={false}
      size={720}
      yOffset="8vh"
      classNames={classNames}
      transitionProps={{ duration: 100 }}
    >
      <Combobox store={frame} onOptionSubmit={take}>
        <div className={css['top']}>
          <TextInput
            {...keys.field}
            className={css['input'] ?? ''}
            data-autofocus
            aria-label="Search for"
            placeholder="A name, a word, a day"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            leftSection={<IconSearch size={22} stroke={1.75} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {selected && list.length > 1 && (
            <button
              type="button"
              className={`${kit['press']} ${css['chip']}`}
              aria-pressed={isEverywhere}
              onClick={() => setIsEverywhere((now) => !now)}
            >
              All your houses
            </button>
          )}
        </div>
        <SearchSaid typed={typed} search={search} count={choices.length} />
        <SearchList
          id={listId}
          groups={groups}
          active={keys.active}
          onPoint={keys.point}
          onMore={(label) => setTyped((now) => `${now.trim()} type:"${label}"`)}
        />
      </Combobox>
    </Modal>
  );
}
