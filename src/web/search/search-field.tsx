import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LazyDialog, lazyPage } from '../kit/page/opening/lazy-page.tsx';
import type { Navigation } from '../kit/shell/navigation/navigation.ts';
import { useAuth } from '../kit/state/store.ts';
import { useHasKeys } from '../kit/page/use-has-keys.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { recentPeople, rememberPerson, searching, searchKeys } from './searching.ts';
import css from './search-field.module.css';

const SearchDialog = lazyPage(() => import('./search-dialog.tsx'));

/** Ctrl-K, or Command-K on a Mac. */
function useSearchKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      searching.set(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Whose pages are opened, for as long as the same person is at this device. */
function useRecentPeople() {
  const { user } = useAuth();
  const page = useEntityPaths().detail('resident');
  const { pathname, search } = useLocation();
  const id = page !== null && pathname === page ? new URLSearchParams(search).get('id') : null;
  useEffect(() => {
    if (id) rememberPerson(id);
  }, [id]);
  useEffect(
    () => () => {
      recentPeople.set([]);
      searching.set(false);
    },
    [user?.id],
  );
}

/** The field in the header; what is typed is typed into the dialog it opens. */
export function SearchField({ navigation }: { navigation: Navigation }) {
  const isOpen = searching.use();
  const hasKeys = useHasKeys();
  useSearchKeys();
  useRecentPeople();
  return (
    <>
      <UnstyledButton
        className={css['field']}
        onClick={() => searching.set(true)}
        data-tour="search"
        aria-haspopup="dialog"
        aria-keyshortcuts={searchKeys}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
        <span className={css['word']}>Search</span>
        {hasKeys && (
          <kbd className={css['keys']} aria-hidden>
            Ctrl K
          </kbd>
        )}
      </UnstyledButton>
      <LazyDialog onClose={() => searching.set(false)}>
        {isOpen && <SearchDialog navigation={navigation} onClose={() => searching.set(false)} />}
      </LazyDialog>
    </>
  );
}
