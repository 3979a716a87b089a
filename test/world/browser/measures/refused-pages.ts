/** Every page behind the sign-in, and to whom which of them is refused. */
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import contract from '../../../../contract/routes.json' with { type: 'json' };

export const paths = contract.signedIn.routes.map(({ path }) => path).filter((path) => path !== '/lock');

/** A page of each kind that is built of its own parts: home, boards, a calendar, a list, a record, forms with and without files. */
export const ofEachKind: ReadonlySet<string> = new Set([
  '/home',
  '/rota',
  '/supportplan',
  '/appointment',
  '/staff',
  '/resident/detail',
  '/note/add-note',
  '/attacthment/upload',
]);

/** These are about one record of a kind: without one they ask which. */
export const details: Readonly<Record<string, { readonly of: string; readonly asks: string }>> = {
  '/evaluation/deatil': { of: 'evaluation', asks: 'Choose an evaluation' },
  '/assessment/detail': { of: 'assessment', asks: 'Choose an assessment form' },
  '/supportplan/detail': { of: 'plan', asks: 'Choose a support plan' },
  '/riskassessment/detail': { of: 'risk', asks: 'Choose a risk assessment' },
  '/resident/detail': { of: 'resident', asks: 'Choose a resident' },
  '/resident/edit-inventory': { of: 'inventory', asks: 'Choose a belonging' },
};

/** What each role is told it has no right to, as the permission matrix has it. */
export const refused: Readonly<Record<Role, readonly string[]>> = {
  superuser: ['/payment/add-payment'],
  manager: ['/home/add-home'],
  senior: ['/home/add-home', '/staff/add-staff'],
  carer: [
    '/home/add-home',
    '/staff/add-staff',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/resdient/add-resdient',
    '/note/deleted-notes',
  ],
  agency: [
    '/home/add-home',
    '/appointment/add-appointment',
    '/evaluation/add-evaluation',
    '/attacthment/upload',
    '/staff/add-staff',
    '/assessment/detail',
    '/assessment/possible-answer',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/resdient/add-resdient',
    '/resident/add-inventory',
    '/note/deleted-notes',
    '/payment',
    '/payment/add-payment',
    '/confidential-info',
    '/confidential-list',
  ],
  auditor: [
    '/home/add-home',
    '/appointment/add-appointment',
    '/evaluation/add-evaluation',
    '/attacthment/upload',
    '/staff/add-staff',
    '/supportplan/add-supportplan',
    '/riskassessment/add-riskassessment',
    '/suggesion/add-suggestion',
    '/resdient/add-resdient',
    '/resident/add-inventory',
    '/note/add-note',
    '/payment/add-payment',
    '/body-map/add',
  ],
};

/** The pages that somebody is refused: only there roles differ in more than in what their lists hold. */
export const guarded = paths.filter((path) => Object.values(refused).some((none) => none.includes(path)));
