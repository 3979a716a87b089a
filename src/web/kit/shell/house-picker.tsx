import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { NoHouse, useHasNoHouse } from './first-house.tsx';
import { useHouseClock } from '../house/house-clock.ts';
import { lastHouse, whenInWords } from '../house/last-house.ts';
import { useLoad } from '../data/load-state.ts';
import { InlineError } from '../ui/messages/inline-error.tsx';
import { ErrorState } from '../page/states.tsx';
import { isPractice } from '../state/chosen-home.ts';
import { useAuth, useChosenHome } from '../state/store.ts';
import { homesPath, useChooseHome, useLoadHomes } from '../data/use-choose-home.ts';
import { t } from '../state/words.ts';
import { Select } from '../ui/select.tsx';
import css from './house-picker.module.css';

type Fault = 'none' | 'choose' | 'failed';

/** The one way into a house, on the welcome screen and wherever a page needs a house and none is chosen. */
export function HousePicker({ onChosen }: { onChosen: () => void }) {
  const { list, selected } = useChosenHome();
  const { user } = useAuth();
  const clock = useHouseClock();
  const last = lastHouse(user?.id);
  const [id, setId] = useState<string | null>(selected?.id ?? null);
  const lastName = list.find((one) => one.id === last?.id)?.name;
  const [fault, setFault] = useState<Fault>('none');
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loadHomes = useLoadHomes();
  const chooseHome = useChooseHome();
  const load = useLoad(homesPath);
  const hasNone = useHasNoHouse();

  useEffect(() => void loadHomes(), [loadHomes]);

  const proceed = async () => {
    const home = list.find((one) => one.id === id);
    if (!home) {
      setFault('choose');
      return field.current?.focus();
    }
    setIsBusy(true);
    const choice = await chooseHome(home);
    setIsBusy(false);
    setFault(choice === 'failed' ? 'failed' : 'none');
    if (choice === 'chosen') onChosen();
  };

  if (load === 'failed' && list.length === 0)
    return (
      <ErrorState title={t('welcome.failed')} onRetry={() => void loadHomes()}>
        Check the network of this device, then try again.
      </ErrorState>
    );

  return (
    <form
      className={css['picker']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proceed();
      }}
    >
      {hasNone && <NoHouse />}
      <InlineError>
        {fault !== 'none' && t(fault === 'choose' ? 'welcome.choose' : 'welcome.residentsFailed')}
      </InlineError>
      <Select
        ref={field}
        label="House"
        placeholder={t('welcome.placeholder')}
        value={id}
        error={fault === 'choose'}
        maxDropdownHeight={340}
        data={list.map((one) => ({
          value: one.id,
          label: isPractice(one) ? `${one.name} (nothing in it is real)` : one.name,
        }))}
        nothingFoundMessage={hasNone ? 'There is no house to choose.' : 'Loading houses…'}
        onChange={(next) => {
          setId(next);
          setFault('none');
        }}
      />
      {last && lastName && last.id !== id && (
        <Button variant="subtle" onClick={() => setId(last.id)}>
          You last worked in {lastName}, {whenInWords(last.at, clock)}
        </Button>
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {t('welcome.proceed')}
      </Button>
    </form>
  );
}
