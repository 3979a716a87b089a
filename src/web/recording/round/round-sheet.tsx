import { Button } from '@mantine/core';
import { isHere, isRoundKind, type RoundKind } from '#domain/homes/round.ts';
import { nightBegan } from '#domain/rota/night-began.ts';
import { useCallback, useState } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { closeRecording } from '../../kit/state/recording.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { drinkLabels, usualDrinks } from '../../pads/fluids/drinks.ts';
import { RoundLeave } from './round-leave.tsx';
import { roundOrder } from './round-order.ts';
import { RoundRow } from './rows/round-row.tsx';
import { roundWords } from './round-words.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import type { RowState } from '../unsent/row-state.ts';
import { useRound } from './use-round.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './round-sheet.module.css';

/** The whole house on one screen, one thing for everyone, and a choice of their own for each. */
export default function RoundSheet({ kind }: { kind: string }) {
  const selected = useSelectedHome();
  if (!isRoundKind(kind)) return null;
  if (!selected)
    return (
      <SheetFrame title={roundWords[kind].title} onClose={closeRecording}>
        <ChooseHouse />
      </SheetFrame>
    );
  return <HouseRound key={kind} house={selected} kind={kind} />;
}

const lost: readonly (RowState | undefined)[] = ['begun', 'saving', 'unsaved'];
const empty: Readonly<Record<RoundKind, string>> = {
  fluid_intake: `${nobodyLivesHere}.`,
  sleep:
    'No night checks are agreed with anyone in this house. How often somebody is looked in on stands in their monitoring.',
  morning_routine: `${nobodyLivesHere}.`,
  afternoon_routine: `${nobodyLivesHere}.`,
};

function HouseRound({ house, kind }: { house: ListedHome; kind: RoundKind }) {
  const { zone } = useHouseClock();
  const { shift_times } = useHomeSettings();
  const now = useNow();
  const asked = useRound(house.id, kind);
  const unsent = useUnsent(house.id, kind);
  const round = unsent.isRead ? asked.round : null;
  const hasFailed = asked.hasFailed || unsent.hasFailed;
  const reload = () => {
    asked.reload();
    unsent.reload();
  };
  const [states, setStates] = useState<Readonly<Record<string, RowState>>>({});
  const [pouring, setPouring] = useState('water');
  const [isLeaving, setIsLeaving] = useState(false);
  const begins = nightBegan(now, zone, shift_times);
  const order = useOrder(kind, round?.residents, begins, now);
  const stands = useCallback(
    (resident: string, state: RowState) =>
      setStates((all) => (all[resident] === state ? all : { ...all, [resident]: state })),
    [],
  );

  const rows = order.flatMap((id) => round?.residents.find(({ resident }) => resident.id === id) ?? []);
  const here = rows.filter(isHere);
  const saved = here.filter(({ resident }) => states[resident.id] === 'saved').length;
  const unsaved = here.filter(({ resident }) => lost.includes(states[resident.id]));
  const failed = unsaved.filter(({ resident }) => states[resident.id] === 'unsaved').length;
  const begun = unsaved.length - failed;
  const discard = () => {
    for (const { resident } of unsaved) unsent.discard(resident.id);
    closeRecording();
  };
  const close = () => (unsaved.length > 0 ? setIsLeaving(true) : closeRecording());
  const setting = { kind, everyone: rows.map(({ resident }) => resident), pouring, begins, now };
  return (
    <SheetFrame
      title={roundWords[kind].title}
      onClose={close}
      isWide
      top={kind === 'fluid_intake' && <Pouring drink={pouring} onPour={setPouring} />}
      hint={
        <div className={css['foot']}>
          <output>
            {saved} of {here.length} recorded{begun > 0 && ` · ${begun} begun`}
            {failed > 0 && <strong> · {failed} not saved</strong>}
          </output>
          <Button onClick={close}>Done</Button>
        </div>
      }
    >
      {!round && !hasFailed && <Loading rows={6} label="Loading the round" />}
      {hasFailed &&
        (round ? (
          <p role="alert" className={kit['trouble']}>
            What others wrote meanwhile could not be loaded.{' '}
            <button type="button" className={kit['word']} onClick={reload}>
              Try again
            </button>
          </p>
        ) : (
          <ErrorState title="The round could not be loaded" onRetry={reload}>
            Nothing has been recorded.
          </ErrorState>
        ))}
      {round && rows.length === 0 && <p>{empty[kind]}</p>}
      <ul className={css['rows']} aria-label="Residents">
        {rows.map((row) => (
          <RoundRow key={row.resident.id} {...setting} row={row} unsent={unsent} onState={stands} />
        ))}
      </ul>
      <LeaveGuard hasWork={() => unsaved.length > 0} />
      {isLeaving && (
        <RoundLeave
          names={unsaved.map(({ resident }) => personName(resident))}
          onStay={() => setIsLeaving(false)}
          onLeave={discard}
        />
      )}
    </SheetFrame>
  );
}

/** Decided when the round begins: whoever has been seen does not move away under the finger. Who comes home meanwhile stands at the end. */
function useOrder(
  ...[kind, rows, begins, now]: [RoundKind, Parameters<typeof roundOrder>[1] | undefined, string | null, string]
): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const found = rows ? roundOrder(kind, rows, begins, now) : [];
  const added = found.filter((id) => !order.includes(id));
  if (added.length > 0) setOrder([...order, ...added]);
  return order;
}

/** What is in the pot stands ready for each cup that is pressed; it presses none. */
const Pouring = ({ drink, onPour }: { drink: string; onPour(drink: string): void }) => (
  <fieldset className={css['pouring']}>
    <legend>Pouring</legend>
    <Chips
      name="pouring"
      options={usualDrinks.map((one) => [one, drinkLabels[one] ?? one])}
      chosen={[drink]}
      onChoose={onPour}
    />
  </fieldset>
);
