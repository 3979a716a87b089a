/** What a risk assessment may be about. */
export const riskCategories = {
  falls: 'Falls',
  choking: 'Choking',
  skin: 'Skin',
  nutrition: 'Nutrition',
  self_harm: 'Self-harm',
  suicide: 'Suicide',
  violence: 'Violence',
  fire_smoking: 'Fire and smoking',
  absconding: 'Leaving unnoticed',
  exploitation_abuse: 'Exploitation and abuse',
  self_neglect: 'Self-neglect',
  substance: 'Alcohol and drugs',
  medicines: 'Medicines',
  moving_handling: 'Moving and handling',
  bed_rails: 'Bed rails',
  bathing_scald: 'Bathing and scalds',
  community: 'Out and about',
  road_safety: 'Road safety',
  epilepsy: 'Epilepsy',
  infection: 'Infection',
  money: 'Money',
  online: 'Online',
  lone_working: 'Working alone',
  environment: 'Surroundings',
  other: 'Other',
} as const;

/** Those that speak of somebody hurting themselves. */
export const selfHarmRisks = ['self_harm', 'suicide'] as const satisfies readonly (keyof typeof riskCategories)[];
