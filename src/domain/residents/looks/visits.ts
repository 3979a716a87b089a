import { localDay, type Day, type Moment } from '../../kit/time/time.ts';
import type { Look } from './look.ts';
import { groundsOf, type LookFacts, type LookGround } from './look-grounds.ts';

/** What one person read on one day for the same reasons. */
export interface Visit {
  readonly user: string;
  readonly name: string;
  readonly role: string | null;
  readonly day: Day;
  readonly first_at: Moment;
  readonly last_at: Moment;
  readonly looks: number;
  /** Refused: nothing was shown. */
  readonly refused: number;
  /** The strongest first. */
  readonly grounds: readonly LookGround[];
  /** The kinds of record, the most read first; what went to paper or into a file is counted apart. */
  readonly read: readonly { readonly entity: string; readonly looks: number; readonly taken: number }[];
  /** In their own words, where they had to give one. */
  readonly reasons: readonly string[];
}

const taken: ReadonlySet<Look['action']> = new Set(['print', 'download', 'export']);

/** The looks, the newest first, as one would tell them: who, on which day, why they could, and what they read. */
export function visits(looks: readonly Look[], facts: LookFacts, zone: string): readonly Visit[] {
  const explained = looks.map((look) => ({ look, day: localDay(look.at, zone), grounds: groundsOf(look, facts) }));
  const together = Map.groupBy(explained, ({ look, day, grounds }) => [look.user, day, ...grounds].join(' '));
  return [...together.values()].flatMap(([newest, ...before]) =>
    newest ? [visitOf([newest.look, ...before.map(({ look }) => look)], newest)] : [],
  );
}

function visitOf(
  looks: readonly [Look, ...Look[]],
  { look: newest, day, grounds }: { look: Look; day: Day; grounds: readonly LookGround[] },
): Visit {
  const shown = looks.filter(({ result }) => result === 'ok');
  return {
    user: newest.user,
    name: newest.name,
    role: newest.role,
    day,
    first_at: looks.at(-1)?.at ?? newest.at,
    last_at: newest.at,
    looks: shown.length,
    refused: looks.length - shown.length,
    grounds,
    read: readIn(shown),
    reasons: [...new Set(looks.flatMap(({ reason }) => reason ?? []))],
  };
}

const readIn = (looks: readonly Look[]): Visit['read'] =>
  [...Map.groupBy(looks, ({ entity }) => entity ?? 'record')]
    .map(([entity, same]) => ({
      entity,
      looks: same.length,
      taken: same.filter(({ action }) => taken.has(action)).length,
    }))
    .toSorted((a, b) => b.looks - a.looks);
