import {
  harms,
  likelihoods,
  riskBand,
  riskBands,
  riskPlaceWords,
  riskScore,
  type RiskPlace,
} from '#domain/plans/risk/risk-score.ts';
import { useId, useRef, type KeyboardEvent } from 'react';
import css from './risk-matrix.module.css';

/** The likeliest on top, the worst on the right, as it is drawn everywhere. */
const fromTop = likelihoods.map((_, at) => likelihoods.length - at);
const fromLeft = harms.map((_, at) => at + 1);

interface Dots {
  /** Where the risk stands without its controls. */
  before: RiskPlace | null;
  /** And with them. */
  after: RiskPlace | null;
}

const isAt = (place: RiskPlace | null, likelihood: number, severity: number): boolean =>
  place?.likelihood === likelihood && place.severity === severity;

const DotsAt = ({ before, after, likelihood, severity }: Dots & RiskPlace) => (
  <>
    {isAt(before, likelihood, severity) && <span className={css['dot']} data-dot="before" aria-hidden />}
    {isAt(after, likelihood, severity) && <span className={css['dot']} data-dot="after" aria-hidden />}
  </>
);

const Axis = () => (
  <>
    <span className={css['corner']} aria-hidden>
      How bad →
    </span>
    {harms.map((word, at) => (
      <span key={word} className={css['column']} aria-hidden>
        {at + 1}
        <span className={css['word']}>{word}</span>
      </span>
    ))}
  </>
);

const RowName = ({ likelihood }: { likelihood: number }) => (
  <span className={css['rowName']} aria-hidden>
    {likelihood}
    <span className={css['word']}>{likelihoods[likelihood - 1]}</span>
  </span>
);

/** What the dots and colours mean, for whoever meets the matrix for the first time. */
const Key = ({ hasBoth }: { hasBoth: boolean }) => (
  <ul className={css['key']} aria-hidden>
    {hasBoth && (
      <>
        <li>
          <span className={css['dot']} data-dot="before" /> Without controls
        </li>
        <li>
          <span className={css['dot']} data-dot="after" /> With controls
        </li>
      </>
    )}
    {Object.entries(riskBands).map(([band, words]) => (
      <li key={band}>
        <span className={css['swatch']} data-band={band} /> {words}
      </li>
    ))}
  </ul>
);

/** The 5 × 5 matrix to look at: one dot before the controls, one with them. */
export function RiskMatrix({ before, after }: Dots) {
  const said = [
    before && `Without controls ${riskPlaceWords(before)}.`,
    after && `With controls ${riskPlaceWords(after)}.`,
  ].filter(Boolean);
  return (
    <figure className={css['figure']} aria-label={said.join(' ') || 'Not scored yet'}>
      <div className={css['matrix']} aria-hidden>
        <Axis />
        {fromTop.map((likelihood) => (
          <div key={likelihood} className={css['row']}>
            <RowName likelihood={likelihood} />
            {fromLeft.map((severity) => (
              <span
                key={severity}
                className={css['cell']}
                data-band={riskBand(riskScore(likelihood, severity))}
                aria-hidden
              >
                {riskScore(likelihood, severity)}
                <DotsAt before={before} after={after} likelihood={likelihood} severity={severity} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <figcaption>
        <Key hasBoth />
      </figcaption>
    </figure>
  );
}

interface ChoiceProps {
  chosen: RiskPlace | null;
  /** Where the risk stood before its controls, shown beside what is chosen. */
  before?: RiskPlace | null;
  onChoose(place: RiskPlace): void;
}

const steps: Readonly<Record<string, readonly [likelihood: number, severity: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const within = (value: number): number => Math.min(5, Math.max(1, value));

/** The same to choose from: a tap, or the arrow keys from cell to cell. */
export function RiskMatrixChoice({ chosen, before = null, onChoose }: ChoiceProps) {
  const name = useId();
  const cells = useRef(new Map<string, HTMLInputElement>());

  /** Along the rows and the columns, where the browser knows only the next and the one before. */
  function walk(event: KeyboardEvent, { likelihood, severity }: RiskPlace) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const to = { likelihood: within(likelihood + step[0]), severity: within(severity + step[1]) };
    onChoose(to);
    cells.current.get(`${to.likelihood}-${to.severity}`)?.focus();
  }
  return (
    <div className={css['figure']}>
      <div className={css['matrix']}>
        <Axis />
        {fromTop.map((likelihood) => (
          <div key={likelihood} className={css['row']}>
            <RowName likelihood={likelihood} />
            {fromLeft.map((severity) => (
              <label
                key={severity}
                className={css['cell']}
                data-band={riskBand(riskScore(likelihood, severity))}
                data-chosen={isAt(chosen, likelihood, severity) || undefined}
              >
                <input
                  ref={(cell) => {
                    if (cell) cells.current.set(`${likelihood}-${severity}`, cell);
                  }}
                  type="radio"
                  name={name}
                  className={css['radio']}
                  aria-label={riskPlaceWords({ likelihood, severity })}
                  checked={isAt(chosen, likelihood, severity)}
                  onChange={() => onChoose({ likelihood, severity })}
                  onKeyDown={(event) => walk(event, { likelihood, severity })}
                />
                {riskScore(likelihood, severity)}
                <DotsAt before={before} after={chosen} likelihood={likelihood} severity={severity} />
              </label>
            ))}
          </div>
        ))}
      </div>
      <output className={css['said']}>
        {chosen ? riskPlaceWords(chosen) : 'Choose how likely it is, and how bad it would be.'}
      </output>
      <Key hasBoth={before !== null} />
    </div>
  );
}
