import { keysOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { payment, type Payment } from '#domain/money/payment.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { sumOf } from '#domain/money/balance.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { daysBetween, type Day, type Moment } from '#domain/kit/time/time.ts';
import { numbered } from '../../money/running-number.ts';
import { vouchersOf } from '../../money/petty-cash-rules.ts';
import { minutesLater } from '../stage/calendar.ts';
import { countEveryHandover } from './cash-counts.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import { float, hasTin, tin } from './accounts.ts';
import { Ledger } from './ledger.ts';
import { noReceipts, purchases, vouchers, type Purchase } from './money-words.ts';
import { fitsDay } from '../care/note-words.ts';
import { managerOf, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

const houseKeys = keysOf(houses);
/** Money in and out, two people to each movement, and what the tins held at the last counts. */
export function handleMoney(scene: Scene): void {
  const ledger = new Ledger(scene.book);
  for (const resident of scene.residents.filter(hasTin))
    for (let offset = -seasonDays; offset <= 0; offset += 1) pocketMoney(scene, ledger, resident, offset);
  for (const house of houseKeys) {
    let number = 1;
    for (let offset = -seasonDays; offset <= 0; offset += 1)
      if (petty(scene, ledger, house, { offset, number })) number += 1;
  }
  countEveryHandover(scene, ledger);
}

const pence = (random: Seeded, from: number, to: number): number =>
  Math.round((from + random.next() * (to - from)) * 20) / 20;

/** Counted from a Monday. */
const dayNumber = (day: Day): number => daysBetween('2026-01-05', day);
/** Whoever has much in the tin spends more of it. */
const plenty = 80;

/** What one resident's tin saw on a day: the allowance on Mondays, and what they bought. */
export function pocketMoney(scene: Scene, ledger: Ledger, resident: SceneResident, offset: number): void {
  const { calendar } = scene;
  const day = calendar.day(offset);
  const random = seeded(`money ${resident.profile.last} ${resident.profile.first} ${day}`);
  const account = tin(resident.record.id);
  const isPayday = dayNumber(day) % 7 === 0;
  if (isPayday || ledger.balance(account) === 0) {
    const allowance = {
      payment_type: 'money_in',
      category: 'personal_allowance',
      description: 'Weekly personal allowance',
      payee: 'Appointee account',
      amount: resident.house === 'willow' ? 20 : 30,
    };
    const at = calendar.at(offset, 610 + random.whole(0, 60));
    movement(scene, ledger, resident, at, allowance, random);
    if (isPayday && isDoubled(resident, offset))
      return enteredTwice(scene, ledger, resident, minutesLater(at, 25), allowance, random);
  }
  const isLate = isLateSigned(resident, offset, random);
  const isGift = isGiftDay(resident, offset) && giftCard.amount <= ledger.balance(account);
  if (!isLate && !isGift && !random.chance(ledger.balance(account) > plenty ? 0.3 : 0.14)) return;
  const [payee, description, category, from, to] = random.pick(
    purchasesOf(resident).filter(([, what]) => fitsDay(what, day)),
  );
  const amount = pence(random, from, to);
  const bought = {
    payment_type: 'purchase',
    category,
    description,
    payee,
    amount,
    ...receiptOf(resident, day),
    ...(isGift ? giftCard : {}),
  };
  if (bought.amount <= ledger.balance(account))
    movement(scene, ledger, resident, calendar.at(offset, 690 + random.whole(0, 250)), bought, random, isLate);
}

/** A present of his own choice, so that a figure stands out somewhere. */
const giftCard = { description: 'Gift card for his games', payee: 'GAME', category: 'activity', amount: 20 } as const;
const isGiftDay = ({ profile }: SceneResident, offset: number): boolean =>
  profile.last === 'Whitlock' && offset === -11;

/** One purchase in twenty comes without a receipt, and says why. */
function receiptOf({ profile }: SceneResident, day: Day): Pick<Movement, 'receipt_no' | 'no_receipt_reason'> {
  const random = seeded(`receipt ${profile.last} ${profile.first} ${day}`);
  return random.chance(0.05)
    ? { no_receipt_reason: random.pick(noReceipts) }
    : { receipt_no: `${profile.last.slice(0, 3).toUpperCase()}-${day.slice(5).replace('-', '')}` };
}

/** One Monday of three weeks ago. */
const isDoubled = ({ profile }: SceneResident, offset: number): boolean =>
  profile.last === 'Tench' && offset > -22 && offset <= -15;

/** An allowance that two people wrote down, each thinking of the other: the second is reversed by a line that names it. */
function enteredTwice(
  scene: Scene,
  ledger: Ledger,
  resident: SceneResident,
  at: Moment,
  moved: Movement,
  random: Seeded,
): void {
  const doubled = movement(scene, ledger, resident, at, moved, random);
  const noticed = minutesLater(at, 50);
  if (!doubled?.line || noticed > scene.calendar.now) return;
  const { line, payment: posted } = doubled;
  const reversed = scene.book.carryOn(payment, posted, {
    by: managerOf(scene, resident.house),
    at: noticed,
    sets: { status: 'reversed', reversal_reason: 'Entered twice: the allowance was paid out once, at eleven.' },
    action: 'payment_reversed',
  });
  ledger.post({
    account: tin(resident.record.id),
    kind: 'resident_cash',
    home: scene.homes[resident.house].id,
    resident: resident.record.id,
    source: { entity: 'payment', record: reversed },
    amount: -moved.amount,
    at: noticed,
    reverses: line,
  });
}

/** Now and then the second signature is given a day or two late; on the first day one waits for it. */
const isLateSigned = ({ profile }: SceneResident, offset: number, random: Seeded): boolean =>
  offset === 0 ? random.chance(1 / 200) : offset === -2 && profile.last === 'Petrova';

/** Whoever cannot walk has shopping brought and people come to them. */
const purchasesOf = ({ profile }: SceneResident): readonly Purchase[] =>
  ['two_person', 'hoist', 'bed'].includes(String(profile.facts?.mobility))
    ? purchases.filter(([, , , , , where]) => where !== 'out')
    : purchases;

interface Movement {
  readonly payment_type: string;
  readonly category: string;
  readonly description: string;
  readonly payee: string;
  readonly amount: number;
  readonly receipt_no?: string;
  readonly no_receipt_reason?: string;
}

/** A payment that is posted, and its line of the ledger. */
interface Posted {
  readonly payment: Payment;
  readonly line: AnyRecord;
}

function movement(
  scene: Scene,
  ledger: Ledger,
  resident: SceneResident,
  at: Moment,
  moved: Movement,
  random: Seeded,
  isLate = false,
): Posted | null {
  const { book, calendar, duty } = scene;
  const posted = minutesLater(at, 9);
  const by = duty.lead(resident.house, at);
  const witness = duty.other(resident.house, at, [by]);
  const account = tin(resident.record.id);
  if (minutesLater(posted, 5) > calendar.now || !witness || at <= ledger.lastOf(account)) return null;
  const signs = ['standard', 'applied', 'urgent'].includes(String(resident.profile.facts?.dols_status))
    ? { resident_signed: 'unable', resident_signed_reason: 'Cannot sign; was shown the money and the receipt.' }
    : { resident_signed: random.chance(0.9) ? 'signed' : 'mark' };
  const draft = book.write(payment, {
    by,
    at: minutesLater(at, 2),
    values: { resident: resident.record.id, account: 'cash_tin', occurred_at: at, witness, ...signs, ...moved },
  });
  const waiting = book.carryOn(payment, draft, { by, at: minutesLater(at, 3), sets: { status: 'awaiting_witness' } });
  return isLate ? null : witnessPayment(scene, ledger, waiting, posted);
}

/** The second signature, and the line in the ledger that comes of it. */
export function witnessPayment({ book }: Pick<Scene, 'book'>, ledger: Ledger, waiting: Payment, at: Moment): Posted {
  const receipted = book.carryOn(payment, waiting, {
    by: String(waiting.witness),
    at,
    sets: { status: 'posted' },
    action: 'payment_witnessed',
  });
  const resident = String(receipted.resident);
  const amount = Number(receipted.amount);
  const line = ledger.post({
    account: tin(resident),
    kind: 'resident_cash',
    home: String(receipted.home),
    resident,
    source: { entity: 'payment', record: receipted },
    amount: receipted.payment_type === 'money_in' ? amount : -amount,
    at,
  });
  return { payment: receipted, line };
}

/** Every third day somebody is sent to the shop; a float that runs low is brought back to what it was. */
export function petty(
  scene: Scene,
  ledger: Ledger,
  house: HouseKey,
  { offset, number }: { readonly offset: number; readonly number: number },
): boolean {
  const day = scene.calendar.day(offset);
  const held = ledger.balance(float(house));
  if (dayNumber(day) % 3 !== houseKeys.indexOf(house) && held > 0) return false;
  const random = seeded(`petty ${house} ${day}`);
  const [supplier, description, category, from, to] = random.pick(vouchers);
  const entry =
    held < 60
      ? {
          entry_type: 'top_up',
          amount: sumOf([200, -held]),
          description: 'Float brought back to £200',
          supplier: 'Head office',
        }
      : {
          entry_type: 'voucher',
          amount: pence(random, from, to),
          vat: null,
          description,
          supplier,
          category,
          no_receipt_reason: `Paper receipt ${number} is in the folder`,
        };
  return pettyEntry(scene, ledger, house, scene.calendar.at(offset, 600 + random.whole(0, 240)), entry, number);
}

function pettyEntry(
  scene: Scene,
  ledger: Ledger,
  house: HouseKey,
  at: Moment,
  entry: { readonly entry_type: string; readonly amount: number } & RecordValues,
  number: number,
): boolean {
  const { book, calendar, duty } = scene;
  const posted = minutesLater(at, 40);
  const by = duty.lead(house, at);
  const witness = duty.other(house, at, [by]);
  const manager = managerOf(scene, house);
  if (minutesLater(posted, 5) > calendar.now || !witness || by === manager || at <= ledger.lastOf(float(house)))
    return false;
  const draft = book.write(pettyCash, {
    by,
    at: minutesLater(at, 2),
    values: {
      home: scene.homes[house].id,
      occurred_at: at,
      requested_by: by,
      witness,
      voucher_no: numbered(vouchersOf.prefix, number),
      ...entry,
    },
  });
  const waiting = book.carryOn(pettyCash, draft, { by, at: minutesLater(at, 3), sets: { status: 'awaiting_witness' } });
  const witnessed = book.carryOn(pettyCash, waiting, {
    by: witness,
    at: minutesLater(at, 11),
    sets: { status: 'awaiting_authority' },
    action: 'payment_witnessed',
  });
  const settled = book.carryOn(pettyCash, witnessed, {
    by: manager,
    at: posted,
    sets: { status: 'posted' },
    action: 'payment_authorised',
  });
  ledger.post({
    account: float(house),
    kind: 'petty_cash',
    home: scene.homes[house].id,
    resident: null,
    source: { entity: 'petty_cash', record: settled },
    amount: entry.entry_type === 'top_up' ? entry.amount : -entry.amount,
    at: posted,
  });
  return true;
}
