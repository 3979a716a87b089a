import { useEffect, useState } from 'react';
import { get, type ApiAnswer } from '../api/api.ts';
import { entityNamed, isKnown, pathOf } from '../state/entities.ts';
import { isStoredRecord, type StoredRecord } from '../state/stored-record.ts';
import { isGone } from './use-live-answer.ts';
import { liveRead } from './live-read.ts';

type Records = ReadonlyMap<string, StoredRecord>;
const none: Records = new Map();

function after(now: Records, id: string, answer: ApiAnswer<StoredRecord>): Records {
  if (answer.ok) return new Map(now).set(id, answer.body);
  return isGone(answer) && now.has(id) ? new Map([...now].filter(([one]) => one !== id)) : now;
}

/** A record, kept up to date until it is stopped. Nobody asked for it by itself, so a refusal is not announced. */
const readRecord = (to: string, id: string, take: (answer: ApiAnswer<StoredRecord>) => void) =>
  liveRead<StoredRecord>({
    ask: (options) => get(`${pathOf(entityNamed(to))}${id}/`, { ...options, quiet: true, is: isStoredRecord }),
    take,
    reloadsOn: (change) => change.entity === to && change.id === id,
  });

/** Single records of any kinds by their ids, each kept up to date by itself: one that cannot be read takes nothing from the others. */
export function useLiveRecords(asked: readonly { readonly to: string; readonly id: string }[]): Records {
  const [records, setRecords] = useState(none);
  const wanted = [...new Set(asked.filter(({ to }) => isKnown(to)).map(({ to, id }) => `${to} ${id}`))]
    .sort()
    .join(',');
  useEffect(() => {
    if (wanted === '') return;
    const reads = wanted.split(',').map((one) => {
      const [to = '', id = ''] = one.split(' ');
      return readRecord(to, id, (answer) => setRecords((now) => after(now, id, answer)));
    });
    return () => {
      for (const { stop } of reads) stop();
    };
  }, [wanted]);
  return records;
}
