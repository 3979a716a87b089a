import { controlTypes, risk } from '#domain/plans/risk/risk.ts';
import { riskPlaceWords, type RiskPlace } from '#domain/plans/risk/risk-score.ts';
import { IconCheck, IconClockExclamation } from '@tabler/icons-react';
import { FilledFacts } from '../../kit/record/filled-facts.tsx';
import { Panel, Panels } from '../../kit/page/panel.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { LongText } from '../../kit/ui/long-text.tsx';
import { RiskMatrix } from '../matrix/risk-matrix.tsx';
import { AroundRisk } from './around-risk.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './risk-page.module.css';

interface FactsProps {
  record: Stored<typeof risk>;
  wording: ValueWording;
}

/** A risk assessment as one reads it: how bad, what to do when it happens, what is done so that it does not, and why it is worth it. */
export function RiskFacts({ record, wording }: FactsProps) {
  const before = { likelihood: record.likelihood, severity: record.severity };
  const after = { likelihood: record.residual_likelihood, severity: record.residual_severity };
  return (
    <>
      <EmergencyCard record={record} />
      <Panels>
        <Panel title="How likely, how bad">
          <RiskMatrix before={before} after={after} />
          <Score before={before} after={after} />
          <FilledFacts of={risk} record={record} names={['residual_reason']} wording={wording} />
        </Panel>
        <Panel title="What could happen">
          <FilledFacts
            of={risk}
            record={record}
            names={['category', 'hazard', 'who_may_be_harmed', 'how', 'triggers', 'early_signs']}
            wording={wording}
          />
        </Panel>
        <Panel title="What is done about it" count={inPlace(record)}>
          <Controls record={record} wording={wording} />
        </Panel>
        <Panel title="Why it is worth it">
          {record.restriction_used && <Flag tone="watch">Restricts the person</Flag>}
          <FilledFacts
            of={risk}
            record={record}
            names={['benefit_of_activity', 'person_view', 'capacity_basis', 'least_restrictive_reason']}
            wording={wording}
          />
        </Panel>
        <AroundRisk id={record.id} resident={record.resident} />
        <Panel title="Review and approval">
          <FilledFacts
            of={risk}
            record={record}
            names={[
              'start_date',
              'end_date',
              'review_every',
              'review_date',
              'reviewed_at',
              'version_label',
              'approved_by',
              'approved_at',
              'second_approved_by',
            ]}
            wording={wording}
          />
          <Readers record={record} />
        </Panel>
      </Panels>
    </>
  );
}

/** How many work by it; who they are stands in the history. */
function Readers({ record: { acknowledged_by } }: Pick<FactsProps, 'record'>) {
  const { zone } = useHouseClock();
  const last = acknowledged_by
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  if (!last) return null;
  const people = new Set(acknowledged_by.map(({ staff }) => staff)).size;
  return (
    <p className={kit['note']}>
      Read by {people === 1 ? 'one person' : `${people} people`}, last on {momentInWords(last, zone, true)}.
    </p>
  );
}

const Score = ({ before, after }: { before: RiskPlace; after: RiskPlace }) => (
  <dl className={`${kit['facts']} ${kit['spread']}`}>
    <div>
      <dt>Without controls</dt>
      <dd>{riskPlaceWords(before)}</dd>
    </div>
    <div>
      <dt>With controls</dt>
      <dd>{riskPlaceWords(after)}</dd>
    </div>
  </dl>
);

/** What somebody needs who comes upon it: on a sheet of its own when the page is printed. */
const EmergencyCard = ({ record }: Pick<FactsProps, 'record'>) => (
  <section className={css['card']} aria-labelledby="if-it-happens">
    <h2 id="if-it-happens" className={kit['heading']}>
      If it happens
    </h2>
    <p className={`print-only ${css['cardTitle']}`}>{record.title}</p>
    <LongText text={record.if_it_happens} />
    {record.early_signs.length > 0 && (
      <p className={kit['reason']}>
        <strong>It may begin with:</strong> {record.early_signs.join(', ')}.
      </p>
    )}
  </section>
);

const inPlace = ({ controls }: Stored<typeof risk>): string =>
  `${controls.filter(({ in_place }) => in_place).length} of ${controls.length} in place`;

function Controls({ record, wording }: FactsProps) {
  return (
    <ul className={`${kit['list']} ${css['controls']}`}>
      {record.controls.map(({ text, type, owner, in_place }, at) => (
        <li key={at} data-in-place={in_place}>
          {in_place ? <IconCheck {...iconProps} /> : <IconClockExclamation {...iconProps} />}
          <span className={css['control']}>
            <LongText text={text} />
            <span className={kit['note']}>
              {controlTypes[type]}
              {owner && ` · ${wording.nameOf(owner) ?? 'Somebody no longer here'}`}
              {!in_place && <strong> · Not in place yet</strong>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
