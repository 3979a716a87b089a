import type { Page, TestInfo } from '@playwright/test';
import { ask, expect, homeNamed, post, signIn, type AnsweredRecord } from '../journey.ts';

let number = 0;

export interface Colleague {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

/** Somebody on the list of staff who never signs in. */
export async function newPerson(
  page: Page,
  { project }: TestInfo,
  group = 'Senior',
  house?: string,
): Promise<AnsweredRecord & { readonly username: string }> {
  const admin = await signIn(page, 'admin');
  const groups = await ask<AnsweredRecord[]>(page, admin, '/api/group/');
  const username = `cora-${(number += 1)}-${project.name}-${Date.now().toString(36)}`;
  const person = await post(page, admin, '/api/staff/', {
    username,
    first_name: 'Cora',
    last_name: `Lind ${number}`,
    role: 'senior',
    email: `${username}@hearth.example`,
    phone: '0113 496 0007',
    start_date: '2026-01-05',
    employment_type: 'permanent',
    homes: [await homeNamed(page, admin, house)],
    groups: groups.filter(({ name }) => name === group).map(({ id }) => id),
  });
  return { ...person, username };
}

/** Somebody who comes for one journey alone, so that nobody else is asked for what they set up. */
export async function newColleague(page: Page, info: TestInfo, group?: string, house?: string): Promise<Colleague> {
  const person = await newPerson(page, info, group, house);
  const admin = await signIn(page, 'admin');
  const invited = await post(page, admin, `/api/staff/${person.id}/invite/`, {});
  const { link } = invited['invitation'] as { link: string };
  const password = 'seven quiet lanterns swing';
  const set = await page.request.post('/api/password_reset/confirm/', {
    data: { token: new URL(link).searchParams.get('token'), password },
  });
  expect(set.ok(), await set.text()).toBe(true);
  return { id: person.id, username: person.username, password };
}
