import pg from 'pg';
import { inject } from 'vitest';
import { copyOf, template, type FreshDatabase } from './database.ts';

export interface Filled {
  readonly database: FreshDatabase;
  /** What was noted down when it was filled. */
  readonly note: string;
}

const fillingLock = 7_204_311;

/** What this worker has read already. */
const notes = new Map<string, string>();

/** A copy of a database that is filled once for a whole run, by whichever file asks first. */
export async function copyOfFilled(name: string, fill: (unfinished: string) => Promise<string>): Promise<Filled> {
  const note = notes.get(name) ?? (await readNote(name, fill));
  notes.set(name, note);
  return { database: await copyOf(name), note };
}

async function readNote(name: string, fill: (unfinished: string) => Promise<string>): Promise<string> {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' });
  await client.connect();
  try {
    return (await noteOf(client, name)) ?? (await filled(client, name, fill));
  } finally {
    await client.end();
  }
}

/** Null while there is no such database. */
async function noteOf(client: pg.Client, name: string): Promise<string | null> {
  const { rows } = await client.query<{ note: string | null }>(
    `select coalesce(shobj_description(oid, 'pg_database'), '') as note from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.note ?? null;
}

async function filled(client: pg.Client, name: string, fill: (unfinished: string) => Promise<string>): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [fillingLock]);
  const meanwhile = await noteOf(client, name);
  if (meanwhile !== null) return meanwhile;
  const unfinished = `${name}_filling`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template ${template}`);
  const note = await fill(unfinished);
  await client.query(`comment on database ${unfinished} is ${client.escapeLiteral(note)}`);
  await client.query(`alter database ${unfinished} rename to ${name}`);
  return note;
}
