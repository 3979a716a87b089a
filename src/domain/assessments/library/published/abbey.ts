import { one, optional, type ShippedForm } from '../shipped-form.ts';

const degrees = [
  ['Absent', 0],
  ['Mild', 1],
  ['Moderate', 2],
  ['Severe', 3],
] as const;
const sign = (text: string, help: string) => one(text, degrees, { help });

export const abbey: ShippedForm = {
  code: 'ABBEY',
  version: 1,
  title: 'Abbey Pain Scale',
  purpose: 'For measurement of pain in people who cannot verbalise. Watch while the person is moved or cared for.',
  category: 'pain',
  licence_note: 'The scale may be reproduced if the acknowledgement is kept.',
  licence_status: 'acknowledge',
  acknowledgement:
    'Abbey, J., De Bellis, A., Piller, N., Esterman, A., Giles, L., Parker, D. and Lowcay, B. Funded by the JH & JD Gunn Medical Research Foundation 1998–2002. This document may be reproduced with this acknowledgment retained.',
  default_review_days: 28,
  scoring: 'sum',
  range: [0, 18],
  bands: [
    [0, 2, 'No pain', 'info', 'Carry on; repeat as planned.'],
    [3, 7, 'Mild', 'low', 'Comfort and position; score again in four hours.', 1],
    [8, 13, 'Moderate', 'medium', 'Tell the senior; score again one hour after anything done for it.', 1],
    [14, 18, 'Severe', 'high', 'Tell the senior and ask for a clinician now; score again within the hour.', 1],
  ],
  sections: [
    {
      title: 'While observing the person, score each',
      questions: [
        sign('Vocalisation', 'eg whimpering, groaning, crying'),
        sign('Facial expression', 'eg looking tense, frowning, grimacing, looking frightened'),
        sign('Change in body language', 'eg fidgeting, rocking, guarding part of body, withdrawn'),
        sign('Behavioural change', 'eg increased confusion, refusing to eat, alteration in usual patterns'),
        sign(
          'Physiological change',
          'eg temperature, pulse or blood pressure outside normal limits, perspiring, flushing or pallor',
        ),
        sign('Physical changes', 'eg skin tears, pressure areas, arthritis, contractures, previous injuries'),
        optional(one('Type of pain', [['Chronic'], ['Acute'], ['Acute on chronic']])),
      ],
    },
  ],
};
