import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { bandOf } from '#domain/assessments/score-bands.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { domainsOfAssessment } from '#domain/plans/plan/plan-wanted.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import kit from '../../kit/styles/kit.module.css';

const unfinished = ['draft', 'awaiting_approval'];

/** What was found changes something: the plan for this part of life, or a new one. */
export function PlanStep({ sheet }: { sheet: AssessmentSheet }) {
  const rights = useRights();
  const domains = domainsOfAssessment[sheet.form.category] ?? [];
  if (domains.length === 0 || !seesAny(rights, plan)) return null;
  return <Plans sheet={sheet} domains={domains} />;
}

function Plans({ sheet: { form, person, result }, domains }: { sheet: AssessmentSheet; domains: readonly string[] }) {
  const rights = useRights();
  const where = useEntityPaths();
  const { records, state, reload } = useRecords(plan, { resident: person.id, limit: '100' });
  const band = result?.total === null || !result ? null : bandOf(result.total, [...form.bands]);
  const plans = records.filter(
    ({ domain, status }) => domains.includes(domain) && (isInForce({ status }) || unfinished.includes(status)),
  );
  const started = new URLSearchParams({
    resident: person.id,
    domain: domains[0] ?? '',
    linked_assessments: result?.id ?? '',
  });
  const calls = band && (band.severity === 'high' || band.severity === 'critical');
  return (
    <Panel title="What follows" state={state} onRetry={reload}>
      {calls && plans.length === 0 && (
        <p className={kit['trouble']}>The result is high, and no support plan covers this part of life.</p>
      )}
      <div className={kit['buttons']}>
        {plans.map(({ id, title }) => (
          <Button
            key={id}
            component={Link}
            to={where.record(plan.name, id, person.id) ?? ''}
            variant="default"
            rightSection={<IconArrowRight {...iconProps} />}
          >
            Update plan: {title}
          </Button>
        ))}
        {plans.length === 0 && mayAdd(plan, rights) && (
          <Button
            component={Link}
            to={`${where.form(plan.name) ?? ''}?${started}`}
            rightSection={<IconArrowRight {...iconProps} />}
          >
            Start a plan
          </Button>
        )}
      </div>
    </Panel>
  );
}
