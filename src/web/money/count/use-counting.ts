import { countedTotal, denominations, type Counted, type Denomination } from '#domain/money/cash-count.ts';
import { isKeyOf, isRecordValues, keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 } from 'uuid';
import { create } from '../../kit/api/api.ts';
import { notSaved } from '../../kit/api/failure-words.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { draftedLines } from '../../kit/saving/drafted-lines.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { useAuth } from '../../kit/state/store.ts';
import { isStoredRecord } from '../../kit/state/stored-record.ts';

export interface CountedAccount {
  readonly key: string;
  readonly name: string;
  readonly account_kind: 'resident_cash' | 'petty_cash';
  readonly resident: string | null;
}

/** What was counted, by the key of the account; a tin that is not in it is uncounted. */
type Sums = Readonly<Record<string, Counted>>;

const isCounted = (line: unknown): line is Counted =>
  isRecordValues(line) &&
  Object.entries(line).every(([piece, pieces]) => isKeyOf(denominations, piece) && typeof pieces === 'number');

const rowOf = (counted: Counted) =>
  Object.fromEntries(keysOf(denominations).map((piece) => [piece, counted[piece] ?? null]));

const without = <V>(all: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

const lineOf = (sums: Sums, { key, account_kind, resident }: CountedAccount) => ({
  account_kind,
  resident,
  counted: countedTotal(sums[key] ?? {}),
  denominations: rowOf(sums[key] ?? {}),
});

/** One count from the first coin on: drafted while one is called away, and written down once. */
export function useCounting(home: string, accounts: readonly CountedAccount[]) {
  const { user } = useAuth();
  const where = useEntityPaths();
  const navigate = useNavigate();
  const [id, setId] = useState(() => v7());
  const [sums, setSums] = useState<Sums>({});
  const [taker, setTaker] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isDone = useRef(false);
  const hasWork = Object.keys(sums).length > 0 || taker !== null;
  const draft = useFormDraft({ form: 'cash-count', record: home }, hasWork, (drafted) => {
    setSums(draftedLines(drafted.values['sums'], isCounted));
    setTaker(typeof drafted.values['taker'] === 'string' ? drafted.values['taker'] : null);
    if (drafted.id) setId(drafted.id);
  });
  const done = accounts.filter(({ key }) => key in sums);

  function put(next: { sums?: Sums; taker?: string | null }) {
    if (next.sums) setSums(next.sums);
    if (next.taker !== undefined) setTaker(next.taker);
    draft.save({ sums, taker, ...next }, id, null);
  }
  function count(key: string, piece: Denomination, pieces: number | null) {
    const now = sums[key] ?? {};
    put({ sums: { ...sums, [key]: pieces === null ? without(now, piece) : { ...now, [piece]: pieces } } });
  }
  async function startAfresh() {
    await draft.drop();
    setSums({});
    setTaker(null);
    setId(v7());
  }

  async function save() {
    if (isBusy) return;
    if (done.length === 0) return setSaid('Count at least one tin. One that holds nothing is marked as empty.');
    if (!taker) return setSaid('Choose who receives the cash and counts with you.');
    setIsBusy(true);
    const answer = await create(
      '/api/payments-handover/',
      {
        id,
        home,
        handed_over_by: user?.id,
        received_by: taker,
        lines: done.map((account) => lineOf(sums, account)),
      },
      { is: isStoredRecord },
    );
    setIsBusy(false);
    if (!answer.ok) return setSaid([...Object.values(answer.fields).flat(), notSaved(answer)].join(' '));
    isDone.current = true;
    void draft.drop();
    void navigate(where.record('payments_handover', answer.body.id, null) ?? '/payment');
  }

  return {
    sums,
    taker,
    said,
    isBusy,
    done,
    draft,
    hasWork: () => hasWork && !isDone.current,
    count,
    empty: (key: string) => put({ sums: { ...sums, [key]: {} } }),
    leaveOut: (key: string) => put({ sums: without(sums, key) }),
    take: (person: string | null) => put({ taker: person }),
    startAfresh,
    save,
  };
}
