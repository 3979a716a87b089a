import { describe, expect, test } from 'vitest';
import contract from '../../contract/state.json' with { type: 'json' };
import { homeChosen } from './kit/state/chosen-home.ts';
import { filled, loaded, removed, saved, selected } from './kit/state/collections.ts';
import { locked, signedIn, signedOut } from './kit/state/session.ts';
import { rootReducer, type State } from './kit/state/store.ts';
import { discharged, evaluationAdded, slices } from './slices.ts';

const reduce = rootReducer(slices);
const start = reduce(undefined, { type: 'start' });
const after = (...actions: Parameters<typeof reduce>[1][]) =>
  actions.reduce<State>((state, action) => reduce(state, action), start);

const ann = { id: 'ann', username: 'ann', first_name: 'Ann', last_name: 'Reed' };
const rose = { id: 'rose', name: 'Rose House' };
const hale = { id: 'hale', national_id: '943', is_discharged_status: false };

describe('the store at its start', () => {
  test.each(Object.entries(contract.slices))('%s is as the contract says', (slice, value) => {
    expect(start[slice]).toEqual(value);
  });

  test('only records the contract does not name have slices of their own besides', () => {
    const further = Object.keys(start).filter((slice) => !(slice in contract.slices));
    expect(further).toEqual(['handover', 'handoverResident', 'assessmentResult']);
  });
});

describe('the transitions', () => {
  test('signing in sets the session', () => {
    expect(after(signedIn({ token: 't', user: ann })).auth).toEqual({ loggedin: true, token: 't', user: ann });
  });

  test('signing out puts every slice back to its start', () => {
    const filledUp = after(signedIn({ token: 't', user: ann }), loaded('resident', [hale]), selected('resident', hale));
    expect(reduce(filledUp, signedOut())).toEqual(start);
  });

  test('locking keeps the session and the chosen house and nothing of the residents', () => {
    const working = after(
      signedIn({ token: 't', user: ann }),
      homeChosen({ home: rose, residents: [hale], isOther: false }),
      loaded('resident', [hale]),
    );
    const shut = reduce(working, locked());
    expect(shut.auth.token).toBe('t');
    expect(shut.house).toEqual({ list: [], selected: rose, residents: [] });
    expect(JSON.stringify(shut)).not.toContain('hale');
  });

  test('proceeding from the welcome screen sets the house and its residents', () => {
    expect(after(homeChosen({ home: rose, residents: [hale], isOther: false })).house).toMatchObject({
      selected: rose,
      residents: [hale],
    });
  });

  test('going to another house lets go of every selected record', () => {
    const state = after(selected('resident', hale), homeChosen({ home: rose, residents: [], isOther: true }));
    expect(state['resident']).toMatchObject({ selected: null });
  });

  test('a removed belonging stays in the list with deleted true', () => {
    expect(
      after(loaded('inventory', [{ id: '1', deleted: false }]), removed('inventory', '1'))['inventory'],
    ).toMatchObject({ list: [{ id: '1', deleted: true }] });
  });

  test('removed stock stays in the list with is_deleted true, under both names', () => {
    const state = after(loaded('house_stock', [{ id: '1', is_deleted: false }]), removed('house_stock', '1'));
    expect(state['stock']).toMatchObject({ list: [{ id: '1', is_deleted: true }] });
    expect(state['houseStock']).toMatchObject({ list: [{ id: '1', is_deleted: true }] });
  });

  test('a discharge marks the resident with the matching national_id and no other', () => {
    const other = { ...hale, id: 'moss', national_id: '111' };
    const state = after(loaded('resident', [hale, other]), discharged({ national_id: '943' }));
    expect(state['resident']).toMatchObject({ list: [{ ...hale, is_discharged_status: true }, other] });
  });

  test('an added evaluation joins those of its plan', () => {
    const plans = [
      { id: 'p1', evaluations: [{ id: 'e1' }] },
      { id: 'p2', evaluations: [] },
    ];
    const state = after(loaded('plan', plans), evaluationAdded({ planId: 'p1', evaluation: { id: 'e2' } }));
    expect(state['plan']).toMatchObject({ list: [{ id: 'p1', evaluations: [{ id: 'e1' }, { id: 'e2' }] }, plans[1]] });
  });

  test('a saved evaluation joins those of its plan once, however often it is saved', () => {
    const state = after(
      loaded('plan', [{ id: 'p1', evaluations: [] }]),
      saved('evaluation', { id: 'e1', plan: 'p1' }),
      saved('evaluation', { id: 'e1', plan: 'p1', version: 2 }),
    );
    expect(state['plan']).toMatchObject({ list: [{ id: 'p1', evaluations: [{ id: 'e1', version: 2 }] }] });
  });

  test('the records of one resident stay theirs until another is selected', () => {
    const weight = { id: 'w1', resident: hale.id };
    const open = after(selected('resident', hale), loaded('weight', [weight], { resident: hale.id }));
    expect(open['resident']).toMatchObject({ weights: [weight] });
    expect(reduce(open, selected('resident', hale))['resident']).toMatchObject({ weights: [weight] });
    expect(reduce(open, selected('resident', { id: 'moss' }))['resident']).toMatchObject({
      weights: [],
      selected: { id: 'moss' },
    });
    expect(after(loaded('weight', [weight]))['resident']).toMatchObject({ weights: [] });
  });

  test('what is watched for a resident is known as soon as it is read', () => {
    expect(
      after(loaded('care_tracking', [{ id: 'c1', weight: true, fluid_intake: true }], { resident: hale.id }))[
        'careTracking'
      ],
    ).toMatchObject({ weight: true, fluidIntake: true, bath: false });
  });

  test('a part of a list does not take the place of the list', () => {
    expect(
      after(
        loaded('notification', [{ id: 'a' }, { id: 'b' }]),
        loaded('notification', [{ id: 'a' }], { isPart: true }),
      )['notification'],
    ).toMatchObject({ list: [{ id: 'a' }, { id: 'b' }] });
  });

  test('the movements of one resident are the selected ones', () => {
    expect(after(loaded('transaction', [{ id: 't1' }], { resident: hale.id }))['transaction']).toMatchObject({
      selectedTransactionList: [{ id: 't1' }],
    });
  });
});

describe('the slices that look unlike the rest', () => {
  test('family records are stored under key names of their own', () => {
    const sara = { id: 'sara' };
    expect(after(loaded('family', [sara]), selected('family', sara))['family']).toEqual({
      familyList: [sara],
      selectedFamily: sara,
    });
  });

  test('the care tracking of a resident sets the eight flags', () => {
    const state = after(selected('care_tracking', { id: '1', fluid_intake: true, bath: false }));
    expect(state['careTracking']).toMatchObject({ fluidIntake: true, bath: false, weight: false });
  });

  test('the charts of a resident fill their own lists', () => {
    expect(after(filled('resident', 'weights', [{ id: 'w' }]))['resident']).toMatchObject({ weights: [{ id: 'w' }] });
  });
});

test('a saved record is put at its place or at the top, and the selected one follows', () => {
  const state = after(
    loaded('note', [{ id: '1', text: 'a' }]),
    selected('note', { id: '1', text: 'a' }),
    saved('note', { id: '1', text: 'b' }),
    saved('note', { id: '2', text: 'c' }),
  );
  expect(state['note']).toMatchObject({
    list: [
      { id: '2', text: 'c' },
      { id: '1', text: 'b' },
    ],
    selected: { id: '1', text: 'b' },
  });
});
