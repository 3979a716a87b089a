import { handover } from '#domain/handover/handover.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { onChanges, useStreamGap } from '../../kit/data/event-stream.ts';
import { useAnswer, type Asked } from '../../kit/data/use-answer.ts';

/** Several entries at once are one reason to look again. */
const pauseMs = 700;

/** Reads again when anything changes in the house, however much that is: an open handover is never behind the records. */
function useLive(home: string, refresh: () => void): void {
  const again = useEffectEvent(refresh);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      again();
    }, pauseMs);
  });
  useEffect(() => {
    const stop = onChanges((news) => {
      if (news.home === home) soon();
    });
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      stop();
    };
  }, [home]);
  useStreamGap(refresh);
}

/** A draft gets a page for everyone who lives here, so that each can carry a remark. */
function useWholeDraft({ body, refresh }: Asked<HandoverSheet>, mayBuild: boolean): void {
  const isWanted = mayBuild && body?.handover['status'] === 'draft' && body.pages.some(({ id }) => id === null);
  const [id, version] = [body?.handover.id, body?.handover.version];
  const asked = useRef('');
  useEffect(() => {
    const key = `${id} ${version}`;
    if (!isWanted || asked.current === key) return;
    asked.current = key;
    void create(`/api/${handover.path}/${id}/build/`, { version }, { quiet: true }).then(refresh);
  });
}

/** The same handover, asked for since another time, stays on the page until it is here: somebody may be writing in it. */
function useStaying({ body, state, ...asked }: Asked<HandoverSheet>, id: string): Asked<HandoverSheet> {
  const [last, setLast] = useState(body);
  if (body !== null && body !== last) setLast(body);
  return { ...asked, state, body: state === 'loading' && last?.handover.id === id ? last : body };
}

export function useSheet(id: string, home: string, since: string | null, mayBuild: boolean): Asked<HandoverSheet> {
  const asked = useAnswer<HandoverSheet>(
    `/api/${handover.path}/${id}/sheet/${since ? `?since=${encodeURIComponent(since)}` : ''}`,
  );
  useLive(home, asked.refresh);
  useWholeDraft(asked, mayBuild);
  return useStaying(asked, id);
}

export const acknowledge = (page: string) => create(`/api/${handoverResident.path}/${page}/acknowledge/`, {});
export const askAbout = (page: string, text: string) => create(`/api/${handoverResident.path}/${page}/ask/`, { text });
export const remarkOn = (page: string, version: number, remark: string | null) =>
  create(`/api/${handoverResident.path}/${page}/remark/`, { remark, version });
