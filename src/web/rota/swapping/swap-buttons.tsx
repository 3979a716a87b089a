import { may, narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { rota } from '#domain/rota/rota.ts';
import { stepVerbs, swapStepsFor, type SwapShift, type SwapStep } from '#domain/rota/swapping/swap-steps.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useActor } from '../../kit/access/use-actor.ts';
import { create } from '../../kit/api/api.ts';
import { notDone, warningsIn, type FieldWarning } from '../../kit/api/failure-words.ts';
import { WarningsDialog } from '../../kit/saving/warnings-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { SwapForm } from './swap-form.tsx';

interface SwapProps {
  shift: SwapShift & { version: number };
  home: string;
  /** Which shift it is, for whoever hears the button by itself. */
  words: string;
  onDone(): void;
}

const done: { readonly [S in SwapStep]: string } = {
  ask: 'Asked for',
  withdraw: 'The shift stays yours',
  agree: 'Agreed; it waits for approval',
  decline: 'Declined',
  approve: 'Swap approved',
  reject: 'Swap not approved',
};

/** What this person may do next about a swap of this shift. */
export function SwapButtons({ shift, home, words, onDone }: SwapProps) {
  const { rights, me, now } = useActor();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [warned, setWarned] = useState<readonly FieldWarning[]>([]);
  const who = {
    id: me,
    mayPublish: may(rights, 'publish', rota.name),
    maySwap: may(rights, 'swap', rota.name) || narrowActs(rights, 'swap', rota).length > 0,
  };
  async function take(step: SwapStep, confirmed_warnings: readonly string[] = []) {
    setIsBusy(true);
    setWarned([]);
    const answer = await create(
      `${pathOf(rota)}${shift.id}/swap/`,
      { step, version: shift.version, confirmed_warnings },
      { quiet: true },
    );
    setIsBusy(false);
    if (!answer.ok && warningsIn(answer).length > 0) return setWarned(warningsIn(answer));
    if (!answer.ok) return showToast(notDone(answer), 'error');
    showToast(done[step], 'good');
    onDone();
  }
  return (
    <>
      {swapStepsFor(shift, who, now).map((step) => (
        <Button
          key={step}
          variant={step === 'approve' || step === 'agree' ? 'filled' : 'default'}
          loading={isBusy}
          aria-label={`${stepVerbs[step]}: ${words}`}
          onClick={() => (step === 'ask' ? setIsAsking(true) : void take(step))}
        >
          {stepVerbs[step]}
        </Button>
      ))}
      {isAsking && (
        <SwapForm
          shift={shift}
          home={home}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            showToast(done.ask, 'good');
            onDone();
          }}
        />
      )}
      {warned.length > 0 && (
        <WarningsDialog
          entity={rota}
          warnings={warned}
          onBack={() => setWarned([])}
          onConfirm={(codes) => void take('approve', codes)}
        />
      )}
    </>
  );
}
