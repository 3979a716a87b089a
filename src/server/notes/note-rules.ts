import { momentWords, saidDay } from '#domain/kit/time/day-words.ts';
import { note, type Note } from '#domain/notes/note.ts';
import { copyDays, isCopyOf } from '#domain/notes/sameness.ts';
import { addHours } from '#domain/kit/time/time.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { noteColumns } from '#domain/notes/note-columns.ts';
import { rulesFor, type ValidationContext } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

/** A copy is about as long as what it copies; how alike the words are is decided by the domain. Seniors' notes give nothing away. */
const candidatesSql = `select n.body, to_char(n.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as occurred_at, ${personNameSql('r')} as who
  from note n left join resident r on r.id = n.resident
  where n.home = $1 and n.id <> $2 and not n.is_deleted and n.occurred_at > $3 and (n.visibility = 'team' or n.recorded_by = $4)
    and char_length(n.body) between $5::integer * 0.6 and $5::integer * 1.7
  order by n.occurred_at desc limit 500`;

interface Candidate {
  readonly body: string;
  readonly occurred_at: string;
  readonly who: string | null;
}

/** Words that stand in another note already may have been written for the wrong person. */
async function copyWarnings({
  db,
  actor,
  now,
  record,
  before,
  home,
}: ValidationContext<Note>): Promise<Warnings<keyof Note & string>> {
  const body = record.body;
  if (typeof body !== 'string' || body === before?.body) return {};
  const candidates = await db.query<Candidate>(candidatesSql, [
    record.home,
    record.id,
    addHours(now, -24 * copyDays),
    actor.id,
    body.length,
  ]);
  const original = candidates.find((one) => isCopyOf(body, one.body));
  if (!original) return {};
  const when = momentWords(original.occurred_at, home.zone, saidDay);
  return {
    resident: [
      'same_words',
      `Nearly the same words stand in the note about ${original.who ?? 'the house'} of ${when}. Is this note about the right person, and is it what you saw?`,
    ],
  };
}

export const noteRules = rulesFor(note, { warn: copyWarnings, columns: computedColumns({ of: noteColumns }) });
