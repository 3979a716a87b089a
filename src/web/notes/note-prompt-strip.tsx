import { isAnswered, notePrompts, withPrompt } from '#domain/notes/note-prompts.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import css from './notes.module.css';

interface StripProps {
  body: string;
  /** The text to go on with; the caret belongs at its end. */
  onPrompt(body: string): void;
}

const look = { size: 18, stroke: 2, 'aria-hidden': true } as const;

/** Four questions that turn “done” into a story with a person in it. None has to be answered. */
export const NotePromptStrip = ({ body, onPrompt }: StripProps) => (
  <fieldset className={css['prompts']}>
    <legend>A note that helps tells</legend>
    <ol>
      {notePrompts.map((prompt) => {
        const isDone = isAnswered(body, prompt);
        return (
          <li key={prompt.label}>
            <Button
              variant="default"
              data-done={isDone || undefined}
              leftSection={isDone ? <IconCheck {...look} /> : <IconPlus {...look} />}
              onClick={() => onPrompt(withPrompt(body, prompt))}
            >
              {prompt.label}
            </Button>
            <span className={css['question']}>{prompt.question}</span>
          </li>
        );
      })}
    </ol>
  </fieldset>
);
