import { home } from '#domain/homes/home.ts';
import type { PracticeState } from '#domain/homes/practice/practice-state.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../kit/access/rights.ts';
import { create } from '../kit/api/api.ts';
import { notDone } from '../kit/api/failure-words.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLoadHomes } from '../kit/data/use-choose-home.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { NoRight } from '../kit/page/states.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { showToast } from '../kit/state/toasts.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import kit from '../kit/styles/kit.module.css';

const isPractice = objectWith<PracticeState>('home', 'making');
const practicePath = `${pathOf(home)}practice/`;
/** It is made in seconds, and waited for. */
const timeoutMs = 120_000;
const progressMs = 500;

/** The house for practising: what it is, making it, and beginning anew. */
export function PracticePage({ back }: { back: { to: string; label: string } }) {
  const may = useMay();
  return (
    <Page title="Practice house" back={back}>
      {may('change', home.name) ? <Practice /> : <NoRight wanted={{ of: home, act: 'change' }} />}
    </Page>
  );
}

function Practice() {
  const [isBusy, setIsBusy] = useState(false);
  const { body, state, reload, take } = useLiveAnswer(practicePath, {
    is: isPractice,
    of: [home.name],
    everyMs: isBusy ? progressMs : undefined,
  });
  const [isAsked, setIsAsked] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const loadHomes = useLoadHomes();
  const navigate = useNavigate();
  const { zone, today } = useHouseClock();
  const make = async (reset: boolean) => {
    setIsAsked(false);
    setIsBusy(true);
    setWrong(null);
    const answer = await create(practicePath, { reset }, { is: isPractice, timeoutMs, onRefused: () => {} });
    setIsBusy(false);
    if (!answer.ok) return setWrong(notDone(answer));
    take(answer.body);
    await loadHomes();
    return showToast(reset ? 'The practice house begins anew' : 'The practice house is there', 'good');
  };
  const practice = body?.home ?? null;
  return (
    <Panel title="For practising" state={state} onRetry={reload}>
      <div className={kit['stack']}>
        <p className={kit['reason']}>
          A house with six invented people and a week of entries. Everybody who works here can choose it and try
          everything out with their own rights. It counts in no figure and no comparison, and nobody is sent a message
          about it.
        </p>
        {practice && (
          <p className={kit['reason']}>
            {practice.name}, made {momentBriefly(practice.made_at, zone, today())}.
          </p>
        )}
        {isBusy && (
          <output className={kit['stack']}>
            <span>Making the practice house …</span>
            <progress
              aria-label="Making the practice house"
              max={body?.making?.total ?? 1}
              {...(body?.making ? { value: body.making.done } : {})}
            />
          </output>
        )}
        <InlineError>{wrong}</InlineError>
        <div className={kit['buttons']}>
          {practice ? (
            <>
              <Button disabled={isBusy} onClick={() => void navigate('/home', { state: { house: practice.id } })}>
                Go to the practice house
              </Button>
              <Button variant="default" disabled={isBusy} onClick={() => setIsAsked(true)}>
                Reset
              </Button>
            </>
          ) : (
            <Button loading={isBusy} onClick={() => void make(false)}>
              Make the practice house
            </Button>
          )}
        </div>
      </div>
      <Modal opened={isAsked} onClose={() => setIsAsked(false)} title="Reset the practice house?">
        <div className={kit['stack']}>
          <p className={kit['reason']}>
            Everything that people have tried out there goes out of sight, and a fresh practice house takes its place.
            Whoever is in it now has to choose it anew. The history keeps who practised, as it keeps everything.
          </p>
          <div className={kit['buttons']}>
            <Button color="red" onClick={() => void make(true)}>
              Reset it
            </Button>
            <Button variant="default" onClick={() => setIsAsked(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </Modal>
    </Panel>
  );
}
