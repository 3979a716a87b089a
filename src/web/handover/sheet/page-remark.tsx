import { Button, Textarea } from '@mantine/core';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import { useEffect, useRef, useState } from 'react';
import { notSaved } from '../../kit/api/failure-words.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { askAbout, remarkOn } from './use-sheet.ts';
import type { Writing } from './use-writing.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../handover.module.css';

const longestRemark = 280;
const longestQuestion = 300;

interface WritingProps {
  label: string;
  help: string;
  text: string;
  onText(text: string): void;
  longest: number;
  verb: string;
  cancel?: string;
  /** What has become of it while they wrote. */
  meanwhile?: string | null;
  send(text: string): ReturnType<typeof remarkOn>;
  onDone(): void;
  onCancel(): void;
  /** It was written against a page that is no longer the newest. */
  onBehind(): void;
}

/** A few words about one resident; what was typed stays when it could not be sent. */
function WritingBox({
  label,
  help,
  text,
  onText,
  longest,
  verb,
  cancel = 'Cancel',
  meanwhile = null,
  send,
  onDone,
  onCancel,
  onBehind,
}: WritingProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // Whoever pressed the button wants to write next.
  useEffect(() => box.current?.focus(), []);
  async function go() {
    setIsBusy(true);
    const answer = await send(text.trim());
    setIsBusy(false);
    if (answer.ok) return onDone();
    if (answer.status === 409) onBehind();
    setFailure([...Object.values(answer.fields).flat(), answer.detail, notSaved(answer)].filter(Boolean).join(' '));
  }
  return (
    <div className={css['writing']}>
      {(meanwhile ?? failure) && <InlineError>{meanwhile ?? failure}</InlineError>}
      <Textarea
        label={label}
        description={`${help} ${longest - text.length} characters left.`}
        value={text}
        maxLength={longest}
        autosize
        minRows={2}
        onChange={(event) => onText(event.currentTarget.value)}
        ref={box}
      />
      <div className={`${kit['buttons']} ${css['buttons']}`}>
        <Button loading={isBusy} onClick={() => void go()}>
          {verb}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}

interface OnPage {
  page: SheetPage & { id: string };
  name: string;
  writing: Writing;
  onText(text: string): void;
  onDone(): void;
  onCancel(): void;
  onBehind(): void;
}

/** Nobody's words are put in the place of others that they have not read. */
function changedMeanwhile({ remark }: SheetPage, { start }: Writing): string | null {
  if ((remark ?? '') === start) return null;
  return remark
    ? `A colleague wrote meanwhile: “${remark}” Yours is not saved. Add their words to yours, or leave theirs as they are.`
    : 'A colleague took the remark away meanwhile. Yours is not saved.';
}

/** The outgoing lead's own words. They stand beside what the records say and hide none of it. */
function RemarkForm({ page, name, writing, ...rest }: OnPage) {
  const meanwhile = changedMeanwhile(page, writing);
  return (
    <WritingBox
      {...rest}
      text={writing.text}
      label={`Remark about ${name}`}
      help="What the records do not say."
      longest={longestRemark}
      meanwhile={meanwhile}
      verb={meanwhile ? 'Save mine instead' : 'Save remark'}
      cancel={meanwhile ? 'Leave theirs' : 'Cancel'}
      send={(text) => remarkOn(page.id, page.version ?? 0, text === '' ? null : text)}
    />
  );
}

const QuestionForm = ({ page, name, writing, ...rest }: OnPage) => (
  <WritingBox
    {...rest}
    text={writing.text}
    label={`Question about ${name}`}
    help="It becomes a task of this handover."
    longest={longestQuestion}
    verb="Ask"
    send={(text) => askAbout(page.id, text)}
  />
);

export const WritingForm = (onPage: OnPage) =>
  onPage.writing.kind === 'remark' ? <RemarkForm {...onPage} /> : <QuestionForm {...onPage} />;
