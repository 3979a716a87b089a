import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import type { RiskAround, ScoredVersion } from '#domain/plans/risk/risk-around.ts';
import { riskBands } from '#domain/plans/risk/risk-score.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { TrendLine } from '../../kit/chart/trend-line.tsx';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';

const isRiskAround = objectWith<RiskAround>('versions', 'plans');

interface AroundProps {
  id: string;
  resident: string | null;
}

/** How the risk went from version to version, and the plans that say how to live with it. */
export function AroundRisk({ id, resident }: AroundProps) {
  const { body, state, at, reload } = useLiveAnswer(`${pathOf(risk)}${id}/around/`, {
    is: isRiskAround,
    of: ['risk', 'plan'],
    resident,
  });
  const where = useEntityPaths();
  const versions = body?.versions ?? [];
  const plans = body?.plans ?? [];
  return (
    <>
      <Panel
        title="How the score went"
        state={state}
        at={at}
        onRetry={reload}
        isEmpty={versions.length === 0}
        empty="It has not been approved yet."
      >
        {versions.length > 1 && <Scores versions={versions} />}
        <Lines>
          {versions.toReversed().map((version) => (
            <VersionLine key={version.id} version={version} isShown={version.id === id} />
          ))}
        </Lines>
      </Panel>
      {resident && (
        <Panel
          title="Plans that rely on it"
          state={state}
          at={at}
          onRetry={reload}
          isEmpty={plans.length === 0}
          empty="No support plan names this risk."
        >
          <Lines>
            {plans.map((plan) => (
              <Line key={plan.id} to={where.record('plan', plan.id, resident)} title={plan.title}>
                {planDomains[plan.domain]}
              </Line>
            ))}
          </Lines>
        </Panel>
      )}
    </>
  );
}

const bandWords = (band: ScoredVersion['band'], score: number | null): string =>
  band === null ? 'Not scored' : `${riskBands[band]} ${score ?? ''}`;

function VersionLine({ version, isShown }: { version: ScoredVersion; isShown: boolean }) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const name = `Version ${version.version_label ?? '1'}`;
  return (
    <Line
      to={isShown ? null : where.record(risk.name, version.id, null)}
      title={isShown ? `${name} (this one)` : name}
      mark={version.approved_at && momentInWords(version.approved_at, zone, true).split(',')[0]}
    >
      {bandWords(version.band, version.score)} → {bandWords(version.residual_band, version.residual_score)}
    </Line>
  );
}

/** Versions stand at equal steps: what counts is which way it went. */
function Scores({ versions }: { versions: readonly ScoredVersion[] }) {
  const points = versions.flatMap(({ residual_score, version_label }, at) =>
    residual_score === null
      ? []
      : [
          {
            at: (at + 0.5) / versions.length,
            value: residual_score,
            words: `Version ${version_label ?? '1'}: ${residual_score}`,
          },
        ],
  );
  const words = points.map(({ value }) => value).join(', then ');
  return (
    <TrendLine
      label={`Score with controls: ${words}`}
      lines={[points]}
      unit="score"
      names={versions.map(({ version_label }) => `v${version_label ?? '1'}`)}
      height={180}
    />
  );
}
