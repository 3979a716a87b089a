import { createAction, createReducer, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { homeChosen } from './kit/state/chosen-home.ts';
import { collection, filled, loaded, recordsIn, saved, selected, type SliceState } from './kit/state/collections.ts';
import type { StoredRecord } from './kit/state/stored-record.ts';

/** Every slice of the persisted store, in the spelling the product has always used. */

export const discharged = createAction<{ national_id: string }>('resident/discharged');
export const evaluationAdded = createAction<{ planId: string; evaluation: StoredRecord }>('plan/evaluationAdded');

const also =
  (first: Reducer<SliceState>, then: Reducer<SliceState>): Reducer<SliceState> =>
  (state, action) =>
    then(first(state, action), action);

const markDischarged: Reducer<SliceState> = (state = {}, action) => {
  if (!discharged.match(action)) return state;
  const { national_id } = action.payload;
  const list = recordsIn(state, 'list').map((row) =>
    row['national_id'] === national_id ? { ...row, is_discharged_status: true } : row,
  );
  return { ...state, list };
};

/** Which plan an evaluation belongs to, whichever way it was saved. */
function evaluationIn(action: UnknownAction): { planId: string; evaluation: StoredRecord } | null {
  if (evaluationAdded.match(action)) return action.payload;
  if (!saved.match(action) || action.payload.entity !== 'evaluation') return null;
  const { record } = action.payload;
  return typeof record['plan'] === 'string' ? { planId: record['plan'], evaluation: record } : null;
}

const appendEvaluation: Reducer<SliceState> = (state = {}, action) => {
  const added = evaluationIn(action);
  if (!added) return state;
  const { planId, evaluation } = added;
  const others = (row: StoredRecord) => recordsIn(row, 'evaluations').filter(({ id }) => id !== evaluation.id);
  const list = recordsIn(state, 'list').map((row) =>
    row.id === planId ? { ...row, evaluations: [...others(row), evaluation] } : row,
  );
  return { ...state, list };
};

const noFlags: SliceState = {
  weight: false,
  fluidIntake: false,
  bath: false,
  mood: false,
  sleep: false,
  morningRoutine: false,
  afternoonRoutine: false,
  incident: false,
};
const storedName = (flag: string) => flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const flagsOf = (record: StoredRecord | null | undefined): SliceState =>
  Object.fromEntries(Object.keys(noFlags).map((flag) => [flag, record?.[storedName(flag)] === true]));
const careTracking = createReducer(noFlags, (build) =>
  build
    .addCase(selected, (state, { payload: { entity, record } }) =>
      entity === 'care_tracking' ? flagsOf(record) : state,
    )
    .addCase(loaded, (state, { payload: { entity, records, resident } }) =>
      entity === 'care_tracking' && resident !== null ? flagsOf(records[0]) : state,
    ),
);

const noPermissions: SliceState = { permissionList: [], selectedPermissions: [], allPermissions: [] };
const permission = createReducer(noPermissions, (build) =>
  build.addCase(filled, (state, { payload: { entity, key, value } }) =>
    entity === 'permission' && key in noPermissions ? { ...state, [key]: value } : state,
  ),
);

const perResident = {
  baths: [],
  weights: [],
  fluids: [],
  moods: [],
  sleeps: [],
  mentalStates: [],
  morningRoutine: [],
  afternoonRoutine: [],
  incidents: [],
  inventory: [],
  handoverResident: [],
};

/** What the store keeps of one resident, by the entity it is read from. */
const storedPerResident: Readonly<Record<string, keyof typeof perResident>> = {
  bath: 'baths',
  weight: 'weights',
  fluid_intake: 'fluids',
  mood: 'moods',
  sleep: 'sleeps',
  care: 'mentalStates',
  morning_routine: 'morningRoutine',
  afternoon_routine: 'afternoonRoutine',
  incident: 'incidents',
  inventory: 'inventory',
  handover_resident: 'handoverResident',
};

/** A list of one resident is also among that resident's; another resident begins with none. */
const fillPerResident: Reducer<SliceState> = (state = {}, action) => {
  if (loaded.match(action) && action.payload.resident !== null) {
    const key = storedPerResident[action.payload.entity];
    return key ? { ...state, [key]: action.payload.records } : state;
  }
  if (!selected.match(action) || action.payload.entity !== 'resident')
    return homeChosen.match(action) ? { ...state, ...perResident } : state;
  const who = action.payload.record?.id;
  const isOfAnother = Object.keys(perResident).some((key) =>
    recordsIn(state, key).some(({ resident }) => resident !== who),
  );
  return isOfAnother ? { ...state, ...perResident } : state;
};

/** The list of whatever is in view, beside the list of all. */
const fillInView =
  (entity: string, key: string): Reducer<SliceState> =>
  (state = {}, action) =>
    loaded.match(action) && action.payload.entity === entity && action.payload.resident !== null
      ? { ...state, [key]: action.payload.records }
      : state;

const noItem = {
  id: null,
  item_name: '',
  quantity: 0,
  description: '',
  category: null,
  resident: null,
  staff: null,
  created_by: null,
  deleted: false,
  errors: {},
};

export const slices: Record<string, Reducer<SliceState>> = {
  resident: also(also(collection('resident', 'resident', { extra: perResident }), fillPerResident), markDischarged),
  careTracking,
  inventory: collection('inventory', 'inventory', { marker: 'deleted', extra: { selected: noItem } }),
  houseStock: collection('houseStock', 'house_stock'),
  stock: collection('stock', 'house_stock'),
  houseAsset: collection('houseAsset', 'house_asset'),
  repairRecord: collection('repairRecord', 'repair_record'),
  repair: collection('repair', 'repair_record', { extra: { selected: {} } }),
  plan: also(collection('plan', 'plan'), appendEvaluation),
  note: collection('note', 'note', { extra: { deletedNotes: [] } }),
  attachment: also(
    collection('attachment', 'attachment', { extra: { selectedList: [] } }),
    fillInView('attachment', 'selectedList'),
  ),
  family: collection('family', 'family', { list: 'familyList', selected: 'selectedFamily' }),
  paymentshandover: collection('paymentshandover', 'payments_handover', {
    list: 'paymentshandoverList',
    selected: 'selectedPaymentsHandover',
  }),
  planScheduler: collection('planScheduler', 'plan_scheduler', {
    list: 'planSchedulerList',
    selected: 'selectedPlanScheduler',
  }),
  afternoonRoutine: collection('afternoonRoutine', 'afternoon_routine', {
    list: 'afternoonRoutineList',
    selected: 'selectedAfternoonRoutines',
  }),
  transaction: also(
    collection('transaction', 'transaction', {
      list: 'transactionList',
      selected: 'selectedTransaction',
      extra: { selectedTransactionList: [] },
    }),
    fillInView('transaction', 'selectedTransactionList'),
  ),
  bodymap: collection('bodymap', 'body_map', {
    list: 'bodymapList',
    selected: 'selectedBodyMap',
    extra: { selectedBodyMapList: [] },
  }),
  permission,
  suggestion: collection('suggestion', 'suggestion'),
  fluidIntake: collection('fluidIntake', 'fluid_intake'),
  evaluation: collection('evaluation', 'evaluation'),
  answer: collection('answer', 'answer'),
  payment: collection('payment', 'payment'),
  confidentialInfo: collection('confidentialInfo', 'confidential_info'),
  staff: collection('staff', 'staff'),
  appointment: collection('appointment', 'appointment'),
  pettyCash: collection('pettyCash', 'petty_cash'),
  home: collection('home', 'home'),
  bath: collection('bath', 'bath'),
  weight: collection('weight', 'weight'),
  sleep: collection('sleep', 'sleep'),
  mood: collection('mood', 'mood'),
  care: collection('care', 'care'),
  assessment: collection('assessment', 'assessment'),
  question: collection('question', 'question'),
  notification: collection('notification', 'notification'),
  choice: collection('choice', 'choice'),
  morningRoutine: collection('morningRoutine', 'morning_routine'),
  incident: collection('incident', 'incident'),
  risk: collection('risk', 'risk'),
  group: collection('group', 'group'),
  rota: collection('rota', 'rota'),
  riskscheduler: collection('riskscheduler', 'risk_scheduler'),
  evaluationscheduler: collection('evaluationscheduler', 'evaluation_scheduler'),
  accidentscheduler: collection('accidentscheduler', 'accident_scheduler'),
  discharge: collection('discharge', 'discharge'),
  userHistory: collection('userHistory', 'user_history'),
  // Records the specification does not name, stored in the same way.
  handover: collection('handover', 'handover'),
  handoverResident: collection('handoverResident', 'handover_resident'),
  assessmentResult: collection('assessmentResult', 'assessment_result'),
};
