import { millilitres as ml } from '#domain/daily-care/fluids/fluid-range.ts';
import { overRestriction } from '#domain/daily-care/fluids/fluid-restriction.ts';
import { Guard } from '../guidance/guard.tsx';

/** The level in the cup against the level agreed: thin fluid can choke someone who needs it thick. */
export const AsAgreed = ({ agreed, given }: { agreed: number | null; given: number | null }) =>
  agreed !== null &&
  given !== null &&
  given !== agreed && (
    <Guard tone="danger">
      <strong>
        Level {agreed} is agreed, not {given}.
      </strong>{' '}
      Do not give it before you are sure.
    </Guard>
  );

interface RestrictionProps {
  /** The most a clinician allows in a day; null where nothing is restricted. */
  allowed: number | null | undefined;
  drunk: number;
  cup: number;
}

/** Only so much a day is allowed: said while the cup is still in the hand. */
export function RestrictionGuard({ allowed, drunk, cup }: RestrictionProps) {
  const over = overRestriction(allowed, drunk, cup);
  return (
    over && (
      <Guard tone="danger">
        <strong>At most {ml(over.allowed_ml)} a day is allowed.</strong> With this it is {ml(over.total_ml)}.
      </Guard>
    )
  );
}
