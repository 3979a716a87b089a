import { byRoom } from '#domain/residents/views/by-room.ts';
import { byPriority, sbarOf } from '#domain/handover/lines/compose.ts';
import { fromStoredLine } from '#domain/handover/handover-lines.ts';
import { handoverResident, type HandoverResident } from '#domain/handover/handover-resident.ts';
import type { Handover } from '#domain/handover/handover.ts';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import type { Composed } from './composing.ts';
import { peopleOf, type MaterialPerson } from '../material/people.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** A line says no more than its record, so whoever has no permission for that kind of record does not read the line. */
export const maySee = (context: RecordContext, actor: Actor, entity: string): boolean =>
  permissionOrNull(actor, 'view', context.named(entity)) !== null;

const stored = new NamedStatement(
  `select row_to_json(t) as row from handover_resident t where t.handover = :handover::uuid and not t.is_deleted and ${scopeSql(handoverResident)}`,
);

async function storedPages(context: RecordContext, actor: Actor, id: string): Promise<readonly HandoverResident[]> {
  const viewer = viewerOf(actor, context.now());
  const rows = await stored.run<{ row: HandoverResident }>(context.db, { handover: id, viewer });
  return rows.map(({ row }) => row);
}

type Names = ReadonlyMap<string, string>;

/** The names of those who did something with it. */
export async function namesOf({ db }: RecordContext, ids: readonly (string | null)[]): Promise<Names> {
  const rows = await db.query<{ id: string; name: string }>(
    `select s.id, ${personNameSql('s')} as name from staff s where id = any($1::uuid[])`,
    [[...new Set(ids.filter((id) => id !== null))]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What people did with a page, whatever it says at the moment. */
const added = (
  row: HandoverResident | undefined,
  names: Names,
): Pick<SheetPage, 'id' | 'version' | 'remark' | 'questions' | 'acknowledged' | 'hash'> => ({
  id: row?.id ?? null,
  version: row?.version ?? null,
  remark: row?.remark ?? null,
  hash: row?.hash ?? null,
  questions: (row?.questions ?? []).map(({ text, by }) => ({ text: String(text), by: names.get(String(by)) ?? null })),
  acknowledged: (row?.acknowledged_by ?? []).map((id) => ({ id, name: names.get(id) ?? '' })),
});

/** As much of a resident as stands at the head of a page. */
export const personShown = ({
  id,
  first_name,
  last_name,
  preferred_name,
  room,
  photo,
  status,
  expected_return_date,
}: MaterialPerson): SheetPage['person'] => ({
  id,
  first_name,
  last_name,
  preferred_name,
  room,
  photo,
  status,
  expected_return_date,
});

interface ComposedPage extends Pick<SheetPage, 'priority' | 'lines' | 'sbar' | 'figures'> {
  readonly person: MaterialPerson;
}

const storedPage = (row: HandoverResident, person: MaterialPerson): ComposedPage => ({
  person,
  priority: row.priority,
  lines: row.lines.map((line) => fromStoredLine(line)),
  sbar: {
    situation: row.situation ?? '',
    background: row.background ?? '',
    assessment: row.assessment ?? '',
    recommendation: row.recommendation ?? '',
  },
  figures: row,
});

/** Every page once, those first who need it most; within that the order of the rooms. */
export async function pagesOf(
  context: RecordContext,
  actor: Actor,
  whole: Handover,
  live: Composed | null,
): Promise<readonly SheetPage[]> {
  const rows = await storedPages(context, actor, whole.id);
  const byResident = new Map(rows.map((row) => [row.resident, row]));
  const names = await namesOf(
    context,
    rows.flatMap(({ acknowledged_by, questions }) => [...acknowledged_by, ...questions.map(({ by }) => by ?? null)]),
  );
  const people = live
    ? null
    : await peopleOf(
        context.db,
        rows.map(({ resident }) => resident),
        whole.given_at,
      );
  const composed: readonly ComposedPage[] =
    live?.pages ??
    rows
      .flatMap((row) => {
        const person = people?.get(row.resident);
        return person ? [storedPage(row, person)] : [];
      })
      .toSorted((a, b) => byRoom(a.person, b.person));
  return composed
    .map(({ person, priority, lines, sbar, figures }): SheetPage => {
      const seen = lines.filter(({ source }) => maySee(context, actor, source.entity));
      const own = added(byResident.get(person.id), names);
      // What a colleague wrote is to be read as much as what the records say.
      const as_usual = lines.length === 0 && own.remark === null && own.questions.length === 0;
      return {
        ...own,
        person: personShown(person),
        priority,
        as_usual,
        lines: seen,
        sbar: seen.length === lines.length ? sbar : sbarOf({ lines: seen }, [sbar.background]),
        figures: figuresIn(figures),
      };
    })
    .toSorted(byPriority);
}

const figuresIn = ({
  mood,
  sleep_hours,
  meals,
  fluid_total_ml,
  fluid_target_ml,
  fluid_limit_ml,
  bowels,
  personal_care_done,
  personal_care_declined,
  incidents,
  new_marks,
  flagged_notes,
  appointments,
  open_alerts,
}: SheetPage['figures']): SheetPage['figures'] => ({
  mood,
  sleep_hours,
  meals,
  fluid_total_ml,
  fluid_target_ml,
  fluid_limit_ml,
  bowels,
  personal_care_done,
  personal_care_declined,
  incidents,
  new_marks,
  flagged_notes,
  appointments,
  open_alerts,
});
