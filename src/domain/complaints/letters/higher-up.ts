/** Where somebody can go who is not content with a home's answer, by the nation whose regulator the home has. */
export const higherUp = {
  // Local Government Act 1974, part 3A: adult social care, paid for by whomever.
  CQC: 'If you are still not content, the Local Government and Social Care Ombudsman looks at complaints about care homes, free of charge: www.lgo.org.uk. The Care Quality Commission does not settle complaints, but wants to hear about care: www.cqc.org.uk.',
  CIW: 'If you are still not content, the Public Services Ombudsman for Wales looks at complaints about care homes, free of charge: www.ombudsman.wales. Care Inspectorate Wales wants to hear about care: www.careinspectorate.wales.',
  CI: 'If you are still not content, the Care Inspectorate looks at complaints about care homes, free of charge: www.careinspectorate.com.',
  RQIA: 'If you are still not content, the Northern Ireland Public Services Ombudsman looks at complaints about care homes, free of charge: www.nipso.org.uk. The Regulation and Quality Improvement Authority wants to hear about care: www.rqia.org.uk.',
} as const;
export type Regulator = keyof typeof higherUp;
