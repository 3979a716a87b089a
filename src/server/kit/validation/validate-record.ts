import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Circumstances, Complaints, Entity, Warnings } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { RecordContext } from '../context/record-context.ts';
import { fixedComplaints } from '#domain/kit/vocabulary/fixed.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { missing, withoutHidden, writable } from '#domain/kit/vocabulary/parse.ts';
import { warningList, mergeWarnings } from '#domain/kit/vocabulary/warnings.ts';
import { circumstances, lastRecord, type HomeFacts } from '../context/circumstances.ts';
import type { KnownNames } from '../reads/known-names.ts';
import { unknownReferences } from './unknown-references.ts';
import { invalid, unconfirmed } from '../runtime/refusals.ts';
import { requireResidence, holdingHome, refuseGone } from './residence.ts';
import type { ResidentFacts } from '../context/resident-cache.ts';

/** A record that passed every rule, and the doubts its author has confirmed. */
interface ValidatedRecord {
  readonly record: RecordValues;
  readonly codes: readonly string[];
  readonly names: KnownNames;
}

interface RecordValidation {
  readonly context: RecordContext;
  readonly db: Db;
  readonly actor: Actor;
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly before: AnyRecord | null;
  readonly complaints: Complaints;
  readonly confirmed: unknown;
  readonly act: Circumstances['act'];
  /** Where the record was just read, the facts about its resident came with it; of a new one they may be remembered. */
  readonly facts?: ResidentFacts | null;
}

const some = (complaints: Complaints): boolean => Object.keys(complaints).length > 0;

const factsNow = ({ context, db, actor }: RecordValidation, id: string): Promise<ResidentFacts | null> =>
  context.residents.read(db, actor, id, { now: context.now(), isCommitted: db === context.db });

/** The owner of a record: its resident's home, or the home that was named; always one of the caller's. */
async function owned(validation: RecordValidation) {
  const { actor, entity, record, before } = validation;
  const id = record['resident'];
  const first = before?.['resident'];
  if (typeof first === 'string' && first !== id)
    throw invalid({
      resident: 'A record stays with its resident. Strike it out, and write it again for the right one.',
    });
  if (!('resident' in entity.fields) || typeof id !== 'string') {
    const home = record['home'];
    const strange = entity.belongsTo === 'home' && typeof home === 'string' && !actor.homes.includes(home);
    if (strange && before?.['home'] === home) refuseGone();
    if (strange) throw invalid({ home: 'House must be chosen from the list.' });
    return {
      home: typeof home === 'string' ? home : entity.belongsTo === 'itself' ? (before?.id ?? null) : null,
      resident: null,
    };
  }
  const resident = validation.facts ?? (await factsNow(validation, id));
  const own = holdingHome(actor, entity, before);
  if (!resident && own) return { home: own, resident: null };
  if (!resident) throw invalid({ resident: 'Resident must be chosen from the list.' });
  requireResidence(actor, entity, resident, before);
  // An entry keeps the home it was made in, wherever the resident has moved since.
  return { home: before && typeof before['home'] === 'string' ? before['home'] : resident.home, resident };
}

/** A doubt is asked once: it stays confirmed while the answer it is about stays the same. */
function confirmedCodes(warnings: Warnings, validation: RecordValidation, record: RecordValues): readonly string[] {
  const { before } = validation;
  const given = Array.isArray(validation.confirmed) ? validation.confirmed : [];
  const stands = (field: string, code: string) =>
    before?.warning_codes.includes(code) && isSame(before[field], record[field]);
  const doubts = warningList(warnings);
  const open = doubts.filter(({ field, code }) => !given.includes(code) && !stands(field, code));
  if (open.length > 0) throw unconfirmed(open);
  return doubts.map(({ code }) => code);
}

/** What is stored encrypted is not read back for a change; left out, it stays as it is. */
const readable = memoize((entity: Entity): Fields =>
  Object.fromEntries(Object.entries(writable(entity)).filter(([, field]) => !field.secret)),
);

const homeFirst = memoize(({ home, ...rest }: Fields) => ({
  withHome: home ? { home, ...rest } : rest,
  without: rest,
}));

/** The fields that have to be there: who names a resident has named the house. */
function needed({ entity, before, record }: RecordValidation): Fields {
  const { withHome, without } = homeFirst(before ? readable(entity) : writable(entity));
  return typeof record['resident'] === 'string' ? without : withHome;
}

/** By what their ids stand in the record: who writes, whom it is about, and where. */
const met = (actor: Actor, record: RecordValues, resident: ResidentFacts | null, home: HomeFacts): KnownNames =>
  new Map([
    [actor.id, actor.name],
    ...(resident ? [[record['resident'], resident.name] as const] : []),
    ...(home.name === null ? [] : [[record['home'], home.name] as const]),
  ]);

/** Permission was checked and the input parsed before; here the rules are evaluated, cheapest first. */
export async function validateRecord(validation: RecordValidation): Promise<ValidatedRecord> {
  const { context, db, actor, entity, before, complaints } = validation;
  const now = context.now();
  const area = context.rules[entity.name];
  // What a call of its own may still write is for that call to say.
  const fixed = before && validation.act === 'change' ? fixedComplaints(entity, validation.record, before) : {};
  if (some(fixed)) throw invalid(fixed);
  const filled = {
    ...validation.record,
    ...(await area?.fill?.({ db, actor, now, record: validation.record, before })),
  };
  const lacking = { ...missing(needed({ ...validation, record: filled }), filled), ...complaints };
  if (some(lacking)) throw invalid(lacking);
  const owner = await owned({ ...validation, record: filled });
  if (owner.home !== null) await context.beforeEntry({ context, db, actor, entity, home: owner.home });
  const home = await context.homes.factsOf(db, owner.home);
  const last = await lastRecord(db, entity, filled);
  const around = circumstances({
    act: validation.act,
    actor,
    now,
    home,
    resident: owner.resident,
    last,
    before,
    occurredAt: filled['occurred_at'],
  });
  const placed = 'home' in entity.fields ? { ...filled, home: owner.home } : filled;
  // What is needed is there by now; of its head a new record has the id, and nothing else that a rule looks at.
  const shown = withoutHidden(entity.fields, placed) as AnyRecord;
  const record: AnyRecord = { ...shown, ...entity.derive(shown, around) };
  const wrong = { ...entity.check(record, around) };
  if (some(wrong)) throw invalid(wrong);
  const strange = await unknownReferences(context, db, actor, entity, record, before);
  if (some(strange)) throw invalid(strange);
  const asking = { db, actor, now, record, before, home, resident: owner.resident?.facts ?? null };
  const refusedBy = (await area?.check?.(asking)) ?? {};
  if (some(refusedBy)) throw invalid(refusedBy);
  const warnings = mergeWarnings(entity.warn(record, around), await area?.warn?.(asking));
  return {
    record,
    codes: confirmedCodes(warnings, validation, record),
    names: met(actor, record, owner.resident, home),
  };
}
