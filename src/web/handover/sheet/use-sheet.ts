import { handover } from '#domain/handover/handover.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { useEffect, useRef, useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';

const isSheet = objectWith<HandoverSheet>('handover', 'pages');

/** A draft gets a page for everyone who lives here, so that each can carry a remark. */
function useWholeDraft({ body, reloadQuietly }: LiveAnswer<HandoverSheet>, mayBuild: boolean): void {
  const id = body?.handover.id;
  const without = (body?.pages ?? []).filter((page) => page.id === null).map(({ person }) => person.id);
  const isWanted = mayBuild && body?.handover.status === 'draft' && without.length > 0;
  const asked = useRef('');
  useEffect(() => {
    const key = [id, ...without].join(' ');
    if (!isWanted || asked.current === key) return;
    asked.current = key;
    void create(`/api/${handover.path}/${id}/build/`, {}, { quiet: true }).then(reloadQuietly);
  });
}

/** The same handover, asked for since another time, stays on the page until it is here: somebody may be writing in it. */
function useStaying({ body, state, ...asked }: LiveAnswer<HandoverSheet>, id: string): LiveAnswer<HandoverSheet> {
  const [last, setLast] = useState(body);
  if (body !== null && body !== last) setLast(body);
  return { ...asked, state, body: state === 'loading' && last?.handover.id === id ? last : body };
}

/** An open handover is never behind the records of its house. */
export function useSheet(id: string, home: string, since: string | null, mayBuild: boolean): LiveAnswer<HandoverSheet> {
  const path = `/api/${handover.path}/${id}/sheet/${since ? `?since=${encodeURIComponent(since)}` : ''}`;
  const asked = useLiveAnswer(path, { is: isSheet, of: 'everything', home, saidFor: 404 });
  useWholeDraft(asked, mayBuild);
  return useStaying(asked, id);
}

export const acknowledge = (page: string) => create(`/api/${handoverResident.path}/${page}/acknowledge/`, {});
export const askAbout = (page: string, text: string) => create(`/api/${handoverResident.path}/${page}/ask/`, { text });
export const remarkOn = (page: string, version: number, remark: string | null) =>
  create(`/api/${handoverResident.path}/${page}/remark/`, { remark, version });
