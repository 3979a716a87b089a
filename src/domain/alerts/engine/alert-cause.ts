/** What an alert was read from, where it names no record: by the prefix of its code, and by the code itself where a prefix stands for several things. */
const kindByPrefix: Readonly<Record<string, string>> = {
  ADM: 'resident',
  BATH: 'bath',
  WT: 'weight',
  FL: 'fluid_intake',
  MOOD: 'mood',
  SLP: 'sleep',
  CARE: 'care',
  ROUT: 'morning_routine',
  TRK: 'care_tracking',
  INC: 'incident',
  BODY: 'body_map',
  ASM: 'assessment_result',
  PLAN: 'plan',
  RISK: 'risk',
  FUP: 'follow_up',
  LEG: 'resident',
  APP: 'appointment',
  ROTA: 'rota',
  STF: 'staff',
  ACC: 'staff',
  RGT: 'staff',
  RET: 'legal_hold',
  MON: 'payments_handover',
  INV: 'inventory',
  AST: 'house_asset',
  STK: 'house_stock',
  REP: 'repair_record',
  CONF: 'confidential_info',
  HAND: 'handover',
  DIS: 'discharge',
  SUG: 'suggestion',
  CMP: 'complaint',
  FILE: 'attachment',
  HIS: 'user_history',
};
const kindByCode: Readonly<Record<string, string>> = {
  'MON-4': 'transaction',
  'MON-7': 'petty_cash',
  'MON-8': 'transaction',
  'MON-9': 'transaction',
};

interface Raised {
  readonly rule_code: string | null;
  readonly linked_object: { readonly entity: string } | null;
}

/** The kind of record that somebody opens to see what an alert is about; null for a reminder that people wrote without one. */
export function alertCause({ rule_code, linked_object }: Raised): string | null {
  // A rule that points to a colleague speaks of their shifts, entries or reading, which are opened elsewhere than in their file.
  const own =
    (rule_code === null ? undefined : (kindByCode[rule_code] ?? kindByPrefix[rule_code.split('-')[0] ?? ''])) ?? null;
  return linked_object === null || (linked_object.entity === 'staff' && own !== null) ? own : linked_object.entity;
}
