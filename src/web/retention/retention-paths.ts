import { legalHold } from '#domain/retention/legal-hold.ts';

export const recordsDuePath = '/house-overview?records=due';
export const disposalPath = (id: string) => `/house-overview?disposal=${id}`;
export const holdsPath = `/house-overview?of=${legalHold.name}`;
export const disposalCalls = '/api/disposal/';
