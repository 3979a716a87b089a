/** The kinds of risk assessment that an incident calls into question; what is not named calls none. */
const touched: Readonly<Record<string, readonly string[]>> = {
  fall: ['falls', 'moving_handling'],
  burn_scald: ['bathing_scald', 'fire_smoking'],
  choking: ['choking'],
  medicine_event: ['medicines'],
  self_harm: ['self_harm', 'suicide'],
  aggression_to_other: ['violence'],
  aggression_to_staff: ['violence', 'lone_working'],
  property_damage: ['violence'],
  behaviour_of_concern: ['violence'],
  seizure: ['epilepsy'],
  absconding_missing: ['absconding', 'road_safety'],
  safeguarding: ['exploitation_abuse'],
  pressure_damage: ['skin'],
  infection: ['infection'],
  fire: ['fire_smoking'],
  money_loss: ['money', 'exploitation_abuse'],
};

export const touchedRisks = (incidentType: string): readonly string[] => touched[incidentType] ?? [];
