import {
  settingUpSteps,
  settingUpWords,
  type SettingUp,
  type SettingUpFacts,
  type SettingUpName,
  type SettingUpStep,
} from '#domain/homes/setting-up.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { home } from '#domain/homes/home.ts';
import { startingSetNamed, type SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { payment } from '#domain/money/payment.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { create } from '../kit/api/api.ts';
import { notDone } from '../kit/api/failure-words.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useMay } from '../kit/access/rights.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import type { MoreItem } from '../kit/page/more-menu.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { pathOf } from '../kit/state/entities.ts';
import { showToast } from '../kit/state/toasts.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { BeginWithSet } from '../records/begin-with-set.tsx';
import { systemPath } from '../upkeep/system-path.ts';
import kit from '../kit/styles/kit.module.css';
import css from './setting-up-panel.module.css';

const isSettingUp = objectWith<SettingUp>('facts', 'dismissed_at');
/** A spreadsheet brings in hundreds of records at once. */
const pauseMs = 3000;

/** What the steps are counted from. */
const countedKinds = [
  home,
  staff,
  resident,
  careTracking,
  plan,
  assessmentResult,
  rota,
  payment,
  houseAsset,
  houseStock,
].map(({ name }) => name);

const sheet = (kind: string) => `/house-overview?import=${kind}`;

/** Where each step is done: from a spreadsheet while there is nothing, in its list afterwards. */
const places: { readonly [N in SettingUpName]: (facts: SettingUpFacts, house: string) => string } = {
  house: (_, house) => `/home/add-home?id=${house}`,
  staff: ({ staff: all, working, not_signed_in }) =>
    all < 2 ? sheet('staff') : working > 0 && not_signed_in > 0 ? '/staff?part=newcomers' : '/staff',
  residents: () => sheet('residents'),
  monitoring: () => '/resident',
  plans: () => '/supportplan',
  rota: () => '/rota',
  money: () => sheet('balances'),
  premises: ({ assets, first_checks: { due_now, waiting }, stock }) => {
    if (assets === 0) return sheet('assets');
    return due_now + waiting === 0 && stock === 0 ? sheet('stock') : '/house-asset';
  },
  backup: () => systemPath,
};

/** What each step can begin with, where we have a list for it. */
const sets: { readonly [N in SettingUpName]?: (facts: SettingUpFacts) => SetName | null } = {
  house: () => 'house_settings',
  monitoring: () => 'alert_thresholds',
  plans: () => 'plan_starters',
  rota: () => 'shift_patterns',
  premises: ({ assets, stock }) => {
    if (assets === 0) return 'premises_checks';
    return stock === 0 ? 'stock_list' : null;
  },
};

const guidePath = (house: string) => `${pathOf(home)}${house}/guide/`;

/** For whoever sets the house up: what comes next, until all of it is there or somebody has put the guide away. */
export function SettingUpPanel({ house }: { house: string }) {
  const may = useMay();
  return may('change', home.name) ? <Guide house={house} /> : null;
}

function Guide({ house }: { house: string }) {
  const { body, take } = useLiveAnswer(guidePath(house), { is: isSettingUp, of: countedKinds, home: house, pauseMs });
  const [isBusy, setIsBusy] = useState(false);
  if (!body || body.dismissed_at !== null) return null;
  const steps = settingUpSteps(body.facts);
  const next = steps.find(({ missing }) => missing.length > 0);
  if (!next) return null;
  const putAway = async () => {
    setIsBusy(true);
    const answer = await create(guidePath(house), { dismissed: true }, { is: isSettingUp });
    setIsBusy(false);
    if (answer.ok) take(answer.body);
    else showToast(notDone(answer), 'error');
  };
  return (
    <Panel
      title="Getting the house ready"
      action={
        <Button variant="default" loading={isBusy} onClick={() => void putAway()}>
          Put the guide away
        </Button>
      }
    >
      <div className={kit['stack']}>
        <p className={kit['reason']}>
          {settingUpWords(steps)} Next: {next.title}.
        </p>
        <OneStep step={next} facts={body.facts} house={house} isNext />
        <details className={css['all']}>
          <summary>All steps</summary>
          <ol className={css['steps']}>
            {steps.map((step) => (
              <li key={step.name}>
                <OneStep step={step} facts={body.facts} house={house} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Panel>
  );
}

interface StepProps {
  step: SettingUpStep;
  facts: SettingUpFacts;
  house: string;
  /** What one would do now. */
  isNext?: boolean;
}

function OneStep({ step, facts, house, isNext = false }: StepProps) {
  const { name, title, why, takes, missing } = step;
  const isDone = missing.length === 0;
  const set = sets[name]?.(facts);
  return (
    <div className={css['step']}>
      <div className={kit['beside']}>
        <strong>{title}</strong>
        {isDone ? <Flag tone="good">Done</Flag> : <span className={kit['note']}>About {takes}</span>}
      </div>
      <p className={kit['reason']}>{why}</p>
      {missing.length > 0 && (
        <ul className={css['missing']}>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {!isDone && (
        <div className={kit['buttons']}>
          <Button
            component={Link}
            to={places[name](facts, house)}
            variant={isNext ? 'filled' : 'default'}
            aria-label={`Open ${title}`}
          >
            Open
          </Button>
          {set && <BeginWithSet set={set} words={`Our set: ${midSentence(startingSetNamed(set).title)}`} />}
        </div>
      )}
    </div>
  );
}

/** The guide comes back to Home, where it was put away too early. */
export function useGuideAgain(house: string): readonly MoreItem[] {
  const { body, take } = useLiveAnswer(guidePath(house), { is: isSettingUp, of: [] });
  if (!body || body.dismissed_at === null) return [];
  const bringBack = async () => {
    const answer = await create(guidePath(house), { dismissed: false }, { is: isSettingUp });
    if (!answer.ok) return showToast(notDone(answer), 'error');
    take(answer.body);
    showToast('The guide is on Home again.');
  };
  return [{ label: 'Show the guide on Home', icon: <IconMapPin {...iconProps} />, act: () => void bringBack() }];
}
