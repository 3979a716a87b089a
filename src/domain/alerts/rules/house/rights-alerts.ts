import { hoursBetween, type Moment } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';

/** A change of rights that waits for a second person. */
export interface WaitingChangeFacts {
  readonly id: string;
  readonly entity: 'group' | 'staff';
  readonly target: string;
  readonly target_name: string;
  readonly asked_at: Moment;
  readonly asked_by: string;
  readonly asked_by_name: string;
}

const longHours = 72;

export const rightsAlerts: readonly AlertRule<readonly WaitingChangeFacts[]>[] = [
  {
    code: 'RGT-1',
    category: 'staffing',
    title: 'A change of rights waits for a second person',
    to: ['manager', 'superuser'],
    source: 'Our own rule: rights over money, confidential information and staff are given by two people',
    says: () =>
      'Somebody asked for rights over money, confidential information or staff. It waits until a second person confirms or refuses it; after three days it is high, after two weeks it runs out.',
    clears: 'It clears when it is confirmed, refused, withdrawn or has run out.',
    find: (changes, { now }) =>
      changes.map(({ id, entity, target, target_name, asked_at, asked_by, asked_by_name }) => ({
        resident: null,
        object: entity === 'staff' ? { entity, id: target } : null,
        severity: hoursBetween(asked_at, now) > longHours ? 'high' : 'medium',
        saw: `${asked_by_name} asked for a change of rights: ${target_name}.`,
        occasions: [id],
        except: [asked_by],
      })),
  },
];
