import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { staffColumns } from './staff-columns.ts';
import { fileSeen, paperFaults, staffCompliance, type StaffFile } from './staff-compliance.ts';

const today = '2026-03-01';
const vetting: NonNullable<StaffFile['vetting']> = {
  identity_checked_on: '2024-01-01',
  right_to_work_type: 'uk_irish',
  rtw_expiry: null,
  dbs_number: '001234567890',
  dbs_issued_on: '2024-01-10',
  dbs_update_service: false,
  dbs_last_checked: null,
  references_received: 2,
  professional_body: 'none',
  registration_expiry: null,
  vetting_exception_on: null,
  vetting_exception: null,
};
const course = (name: string, expires_on: string) =>
  ({ course: name, completed_on: '2025-01-01', expires_on, provider: null, certificate: null }) as NonNullable<
    StaffFile['training']
  >[number];
const floor = ['fire', 'moving_handling', 'safeguarding_adults'].map((name) => course(name, '2027-01-01'));
const job = { role: 'cook' } as const;
/** With the courses everyone needs, besides those given. */
const light = ({ training = [], ...file }: Partial<StaffFile>) =>
  staffCompliance(
    {
      status: 'active',
      job,
      vetting,
      supervision_due: null,
      training: [...training, ...floor.filter((one) => !training.some((given) => given.course === one.course))],
      ...file,
    },
    today,
  );

test('papers that are in order say so', () =>
  expect(light({ training: [course('fire', '2026-09-01')] })).toEqual({ tone: 'good', words: 'In order' }));

test('what has run out is red, with its reason, and comes before what soon will', () => {
  const training = [course('fire', '2026-03-20'), course('medicines', '2026-02-27')];
  expect(light({ training })).toEqual({
    tone: 'danger',
    words: '1 not in order',
    why: 'Medicines: 2 days overdue. Fire safety: in 19 days.',
  });
});

test('a course taken again counts from its newest certificate', () =>
  expect(light({ training: [course('fire', '2026-02-01'), course('fire', '2027-02-01')] })?.tone).toBe('good'));

test.each([
  ['training on its last day', { training: [course('fire', today)] }, 'watch', 'Fire safety: today.'],
  ['training that ends in 31 days', { training: [course('fire', '2026-04-01')] }, 'good', undefined],
  [
    'a right to work that ends in 60 days',
    { vetting: { ...vetting, right_to_work_type: 'time_limited' as const, rtw_expiry: '2026-04-30' } },
    'watch',
    'Right to work: in 60 days.',
  ],
  [
    'a right to work that has ended',
    { vetting: { ...vetting, right_to_work_type: 'time_limited' as const, rtw_expiry: '2026-02-28' } },
    'danger',
    'Right to work: 1 day overdue.',
  ],
  [
    'an old DBS check',
    { vetting: { ...vetting, dbs_issued_on: '2023-02-27' } },
    'watch',
    'DBS check: more than 3 years old.',
  ],
  [
    'an old DBS check on the update service',
    { vetting: { ...vetting, dbs_issued_on: '2019-01-01', dbs_update_service: true } },
    'good',
    undefined,
  ],
  [
    'a registration that lapsed',
    { vetting: { ...vetting, professional_body: 'nmc' as const, registration_expiry: '2026-02-01' } },
    'danger',
    'Registration: 28 days overdue.',
  ],
  [
    'no DBS certificate',
    { vetting: { ...vetting, dbs_number: null } },
    'danger',
    'A DBS certificate is needed before someone starts.',
  ],
  [
    'no DBS certificate, with a dated exception',
    {
      vetting: {
        ...vetting,
        dbs_number: null,
        vetting_exception_on: '2026-02-01',
        vetting_exception: 'Works beside a colleague',
      },
    },
    'good',
    undefined,
  ],
  ['a supervision that is overdue', { supervision_due: '2026-02-28' }, 'watch', 'Supervision: 1 day overdue.'],
] as const)('%s', (_, file, tone, why) => expect(light(file)).toMatchObject({ tone, ...(why ? { why } : {}) }));

test('who has not begun or has left has no light', () =>
  expect([light({ status: 'applicant' }), light({ status: 'left' })]).toEqual([null, null]));

test('whoever sees the training alone is told of the training alone', () => {
  expect(staffCompliance({ status: 'active', job, training: floor }, today)).toEqual({
    tone: 'good',
    words: 'Training in order',
  });
  expect(
    staffCompliance({ status: 'active', job, training: [...floor.slice(1), course('fire', '2026-02-01')] }, today)
      ?.tone,
  ).toBe('danger');
});

test('without what the job asks for a file is red and says so; whoever is starting still has the time', () => {
  expect(staffCompliance({ status: 'active', job, training: [] }, today)).toMatchObject({
    tone: 'danger',
    words: '3 not in order',
    why: expect.stringContaining('Fire safety: nothing on file.'),
  });
  expect(
    staffCompliance({ status: 'active', job: { role: 'cook', medicines_competent: true }, training: floor }, today),
  ).toMatchObject({ tone: 'danger', why: 'Medicines: nothing on file.' });
  expect(staffCompliance({ status: 'active', job: { role: 'support_worker' }, training: floor }, today)).toMatchObject({
    words: '3 not in order',
  });
  expect(staffCompliance({ status: 'onboarding', job, training: [] }, today)?.tone).toBe('watch');
});

test('whoever sees nothing of the file is given no column', () => {
  const around = circumstances();
  expect(
    staffColumns.compliance({ id: 'joy' }, around, { on_shift: undefined, file: { status: 'active', job } }),
  ).toBeUndefined();
  expect(
    staffColumns.compliance({ id: 'joy' }, around, { on_shift: true, file: { status: 'left', job, training: [] } }),
  ).toBeNull();
});

test('every fault says in which part of the file it lies, what is missing before what soon ends', () => {
  const training = [course('fire', '2026-03-20'), ...floor.slice(1)];
  const file = {
    status: 'active',
    job,
    training,
    vetting: { ...vetting, right_to_work_type: 'not_checked', references_received: 0 } as const,
    supervision_due: '2026-02-20',
    appraisal_due: '2026-02-27',
  };
  expect(paperFaults(file, today).map(({ part, isOver }) => [part, isOver])).toEqual([
    ['right_to_work', true],
    ['vetting', true],
    ['training', false],
    ['supervision', false],
    ['supervision', false],
  ]);
  expect(paperFaults(file, today).at(-1)?.says).toBe('Appraisal: 2 days overdue');
});

test('a fact that is withheld from a reader is not one that is missing', () => {
  const { dbs_number: _, ...part } = vetting;
  const person = { status: 'active', role: 'cook', training: floor } as const;
  expect(paperFaults(fileSeen({ ...person, ...vetting, references_received: 0 }), today)).toHaveLength(1);
  expect(paperFaults(fileSeen({ ...person, ...part, references_received: 0 }), today)).toEqual([]);
});
