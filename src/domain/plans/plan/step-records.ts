/** Where it is written down whether a step of a plan was done or declined. */
export const stepRecords = {
  bath: 'Baths and showers',
  drinks: 'Drinks',
  weighing: 'Weighing',
  wash: 'Wash, on the routine sheet',
  mouth_care: 'Mouth care, on the routine sheet',
  dressing: 'Dressing, on the routine sheet',
  continence_care: 'Continence care, on the routine sheet',
  skin_creams: 'Skin creams, on the routine sheet',
  walking_aid: 'Walking aid in reach, on the routine sheet',
  call_bell: 'Call bell in reach, on the routine sheet',
  floor_clear: 'Floor and room safe, on the routine sheet',
  activity: 'Activity, on the routine sheet',
  fresh_air: 'Fresh air, on the routine sheet',
  out_and_about: 'Out and about, on the routine sheet',
  family: 'Family or visitor, on the routine sheet',
} as const;

export type StepRecord = keyof typeof stepRecords;
