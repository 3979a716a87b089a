import { compareNames } from '#domain/kit/names/compare-names.ts';
const usual = ['view', 'add', 'change', 'delete', 'change_own', 'delete_own', 'view_deleted'];
const place = (act: string) => (usual.includes(act) ? usual.indexOf(act) : usual.length);

/** The everyday acts in their usual order, then the rest. */
export const byUse = (a: string, b: string): number => place(a) - place(b) || compareNames(a, b);
