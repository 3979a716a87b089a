import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import { outKinds } from '#domain/money/direction.ts';
import {
  patternsMadeOf,
  moneyPatterns,
  type MoneyPatterns,
  type PatternEntry,
} from '#domain/money/patterns/money-patterns.ts';
import { payment } from '#domain/money/payment.ts';
import { isWorked } from '../../kit/alerts/on-duty.ts';
import { readerOf } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';
import { refused } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';

/** Our own choice: a season of the rota. */
const days = 90;

/** What left residents' tins and was posted; $1 the house · $2 from · $3 to. Whoever has no shift in all that time is not planned by the rota. */
const entries = `with planned as (
    select r.staff, r.start_at - interval '1 hour' as start_at, r.end_at + interval '1 hour' as end_at from rota r
    where ${isWorked}
      and r.staff in (select p.recorded_by from payment p where p.home = $1::uuid and p.occurred_at >= $2::timestamptz and p.occurred_at < $3::timestamptz)
      and r.start_at < $3::timestamptz and r.end_at > $2::timestamptz)
  select p.id, p.recorded_by, ${personNameSql('s')} as recorder, p.witness, ${personNameSql('w')} as witness_name, ${personNameSql('o')} as resident_name,
    p.amount::float8 as amount, p.description, p.payee, p.occurred_at, (p.receipt is not null or p.receipt_no is not null) as has_receipt,
    case when p.recorded_by in (select staff from planned)
      then exists (select 1 from planned r where r.staff = p.recorded_by and p.occurred_at between r.start_at and r.end_at) end as was_on_rota
  from payment p join staff s on s.id = p.recorded_by join resident o on o.id = p.resident left join staff w on w.id = p.witness
  where p.home = $1::uuid and not p.is_deleted and p.status in ('posted', 'queried') and p.account <> 'savings_held' and p.payment_type <> 'transfer'
    and (${sqlIn('p.payment_type', outKinds)} or p.direction = 'out') and p.occurred_at >= $2::timestamptz and p.occurred_at < $3::timestamptz
  order by p.occurred_at desc, p.id desc limit 5000`;

/** Figures about colleagues are for those who read the history of the house, and never about oneself. */
export const declareMoneyPatterns = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/money-patterns`,
    madeOf: patternsMadeOf,
    permission: `view ${payment.name}`,
    async answer(request): Promise<MoneyPatterns> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', payment);
      if (!actor.rights.has('view_audit'))
        throw refused(`You do not have the right to see these figures. ${whoHolds('view_audit', readerOf(actor))}`);
      const { id } = await enterHouse({ context, actor, entity: home }, idOf(request), 'patterns of money');
      const at = context.now();
      const { zone } = await context.homes.factsOf(context.db, id);
      const to = localDay(at, zone);
      const from = addDays(to, 1 - days);
      const found = await context.db.query<PatternEntry>(entries, [
        id,
        momentAt(from, '00:00', zone),
        momentAt(addDays(to, 1), '00:00', zone),
      ]);
      const patterns = moneyPatterns(found).filter(
        ({ recorded_by, witness }) => recorded_by !== actor.id && witness !== actor.id,
      );
      return { from, to, looked_at: found.length, patterns };
    },
  });
