import type { Page, TestInfo } from '@playwright/test';
import { homeNamed, post, type AnsweredRecord, type Entry } from '../journey.ts';

/** Where people move in and out on journeys. */
export const newcomersHouse = 'Oak Lodge';
let number = 0;

/** Whoever comes for one journey alone: nobody else's journey misses them or writes about them. */
export async function newcomer(page: Page, entry: Entry, { project }: TestInfo, last: string): Promise<AnsweredRecord> {
  return post(page, entry, '/api/resident/', {
    home: await homeNamed(page, entry, newcomersHouse),
    status: 'current',
    first_name: 'Wilma',
    last_name: `${last} ${project.name}`,
    date_of_birth: '1940-05-01',
    national_id_type: 'local',
    national_id: `W${(number += 1)}-${project.name}-${Date.now().toString(36)}`.slice(0, 20),
    admission_date: '2026-01-05',
    gp_name: 'Dr Shah',
    gp_phone: '0113 496 0002',
    no_known_allergies: true,
    confirmed_warnings: ['over_capacity'],
  });
}
