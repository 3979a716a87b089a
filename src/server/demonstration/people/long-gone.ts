import { note } from '#domain/notes/note.ts';
import { family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { managerOf, type Scene } from '../stage/scene.ts';
import { doctors, testNumber } from './residents.ts';
import { discharged, type Leaver } from './discharged.ts';

/** Days before the visit. Eight years and a few weeks lie between leaving and now, so that the time of the records is over. */
const came = -3700;
const left = -2970;

const days = [
  [-3690, 'Settling in. Chose the window seat in the lounge and asked for her wireless to be put there.'],
  [-3412, 'Went to the allotment with the gardening group and came back with rhubarb for the kitchen.'],
  [-3204, 'Chest cold. GP listened to her chest, no antibiotics. Hot lemon and an early night, as she wished.'],
  [-3041, 'Visited her niece in Whitby for the weekend. Came back saying she could hear the sea from her bed.'],
  [-2985, 'Packed her books with staff. Looking forward to the flat by the sea and a little tearful at supper.'],
] as const;

const weights = [
  [-3688, 58.4],
  [-3390, 59.1],
  [-3100, 58.2],
] as const;

/** Somebody who left the house years ago, with what is still kept of her: the record that is due to be looked at. */
export function longGone(scene: Scene): readonly Leaver[] {
  const { book, calendar } = scene;
  const by = managerOf(scene, 'rose');
  const person = book.write(resident, {
    by,
    at: calendar.at(came, '10:00'),
    values: {
      home: scene.homes.rose.id,
      status: 'current',
      first_name: 'Edith',
      last_name: 'Pemberton',
      date_of_birth: '1931-06-02',
      gender: 'female',
      title: 'Miss',
      room: '9',
      admission_date: calendar.day(came),
      admitted_from: 'Her own flat, Headingley',
      funding_type: 'self',
      no_known_allergies: true,
      national_id: testNumber(90),
      ...doctors.rose,
    },
  });
  book.write(family, {
    by,
    at: calendar.at(came, '10:20'),
    values: {
      resident: person.id,
      first_name: 'Judith',
      last_name: 'Pemberton',
      relationship: 'other_relative',
      mobile: '07700 900812',
      is_next_of_kin: true,
    },
  });
  for (const [day, body] of days)
    book.write(note, {
      by,
      at: calendar.at(day, '16:30'),
      values: {
        home: scene.homes.rose.id,
        resident: person.id,
        category: 'daily',
        body,
        occurred_at: calendar.at(day, '16:15'),
      },
    });
  for (const [day, weight_kg] of weights)
    book.write(weight, {
      by,
      at: calendar.at(day, '09:10'),
      values: {
        resident: person.id,
        outcome: 'measured',
        weight_kg,
        method: 'standing',
        occurred_at: calendar.at(day, '09:00'),
      },
    });
  return [
    discharged(scene, {
      resident: person,
      house: 'rose',
      noticeOn: left - 30,
      begunOn: left - 21,
      leftOn: left,
      time: '11:30',
      says: {
        discharge_type: 'family',
        destination: 'With her niece, Whitby',
        reason: 'Her niece has a flat for her on the ground floor, and she wants to live by the sea.',
        resident_view: '“I have waited forty years for that view.”',
        summary: 'Independent, walks with a stick. No regular medicines. Her GP record went to Whitby.',
      },
    }),
  ];
}
