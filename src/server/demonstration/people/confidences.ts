import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { managerOf, residentNamed, staffId, type Scene } from '../stage/scene.ts';

const confidences = [
  {
    about: 'Foster',
    title: 'Contact arrangements',
    category: 'family_dispute',
    list: ['ruth.abara', 'senior'],
    content:
      'The social worker has asked that visits by Leanne’s mother are arranged through the team after two visits in spring that left Leanne unwell for days. Leanne knows and helped to choose the Sunday call. If Tracy comes without notice: meet her at the door, offer a call with the social worker, do not bring Leanne down.',
    source: 'Social worker’s letter',
    basis: 'public_task',
    reason: 'Leanne knows the arrangement; the detail would distress her.',
  },
  {
    about: 'Iqbal',
    title: 'Conditions of discharge',
    category: 'forensic',
    list: ['senior', 'moira.lennox'],
    content:
      'Conditional discharge since last autumn. Lives at Rose House, keeps to the community team’s appointments, no contact with one named person. Any breach goes to the responsible clinician the same day; number in the office safe.',
    source: 'Ministry of Justice letter',
    basis: 'legal_obligation',
    reason: 'He has his own copy; the victim’s details are not shared.',
  },
  {
    about: 'Fisher',
    title: 'Bank letters',
    category: 'financial_abuse',
    list: ['helen.garside'],
    content:
      'Linda found three standing orders that Ray does not remember. The bank’s team and the safeguarding hub have been told; reference in the correspondence file. Until it is settled letters from the bank go to Linda, by agreement.',
    source: 'Wife and attorney',
    basis: 'legitimate_interests',
    reason: 'Under enquiry.',
  },
] as const;

/** What only a few may know; the content is encrypted where it is stored. */
export function writeConfidences(scene: Scene): void {
  for (const one of confidences) {
    const resident = residentNamed(scene, one.about);
    scene.book.write(confidentialInfo, {
      by: managerOf(scene, resident.house),
      at: scene.calendar.at(-48, 900),
      values: {
        home: scene.homes[resident.house].id,
        resident: resident.record.id,
        title: one.title,
        category: one.category,
        content: one.content,
        access_list: one.list.map((username) => staffId(scene, username)),
        source: one.source,
        lawful_basis: one.basis,
        share_reason: one.reason,
        review_date: scene.calendar.day(120),
      },
    });
  }
}
