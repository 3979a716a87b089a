import { complaint, type Complaint } from '#domain/complaints/complaint.ts';
import { personName, personNameFields } from '#domain/kit/people/person-name.ts';
import { suggestion, type Suggestion } from '#domain/suggestions/suggestion.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { createRecord } from '../kit/records/create-record.ts';
import { newId } from '../kit/runtime/new-id.ts';
import { columnsSql } from '../kit/schema/columns.ts';

const topics: { readonly [T in Suggestion['category']]: Complaint['category'] } = {
  food: 'food',
  activities: 'other',
  environment: 'environment',
  care: 'care',
  staffing: 'care',
  communication: 'communication',
  other: 'other',
};

const named = `select ${columnsSql(personNameFields, 'r')} from resident r where r.id = $1::uuid`;

/** By name where one was given, else by what they are to the house: a letter begins with it. */
async function whoSaidIt({ tx, record }: SavedRecord<Suggestion>): Promise<string> {
  if (record.from_name) return record.from_name;
  const [resident] = record.resident ? await tx.query(named, [record.resident]) : [];
  if (resident) return personName(resident);
  return suggestion.fields.from_type.options[record.from_type];
}

/** What was said as a suggestion and is a complaint goes the way of complaints, and leads back to what was said. */
export async function openComplaint(saved: SavedRecord<Suggestion>): Promise<void> {
  const { context, tx, actor, now, record, before } = saved;
  if (!record.is_complaint || before?.is_complaint === true) return;
  const { home, is_anonymous, from_type, resident, body, title } = record;
  await createRecord(
    { context, actor, entity: complaint, within: tx },
    {
      id: newId(),
      home,
      received_at: now,
      received_how: 'suggestion',
      from_type,
      is_anonymous,
      from_name: is_anonymous ? null : await whoSaidIt(saved),
      resident,
      category: topics[record.category],
      body,
      title,
    },
    { sets: { suggestion: record.id } },
  );
}
