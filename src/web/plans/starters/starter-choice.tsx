import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { planStarter } from '#domain/plans/starters/plan-starter.ts';
import { NativeSelect } from '@mantine/core';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { Panel } from '../../kit/page/panel.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { BeginWithSet } from '../../records/begin-with-set.tsx';
import kit from '../../kit/styles/kit.module.css';

export type PlanStart = Listed<typeof planStarter>;

interface ChoiceProps {
  home: string;
  /** The part of life that is asked about, or nothing. */
  domain: string;
  chosen: string | null;
  onChoose(starter: PlanStart | null): void;
}

/** The words that the house has ready for a new plan: those of the part of life in question, or all of them. */
export function StarterChoice({ home, domain, chosen, onChoose }: ChoiceProps) {
  const { records, state } = useRecords(planStarter, { home });
  const rights = useRights();
  const near = records.filter((one) => one.domain === domain);
  const offered = near.length > 0 ? near : records;
  if (state !== 'loaded') return null;
  if (records.length === 0)
    return mayAdd(planStarter, rights) ? (
      <div>
        <BeginWithSet set="plan_starters" words="Take over our plan starters" />
      </div>
    ) : null;
  return (
    <div className={kit['column']}>
      <Panel title="Begin with">
        <NativeSelect
          aria-label="Begin with a starter"
          value={chosen ?? ''}
          data={[
            { value: '', label: 'An empty plan' },
            ...offered.map(({ id, title, domain: of }) => ({ value: id, label: `${planDomains[of]}: ${title}` })),
          ]}
          onChange={(event) => onChoose(offered.find(({ id }) => id === event.currentTarget.value) ?? null)}
        />
      </Panel>
    </div>
  );
}
