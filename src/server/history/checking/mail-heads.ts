import { dayWords } from '#domain/kit/time/day-words.ts';
import type { DayHead } from '#domain/staff/history/seal-state.ts';
import type { Job } from '../../kit/context/job.ts';
import type { Letter, AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { dayHeads } from './seal-state.ts';

/** By which these letters are known among the others. */
const subject = 'Heads of the history of Hearth';
const daysBack = 7;

/** Head office, and who of it has had no such letter for a week. $1 the subject · $2 now */
const readers = `select s.email as "to", ${personNameSql('s')} as name from staff s
  where s.is_superuser and s.is_active and not s.is_deleted and s.email <> ''
    and not exists (select 1 from letter l where l."to" = s.email and l.subject = $1 and l.created_at > $2::timestamptz - interval '${daysBack} days')`;

const letterTo = (reader: Pick<Letter, 'to'> & { readonly name: string }, heads: readonly DayHead[]): Letter => ({
  to: reader.to,
  subject,
  worthMs: daysBack * 86_400_000,
  text: `Hello ${reader.name},

the history ended so at the end of each day:

${heads.map(({ day, head }) => `${dayWords(day)}: ${head}`).join('\n')}

Keep this letter. Years later, "Sealed history" on the page of the history finds each of these heads again, unless somebody
has rewritten what came before it. The letter comes once a week.
`,
});

/** What is outside the house cannot be rewritten with it: once a week head office is sent the heads of its days. */
export const mailHeads = ({ post }: Pick<AppDependencies, 'post'>): Job => ({
  name: 'mail-heads',
  every: 60,
  async work(context) {
    const now = context.now();
    const heads = (await dayHeads(context.db, now)).slice(0, daysBack);
    if (heads.length === 0) return;
    const due = await context.db.query<{ to: string; name: string }>(readers, [subject, now]);
    for (const reader of due) await post(letterTo(reader, heads));
  },
});
