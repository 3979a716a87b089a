import { poundWords } from '../../kit/words/pound-words.ts';
import { compareMoments, localDay, momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import { accountKinds } from '../account-kinds.ts';
import { continuesFrom, pence, type LedgerLine, type Pounds } from '../balance.ts';

/** A line of the ledger with what must agree with it. */
export interface ProvedLine extends LedgerLine {
  readonly number: number;
  readonly posted_at: Moment;
  /** Its other half in the double entry; null where there is none. */
  readonly other_side: Pounds | null;
  /** The amount of the line that it reverses. */
  readonly reversed: Pounds | null;
}

/** How far an account is proved, in pence. */
interface Proven {
  readonly number: number;
  readonly held: number;
  readonly posted_at: Moment | null;
}

export const unproven: Proven = { number: 0, held: 0, posted_at: null };

export const provenBy = (line: ProvedLine, before: Proven): Proven => ({
  number: line.number,
  held: before.held + pence(line.amount),
  posted_at: line.posted_at,
});

const said = (inPence: number): string => `${inPence < 0 ? '−' : ''}${poundWords(Math.abs(inPence) / 100)}`;

/** What is wrong with the next line of an account, in words; null where nothing is. */
export function lineFault(line: ProvedLine, before: Proven): string | null {
  const amount = pence(line.amount);
  const after = before.held + amount;
  if (line.number !== before.number + 1) return `number ${line.number} follows number ${before.number}`;
  if (before.posted_at !== null && compareMoments(line.posted_at, before.posted_at) < 0)
    return 'it is posted before the line that it follows';
  if (!continuesFrom(before.held, line))
    return `it goes from ${said(pence(line.balance_before))} to ${said(pence(line.balance_after))}, and adding up gives ${said(before.held)} to ${said(after)}`;
  if (after < 0) return `the account is ${said(-after)} below zero`;
  if (line.other_side === null || pence(line.other_side) !== -amount)
    return `it moves ${said(amount)}, and the other side of the entry ${line.other_side === null ? 'is missing' : `says ${said(pence(line.other_side))}`}`;
  return line.reversed !== null && pence(line.reversed) !== -amount
    ? `it reverses ${said(pence(line.reversed))} by ${said(amount)}`
    : null;
}

/** What the account itself says it holds, and how many lines it has. */
export interface AccountState {
  readonly balance: Pounds;
  readonly lines: number;
  /** The number of the last line that is there. */
  readonly last: number;
}

export function accountFault({ balance, lines, last }: AccountState, { held, number }: Proven): string | null {
  if (lines !== last || number !== last)
    return `the account counts ${lines} lines, and the last that is there is ${last}`;
  return pence(balance) === held
    ? null
    : `the account says ${said(pence(balance))}, and its lines add up to ${said(held)}`;
}

/** The first entry of an account that does not prove. */
export interface LedgerFault {
  readonly account_kind: keyof typeof accountKinds;
  readonly resident: string | null;
  /** The payment or the entry of the petty cash; null where the account has no line at all. */
  readonly source: { readonly entity: 'payment' | 'petty_cash'; readonly id: string } | null;
  readonly number: number;
  readonly found: string;
}

export const faultWords = ({ account_kind, number, found }: LedgerFault): string =>
  `${accountKinds[account_kind]}, line ${number}: ${found}.`;

/** What a night's proof found in the ledgers of a house. */
export interface LedgerProof {
  readonly proved_at: Moment;
  readonly accounts: number;
  readonly lines: number;
  readonly faults: readonly LedgerFault[];
}

/** When the house sleeps. */
const proofTime = '02:00';

/** Whether this night's proof is still to be made; a node that was down at night makes it up by day. */
export function isProofDue(now: Moment, last: Moment | null, zone: string): boolean {
  const today: Day = localDay(now, zone);
  const due = momentAt(today, proofTime, zone);
  return compareMoments(now, due) >= 0 && (last === null || compareMoments(last, due) < 0);
}
