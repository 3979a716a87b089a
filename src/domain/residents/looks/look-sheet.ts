import { compareNames } from '../../kit/names/compare-names.ts';
import type { Day } from '../../kit/time/time.ts';
import { confidentialInfo } from '../../confidential/confidential-info.ts';
import { lookGrounds, type LookGround } from './look-grounds.ts';
import type { Visit } from './visits.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';

/** The same reasons, said to the person whose record it is. */
const saidToThem: { readonly [G in LookGround]: string } = {
  emergency: 'There was an emergency.',
  named: 'They were allowed to.',
  own: 'It is about them.',
  one_to_one: 'They were at work, just for you.',
  key_worker: 'They are your key worker.',
  on_shift: 'They were at work in your home.',
  on_call: 'They were on call for your home.',
  in_charge: 'They run your home.',
  inspector: 'They check that homes are good and safe.',
  head_office: 'They work for the people who own your home.',
  rota_later: 'They were at work in your home.',
  off_rota: 'They work in your home. They were not at work then.',
  not_of_house: 'They were not at work in your home then.',
};

/** One person on the sheet for whoever the record is about. */
export interface SheetReader {
  readonly user: string;
  readonly name: string;
  /** Newest first. */
  readonly days: readonly Day[];
  readonly why: readonly string[];
}

/** That something confidential exists may be a secret from the person too, so reading it is no reason to stand on the sheet. */
const isForThem = ({ looks, read }: Visit): boolean =>
  looks > 0 && read.some(({ entity }) => entity !== confidentialInfo.name);

/** Who looked, person by person, for the one it is about: those who looked on most days first. */
export function lookSheet(all: readonly Visit[]): readonly SheetReader[] {
  const people = Map.groupBy(all.filter(isForThem), ({ user }) => user);
  return [...people]
    .map(([user, own]) => ({
      user,
      name: own[0]?.name ?? '',
      days: [...new Set(own.map(({ day }) => day))],
      why: whyOf(own),
    }))
    .toSorted((a, b) => b.days.length - a.days.length || compareNames(a.name, b.name));
}

/** Each reason once, the strongest first; being at work says nothing new beside being there just for them. */
function whyOf(own: readonly Visit[]): readonly string[] {
  const said = new Set(own.flatMap(({ grounds }) => grounds.slice(0, 1)));
  const grounds = keysOf(lookGrounds).filter((ground) => said.has(ground));
  return [...new Set(grounds.map((ground) => saidToThem[ground]))];
}
