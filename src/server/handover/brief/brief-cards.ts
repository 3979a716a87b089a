import { briefCard, briefFields, type BriefCard, type BriefContact } from '#domain/handover/lines/brief.ts';
import type { HandoverLine } from '#domain/handover/handover-line.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { family } from '#domain/residents/family/family.ts';
import { quoted } from '../../kit/schema/table.ts';
import { composeHandover, type ComposedPage } from '../sheet/composing.ts';
import { safetyColumns } from '../material/people.ts';
import type { MaterialContext } from '../material/read-material.ts';
import { plainNameSql } from '../../kit/schema/person-name-sql.ts';

/** A card as the composer makes it, before it is known who reads it. */
interface ComposedCard extends Pick<BriefCard, 'red' | 'beware' | 'parts' | 'lines' | 'contacts' | 'is_safety'> {
  readonly person: ComposedPage['person'];
}

interface Profile {
  readonly id: string;
  readonly contacts: readonly BriefContact[];
}

const unsaid = { keys_handed: null, phones_handed: null };
const relations: Readonly<Record<string, string>> = family.fields.relationship.options;

const profilesSql = `select ${briefFields.map((name) => `p.${quoted(name)}`).join(', ')}, p.id, ${safetyColumns},
    (select coalesce(json_agg(json_build_object('name', ${plainNameSql(family, 'f')}, 'relationship', f.relationship, 'phone', coalesce(f.mobile, f.phone)) order by f.emergency_order nulls last), '[]')
     from family f where f.resident = p.id and not f.is_deleted and f.is_active and f.is_emergency_contact and not coalesce(f.contact_restricted, false) and coalesce(f.mobile, f.phone) is not null) as contacts
  from resident p where p.id = any($1::uuid[])`;

/** One card for each resident, and what concerns the house, from the same composer as the handover. */
export async function composeCards(
  reading: MaterialContext,
  house: string,
  now: string,
): Promise<{ readonly cards: readonly ComposedCard[]; readonly house: readonly HandoverLine[] }> {
  const { pages, house: lines, stretch } = await composeHandover(reading, { home: house, now, handed: unsaid });
  const profiles = new Map(
    (await reading.db.query<Profile>(profilesSql, [pages.map((page) => page.resident)])).map((row) => [row.id, row]),
  );
  const today = localDay(now, stretch.zone);
  const cards = pages.map((page): ComposedCard => {
    const { contacts = [], ...profile } = profiles.get(page.resident) ?? { id: page.resident };
    return {
      ...briefCard(profile, page, today),
      person: page.person,
      contacts: contacts.map((contact) => ({
        ...contact,
        relationship: relations[contact.relationship] ?? contact.relationship,
      })),
    };
  });
  return { cards, house: lines };
}
