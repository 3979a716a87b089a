import { Button, Textarea } from '@mantine/core';
import type { SheetPage } from '#domain/handover/sheet.ts';
import { useEffect, useRef, useState } from 'react';
import { notSaved } from '../kit/not-saved.ts';
import { NotDone } from '../kit/not-done.tsx';
import { askAbout, remarkOn } from './use-sheet.ts';
import type { Writing } from './use-writing.ts';
import css from './handover.module.css';

const longestRemark = 280;
const longestQuestion = 300;

interface WritingProps {
  label: string;
  help: string;
  text: string;
  onText(text: string): void;
  longest: number;
  verb: string;
  send(text: string): ReturnType<typeof remarkOn>;
  onDone(): void;
  onCancel(): void;
}

/** A few words about one resident; what was typed stays when it could not be sent. */
function WritingBox({ label, help, text, onText, longest, verb, send, onDone, onCancel }: WritingProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // Whoever pressed the button wants to write next.
  useEffect(() => box.current?.focus(), []);
  async function go() {
    setIsBusy(true);
    const answer = await send(text.trim());
    setIsBusy(false);
    if (answer.ok) onDone();
    else setFailure([...Object.values(answer.fields).flat(), answer.detail, notSaved(answer)].filter(Boolean).join(' '));
  }
  return (
    <div className={css['writing']}>
      {failure && <NotDone>{failure}</NotDone>}
      <Textarea label={label} description={`${help} ${longest - text.length} characters left.`} value={text} maxLength={longest} autosize minRows={2} onChange={(event) => onText(event.currentTarget.value)} ref={box} />
      <div className={css['buttons']}>
        <Button loading={isBusy} onClick={() => void go()}>{verb}</Button>
        <Button variant="default" onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

interface OnPage {
  page: SheetPage & { id: string };
  name: string;
  text: string;
  onText(text: string): void;
  onDone(): void;
  onCancel(): void;
}

/** The outgoing lead's own words. They stand beside what the records say and hide none of it. */
const RemarkForm = ({ page, name, ...rest }: OnPage) => (
  <WritingBox {...rest} label={`Remark about ${name}`} help="What the records do not say." longest={longestRemark} verb="Save remark" send={(text) => remarkOn(page.id, page.version ?? 0, text === '' ? null : text)} />
);

const QuestionForm = ({ page, name, ...rest }: OnPage) => (
  <WritingBox {...rest} label={`Question about ${name}`} help="It becomes a task of this handover." longest={longestQuestion} verb="Ask" send={(text) => askAbout(page.id, text)} />
);

export const WritingForm = ({ kind, ...onPage }: OnPage & { kind: Writing['kind'] }) => (kind === 'remark' ? <RemarkForm {...onPage} /> : <QuestionForm {...onPage} />);
