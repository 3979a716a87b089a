import type { Attachment } from '#domain/attachments/attachment.ts';
import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import type { HouseKey } from '../stage/houses.ts';
import type { Paper } from './paper-pdf.ts';

interface HousePaper extends Paper {
  readonly category: Attachment['category'];
  /** Days from today. */
  readonly from: number;
  readonly until?: number;
  /** The check of a thing that it proves. */
  readonly proves?: { readonly tag: string; readonly kind: AssetCheckKind };
}

/** Where a house differs: when its insurance runs out, and when its fire risks were last looked at. */
const own: Readonly<Record<HouseKey, { readonly insured: number; readonly fire: number }>> = {
  rose: { insured: 19, fire: 214 },
  oak: { insured: 188, fire: 12 },
  willow: { insured: 96, fire: 27 },
};

/** The papers that an inspector asks a house for. */
export const housePapers = (house: HouseKey, name: string): readonly HousePaper[] => [
  {
    title: 'Gas safety record',
    category: 'certificate',
    from: -290,
    until: 75,
    proves: { tag: 'BOILER-1', kind: 'gas' },
    pages: [
      [
        `Landlord’s gas safety record for ${name}.`,
        'One boiler, one cooker and their flues were examined. Working pressure, heat input and safety devices are in order. No defect was found.',
        'Engineer: P. Marsden, registered with Gas Safe. The next examination is due within twelve months.',
      ],
    ],
  },
  {
    title: 'Employers’ liability insurance',
    category: 'certificate',
    from: own[house].insured - 365,
    until: own[house].insured,
    pages: [
      [
        'Certificate of employers’ liability insurance.',
        `The insured: the provider of ${name}. The cover is not less than five million pounds and meets the Employers’ Liability (Compulsory Insurance) Act 1969.`,
        'Display a copy where everyone who works here can read it.',
      ],
    ],
  },
  {
    title: 'Fire risk assessment',
    category: 'policy',
    from: own[house].fire - 365,
    until: own[house].fire,
    pages: [
      [
        `${name}: fire risk assessment under the Regulatory Reform (Fire Safety) Order 2005.`,
        'People at risk: residents who sleep here, some of whom need help to leave; staff; visitors.',
        'Ways out are clear and lit. Doors close by themselves; the one to the laundry was adjusted during the visit.',
      ],
      [
        'Action 1: keep the charging of mobility scooters out of the hall. Done.',
        'Action 2: repeat the night drill with two staff. In hand.',
        'Personal evacuation plans were read for every resident and match what staff say they would do.',
      ],
    ],
  },
  {
    title: 'Complaints procedure',
    category: 'policy',
    from: -150,
    pages: [
      [
        'If something is wrong, tell anybody who works here. You may speak, write or ask somebody to do it for you.',
        'We answer within three working days that we have heard you, and tell you who looks into it: somebody it is not about.',
        'You may also write to the Local Government and Social Care Ombudsman, and tell the Care Quality Commission.',
      ],
    ],
  },
];
