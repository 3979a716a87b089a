import type { SceneResident } from '../stage/scene.ts';

interface Remark {
  /** Days from today. */
  readonly since: number;
  readonly remark: string;
  /** Things are grave: nobody writes of a pleasant afternoon. */
  readonly isGrave?: true;
}

/** What whoever gives the handover adds to it in their own words; everything else in it is read from the records. */
const remarks: Readonly<Record<string, Remark>> = {
  'Desmond Clarke': { since: -1, remark: 'Slippers with backs, stick on the right.', isGrave: true },
  'Colin Baptiste': { since: -17, remark: 'Custard slice is in the fridge for him.' },
  'Aisha Rahman': { since: -6, remark: 'Weighted blanket is washed. Femi rings at ten.', isGrave: true },
  'Janet Thorpe': { since: -4, remark: 'Yellow beaker, every half hour; count jelly and custard too.', isGrave: true },
  'Marlon Reid': { since: -2, remark: 'Ring the ward at ten and at six; take his music in.' },
  'George Whitfield': { since: -3, remark: 'Ring the ward at ten.' },
  'Harold Stubbs': { since: -12, remark: 'Sensor mat on before ten.' },
  'Vera Lomax': { since: -3, remark: 'Company without questions.' },
};

function remarkFor({ profile }: SceneResident, offset: number): Remark | null {
  const remark = remarks[`${profile.first} ${profile.last}`];
  return remark && offset >= remark.since ? remark : null;
}

export const remarkOn = (resident: SceneResident, offset: number): string | null =>
  remarkFor(resident, offset)?.remark ?? null;

export const isGravelyUnwell = (resident: SceneResident, offset: number): boolean =>
  remarkFor(resident, offset)?.isGrave === true;
