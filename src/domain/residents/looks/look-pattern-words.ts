import { shiftMargin } from './look-grounds.ts';
import { longAfterDays, manyResidents, type LookPattern, type LookPatternKind } from './look-patterns.ts';

interface LookPatternCard {
  readonly title: string;
  /** Why anybody looks at it. */
  readonly why: string;
  /** What mostly explains it. */
  readonly mostly: string;
  /** How it was counted. */
  readonly counted: string;
}

/** Each figure with its reason, the ordinary explanations, and how it came about. None of them says that anybody did wrong. */
export const lookPatternCards: { readonly [K in LookPatternKind]: LookPatternCard } = {
  off_rota: {
    title: 'Looked while off the rota',
    why: 'People mostly read about residents while they work with them.',
    mostly: 'Mostly a shift was swapped by word of mouth, or something was finished from home.',
    counted: `Records opened outside every shift of theirs in the house, ${shiftMargin.before} minutes before and ${shiftMargin.after} after included. Key workers, managers of the house, head office and inspectors are left out, and hours in which the rota shows nobody at work.`,
  },
  many_residents: {
    title: 'Many residents in an hour',
    why: 'Few tasks need the records of so many people within an hour.',
    mostly: 'Mostly it is a round, an audit, or getting ready for a handover.',
    counted: `Different residents whose records were opened within any 60 minutes of a day: ${manyResidents} or more. Inspectors are left out.`,
  },
  relative: {
    title: 'Perhaps a relative or a friend',
    why: 'Whoever is close to a resident should say so, and somebody else should look after the record.',
    mostly: 'Mostly a name is shared by chance, or the house has known of it for long.',
    counted:
      'Last names without accents and capitals, the last nine figures of telephones, and whole addresses, as they are on file today.',
  },
  long_after: {
    title: 'Opened long after they left',
    why: 'A record is seldom needed once its resident lives elsewhere.',
    mostly: 'Mostly a letter is answered, a complaint looked into, or a family asks.',
    counted: `Records of residents who left the house or moved on ${longAfterDays} days or more before, opened from the house they left.`,
  },
};

const times = (looks: number): string => (looks === 1 ? 'once' : `${looks} times`);

/** The figures in a sentence. */
export function lookPatternFigures({ kind, name, looks, residents, resident }: LookPattern): string {
  const whose = resident?.name ?? (residents === 1 ? '1 resident' : `${residents} residents`);
  return `${name} looked ${times(looks)} at records of ${whose}${kind === 'many_residents' ? ' within an hour' : ''}.`;
}
