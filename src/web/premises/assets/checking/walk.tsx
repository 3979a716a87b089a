import { byPlace, isOnTheWay, type DueCheck } from '#domain/premises/assets/asset-list.ts';
import { checkKinds } from '#domain/premises/assets/check-kinds.ts';
import { readsTemperature } from '#domain/premises/assets/readings.ts';
import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { notDone } from '../../../kit/api/failure-words.ts';
import { Empty } from '../../../kit/page/states.tsx';
import { Signs } from '../../../kit/record/signs.tsx';
import { strikeOut } from '../../../kit/saving/change-record.ts';
import type { Stored } from '../../../kit/state/stored-record.ts';
import { showToast } from '../../../kit/state/toasts.ts';
import { CheckDialog } from './check-dialog.tsx';
import { dueSign } from './due-words.ts';
import { logCheck } from './log-a-check.ts';
import { useMayCheck } from './use-may-check.ts';
import { AddLink } from '../../../kit/page/add-link.tsx';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from '../assets.module.css';

interface WalkProps {
  home: string;
  checks: readonly DueCheck[];
  today: Day;
  pathTo(id: string): string;
}

/** What staff look at on their way through the house, place by place: one tap where it is in order. */
export function Walk({ home, checks, today, pathTo }: WalkProps) {
  const places = byPlace(checks.filter(isOnTheWay));
  const [asking, setAsking] = useState<DueCheck | null>(null);
  if (places.length === 0)
    return (
      <Empty title="Nothing is looked at on the way yet" action={<AddLink of={houseAsset}>Add a thing</AddLink>}>
        Add the fire bell, the fridge or a tap as a thing of the house, with how often it is checked.
      </Empty>
    );
  return (
    <div className={css['places']}>
      {places.map(({ place, checks: here }) => (
        <section key={place} className={css['place']} aria-label={place}>
          <h2 className={kit['subheading']}>{place}</h2>
          <ul className={kit['bare']}>
            {here.map((check) => (
              <WalkLine
                key={`${check.item.id} ${check.kind}`}
                home={home}
                check={check}
                today={today}
                path={pathTo(check.item.id)}
                onAsk={() => setAsking(check)}
              />
            ))}
          </ul>
        </section>
      ))}
      {asking && <CheckDialog home={home} asset={asking.item} kind={asking.kind} onClose={() => setAsking(null)} />}
    </div>
  );
}

interface LineProps {
  home: string;
  check: DueCheck;
  today: Day;
  path: string;
  onAsk(): void;
}

function WalkLine({ home, check, today, path, onAsk }: LineProps) {
  const { item, kind } = check;
  const mayCheck = useMayCheck();
  const [isBusy, setIsBusy] = useState(false);
  const named = `${checkKinds[kind]}, ${item.name}`;
  const asking = readsTemperature(kind) ? 'Temperature' : 'Write down';
  // What is due stands out from what could wait.
  const look = check.state === 'in_date' ? 'default' : 'filled';
  async function pass() {
    setIsBusy(true);
    const answer = await logCheck(home, item, kind, { result: 'pass' });
    setIsBusy(false);
    if (!answer.ok) return showToast(`${item.name}: ${notDone(answer)}`, 'error');
    return showToast(`${named}: in order`, 'good', { label: 'Undo', run: () => void takeBack(answer.body) });
  }
  return (
    <li className={css['line']}>
      <div>
        <Link className={kit['link']} to={path}>
          {item.name}
        </Link>
        <div className={kit['beside']}>
          <span>{checkKinds[kind]}</span>
          <Signs value={[dueSign(check, today)]} />
        </div>
      </div>
      {mayCheck && (
        <div className={`${kit['buttons']} no-print`}>
          {isAsked(check) ? (
            <Button variant={look} onClick={onAsk} aria-label={`${asking}: ${named}`}>
              {asking}
            </Button>
          ) : (
            <>
              <Button variant={look} loading={isBusy} onClick={() => void pass()} aria-label={`In order: ${named}`}>
                In order
              </Button>
              <Button variant="default" onClick={onAsk} aria-label={`Problem: ${named}`}>
                Problem
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** More has to be said than that it is in order. */
const isAsked = ({ kind }: DueCheck): boolean => readsTemperature(kind) || kind === 'fire_drill';

async function takeBack(logged: Stored<typeof assetCheck>) {
  const answer = await strikeOut(assetCheck, logged, 'entered_in_error');
  if (!answer.ok) showToast(notDone(answer), 'error');
}
