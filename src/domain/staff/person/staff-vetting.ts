import {
  allRestricted,
  choice,
  date,
  explained,
  longText,
  must,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';

/** The file the law asks for about everyone who works in care (Schedule 3 of the 2014 Regulations). */
export const staffVetting = section(
  'Vetting',
  allRestricted({
    identity_checked_on: date('Identity checked on', { tense: 'past' }),
    right_to_work_type: explained(
      'rightToWork',
      choice('Right to work', {
        options: {
          uk_irish: 'British or Irish',
          settled: 'Settled',
          time_limited: 'Time-limited',
          not_checked: 'Not checked yet',
        },
        default: 'not_checked',
      }),
    ),
    rtw_checked_on: explained('rightToWork', date('Right to work checked on', { tense: 'past' })),
    rtw_expiry: explained(
      'rtw_expiry',
      must(
        date('Right to work ends', {
          tense: 'future',
          offers: ['6 months', '1 year', '3 years'],
          when: { right_to_work_type: ['time_limited'] },
        }),
      ),
    ),
    dbs_level: explained(
      'dbs',
      choice('DBS level', {
        options: {
          basic: 'Basic',
          standard: 'Standard',
          enhanced: 'Enhanced',
          enhanced_barred: 'Enhanced with barred lists',
        },
      }),
    ),
    dbs_number: explained('dbs', text('DBS certificate number', { max: 12, like: 'dbs_number' })),
    dbs_issued_on: explained('dbs', date('DBS issued on', { tense: 'past' })),
    dbs_update_service: explained('dbs_update_service', yesNo('On the DBS update service', { default: false })),
    dbs_last_checked: explained('dbs', date('DBS last checked', { tense: 'past' })),
    references_received: explained(
      'references_received',
      whole('References received', { min: 0, max: 20, default: 0 }),
    ),
    work_history_complete: yesNo('Work history complete', { default: false }),
    gaps_explained: explained('gaps_explained', yesNo('Gaps explained', { default: false })),
    health_declaration: explained('health_declaration', yesNo('Health declaration given', { default: false })),
    professional_body: choice('Professional body', {
      options: {
        none: 'None',
        nmc: 'Nursing and Midwifery Council',
        hcpc: 'Health and Care Professions Council',
        swe: 'Social Work England',
        sssc: 'Scottish Social Services Council',
        scw: 'Social Care Wales',
        niscc: 'Northern Ireland Social Care Council',
      },
      default: 'none',
    }),
    registration_number: text('Registration number', { max: 40 }),
    registration_expiry: date('Registration ends', { tense: 'future', offers: ['1 year', '3 years'] }),
    vetting_exception_on: date('Exception agreed on', {
      tense: 'past',
      help: 'Only where someone starts before every check is back.',
    }),
    vetting_exception: longText('Risk assessment of the exception', { max: 2000 }),
  }),
);

interface Vetted {
  readonly identity_checked_on: string | null;
  readonly right_to_work_type: string | null;
  readonly dbs_number: string | null;
  readonly references_received: number | null;
  readonly vetting_exception_on: string | null;
  readonly vetting_exception: string | null;
}

/** What is still missing before someone may work with residents. A dated, risk-assessed exception stands in for it. */
export function vettingGaps(person: Vetted) {
  if (person.vetting_exception_on !== null && person.vetting_exception !== null) return {};
  return {
    ...(person.identity_checked_on === null
      ? { identity_checked_on: 'Identity must be checked before someone starts.' }
      : {}),
    ...((person.right_to_work_type ?? 'not_checked') === 'not_checked'
      ? { right_to_work_type: 'Right to work must be checked before someone starts.' }
      : {}),
    ...(person.dbs_number === null ? { dbs_number: 'A DBS certificate is needed before someone starts.' } : {}),
    ...((person.references_received ?? 0) < 1
      ? { references_received: 'References are needed before someone starts.' }
      : {}),
  };
}
