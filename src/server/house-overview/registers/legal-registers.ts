import type { RegisterLine } from '#domain/house-overview/registers.ts';
import { nameAndRoom } from '#domain/kit/names/names-apart.ts';
import { briefly } from '#domain/kit/words/briefly.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { dueWords } from '#domain/kit/time/day-count-words.ts';
import { addDays, type Day } from '#domain/kit/time/time.ts';
import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { livingIn } from '../../kit/schema/living-in.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import type { FigureContext } from '../figures/figure-context.ts';

type Person<F extends keyof Resident> = Pick<Resident, F | 'id' | 'room'> & { readonly name: string };

const dayOr = (day: Day | null): string => (day ? dayWords(day) : '');
const lineOf = ({ id, name, room }: Person<'id'>, cells: readonly string[], sign: Sign | null): RegisterLine => ({
  entity: resident.name,
  id,
  resident: id,
  name: nameAndRoom(name, room),
  cells,
  sign,
});

const deprived = `select p.id, p.room, ${personNameSql('p')} as name, p.dols_status, p.dols_start::text as dols_start, p.dols_expiry::text as dols_expiry, p.dols_conditions
  from resident p where ${livingIn('$1')} and p.dols_status is not null and p.dols_status <> 'not_required' order by p.dols_expiry nulls first, ${personOrderSql('p')}`;

/** A new one may be asked for 28 days ahead: before that there is time, after it there is none. */
const askAheadDays = 28;

function dolsSign(
  { dols_status, dols_expiry }: Pick<Resident, 'dols_status' | 'dols_expiry'>,
  today: Day,
): Sign | null {
  if (dols_status === 'expired' || (dols_expiry !== null && dols_expiry < today))
    return { tone: 'danger', words: 'Expired' };
  if (dols_status === 'to_apply') return { tone: 'danger', words: 'Not applied for yet' };
  if (dols_status === 'refused') return { tone: 'watch', words: 'Not granted' };
  if (dols_expiry !== null && dols_expiry <= addDays(today, askAheadDays))
    return { tone: 'watch', words: `Ends ${dueWords(dols_expiry, today)}` };
  return null;
}

export async function dols({ db, home, today }: FigureContext): Promise<readonly RegisterLine[]> {
  type Deprived = Person<'dols_status' | 'dols_start' | 'dols_expiry' | 'dols_conditions'>;
  const rows = await db.query<Deprived>(deprived, [home.id]);
  return rows.map((row) =>
    lineOf(
      row,
      [
        briefly(resident, row, ['dols_status']),
        dayOr(row.dols_start),
        dayOr(row.dols_expiry),
        row.dols_conditions ?? 'None',
      ],
      dolsSign(row, today),
    ),
  );
}

const decided = `select p.id, p.room, ${personNameSql('p')} as name, p.dnacpr_date::text as dnacpr_date, p.dnacpr_review::text as dnacpr_review, p.dnacpr_location, p.respect_form, p.advance_decision
  from resident p where ${livingIn('$1')} and p.dnacpr_status = 'in_place' order by p.dnacpr_review nulls first, ${personOrderSql('p')}`;

/** Who comes at night has to find the form at once. */
function dnacprSign(
  { dnacpr_review, dnacpr_location }: Pick<Resident, 'dnacpr_review' | 'dnacpr_location'>,
  today: Day,
): Sign | null {
  if (!dnacpr_location) return { tone: 'danger', words: 'Nobody wrote where the form is' };
  return dnacpr_review !== null && dnacpr_review < today
    ? { tone: 'danger', words: `Review ${dueWords(dnacpr_review, today)}` }
    : null;
}

export async function dnacpr({ db, home, today }: FigureContext): Promise<readonly RegisterLine[]> {
  type Decided = Person<'dnacpr_date' | 'dnacpr_review' | 'dnacpr_location' | 'respect_form' | 'advance_decision'>;
  const rows = await db.query<Decided>(decided, [home.id]);
  return rows.map((row) =>
    lineOf(
      row,
      [
        dayOr(row.dnacpr_date),
        row.dnacpr_review ? dayWords(row.dnacpr_review) : 'No date set',
        row.dnacpr_location ?? '',
        [row.respect_form ? 'ReSPECT form' : '', row.advance_decision ? 'Advance decision' : '']
          .filter(Boolean)
          .join(', '),
      ],
      dnacprSign(row, today),
    ),
  );
}
