import { describe, expect, test } from 'vitest';
import { catalogue, codename, everything, including, may, narrowActs, nothing, startRights } from './permissions.ts';

const diary = {
  name: 'diary',
  labels: { many: 'Diaries' },
  access: {
    superuser: everything,
    manager: [...everything, 'approve'],
    senior: ['view', 'add', 'change'],
    carer: ['view', 'add', 'change_own', 'delete_own'],
    agency: ['view:recent', 'change:about_me'],
    auditor: nothing,
  },
  narrower: {
    'view:recent': { rows: { occurred_at: { withinDays: 7 } } },
    'view:summary': { fields: ['title'] },
    'change:about_me': { fields: ['likes'] },
  },
} as const;
const holding = (...rights: string[]) => new Set(rights);

describe('the name of a right', () => {
  test('is the act and the entity, and the narrower word last', () => {
    expect(codename('view', 'fluid_intake')).toBe('view_fluid_intake');
    expect(codename('change_own', 'note')).toBe('change_own_note');
    expect(codename('view:summary', 'resident')).toBe('view_resident_summary');
    expect(codename('change:about_me', 'resident')).toBe('change_resident_about_me');
  });
});

describe('who may do something', () => {
  test('may do the narrower form of it too', () => {
    expect(including('change_own')).toEqual(['change_own', 'change']);
    expect(including('view:summary')).toEqual(['view:summary', 'view']);
    expect(may(holding('change_diary'), 'change_own', 'diary')).toBe(true);
    expect(may(holding('view_diary'), 'view:recent', 'diary')).toBe(true);
  });

  test('may not therefore do the wider one, or another', () => {
    expect(may(holding('change_own_diary'), 'change', 'diary')).toBe(false);
    expect(may(holding('view_diary_recent'), 'view', 'diary')).toBe(false);
    expect(may(holding('view_diary_recent'), 'view:summary', 'diary')).toBe(false);
    expect(may(holding('change_diary'), 'delete', 'diary')).toBe(false);
    expect(may(holding('change_diary'), 'approve', 'diary')).toBe(false);
  });

  test('may do nothing on the strength of another entity, or of nothing at all', () => {
    expect(may(holding('view_note'), 'view', 'diary')).toBe(false);
    expect(may(holding(), 'view', 'diary')).toBe(false);
  });
});

describe('the narrower acts someone is held to', () => {
  test('are those they hold without the plain one', () => {
    expect(
      narrowActs(holding('view_diary_recent', 'view_diary_summary', 'change_diary_about_me'), 'view', diary),
    ).toEqual(['view:recent', 'view:summary']);
  });

  test('fall away with the plain right', () => {
    expect(narrowActs(holding('view_diary', 'view_diary_recent'), 'view', diary)).toEqual([]);
  });
});

describe('the shipped groups', () => {
  test('hold what the declarations grant them, and the rights beyond any entity', () => {
    expect(startRights('carer', [diary])).toEqual(
      expect.arrayContaining(['view_diary', 'change_own_diary', 'witness_payment']),
    );
    expect(startRights('agency', [diary])).toEqual(['view_diary_recent', 'change_diary_about_me']);
    expect(startRights('manager', [diary])).toContain('approve_diary');
    expect(startRights('superuser', [diary])).not.toContain('approve_diary');
  });

  test('of auditors change nothing', () => {
    expect(startRights('auditor', [diary])).toEqual(['view_audit', 'export_records']);
  });
});

describe('the catalogue', () => {
  const rights = catalogue([diary]);

  test('names every act once', () => {
    const names = rights.map((right) => right.codename);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'view_diary',
        'delete_own_diary',
        'approve_diary',
        'view_diary_summary',
        'purge_records',
      ]),
    );
  });

  test('marks as custom only what belongs to no entity', () => {
    expect(rights.find((right) => right.codename === 'approve_diary')).toMatchObject({
      entity: 'diary',
      is_custom: false,
    });
    expect(rights.find((right) => right.codename === 'purge_records')).toMatchObject({ entity: null, is_custom: true });
  });

  test('holds every right that a shipped group begins with', () => {
    const known = new Set(rights.map((right) => right.codename));
    for (const role of ['superuser', 'manager', 'senior', 'carer', 'agency', 'auditor'] as const) {
      for (const right of startRights(role, [diary])) expect(known).toContain(right);
    }
  });
});
