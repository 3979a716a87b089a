import { isDigestDue } from '#domain/alerts/engine/digest.ts';
import type { Job } from '../../kit/context/job.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { digestLetter, digestSubject } from './digest-letter.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** Whoever chose e-mail for what is low or for information, and in which house how much of it nobody has acknowledged. $1 the subject of a digest */
const waitingSql = `select s.email, ${personNameSql('s')} as name, h.name as house, h.time_zone as zone, count(*)::int as count,
    (select max(l.created_at) from letter l where l."to" = s.email and l.subject = $1) as last
  from notification n join home h on h.id = n.home join staff s on s.id = any(n.informed)
  where h.is_practice is not true and n.status = 'active' and not n.is_deleted and n.severity in ('low', 'info') and s.alert_preferences->>n.severity = 'email'
    and s.is_active and not s.is_deleted and s.email is not null and (s.is_superuser or h.id = any(s.homes))
  group by s.id, h.id order by h.name`;

interface Waits {
  readonly email: string;
  readonly name: string;
  readonly house: string;
  readonly zone: string;
  readonly count: number;
  readonly last: Date | string | null;
}

/** What is low interrupts nobody: it is told once a day, by letter, to those who asked for letters. */
export const dailyDigest = ({ post, settings }: Pick<AppDependencies, 'post' | 'settings'>): Job => ({
  name: 'daily-digest',
  every: 15,
  async work(context) {
    const waiting = await context.db.query<Waits>(waitingSql, [digestSubject]);
    for (const [to, own] of Map.groupBy(waiting, ({ email }) => email)) {
      const [first] = own;
      if (!first || !isDigestDue(context.now(), first.last && new Date(first.last).toISOString(), first.zone)) continue;
      await post(digestLetter({ to, name: first.name, link: `${settings.publicUrl}/notification`, waiting: own }));
    }
  },
});
