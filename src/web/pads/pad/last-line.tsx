import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { momentBriefly } from '../../../domain/kit/time/moment-briefly.ts';
import type { PadContext } from './entry-kind.ts';
import { LastValues } from '../guidance/guard.tsx';

interface LastLineProps {
  entity: Entity;
  context: PadContext;
  /** The sheet that is gone on with says itself what stands on it. */
  except: string | null;
}

/** What was last written of this kind, by whom and when, beside the new entry on every pad. */
export function LastLine({ entity, context: { facts, clock }, except }: LastLineProps) {
  const last = facts?.newest?.[entity.name];
  if (!last || last.id === except) return null;
  return (
    <LastValues>
      Last: {[last.words, momentBriefly(last.when, clock.zone, clock.today()), last.by].filter(Boolean).join(', ')}
    </LastValues>
  );
}
