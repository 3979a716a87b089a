import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { noAnswer, type GivenAnswers } from '#domain/assessments/filling/given-answers.ts';
import type { FilledForm } from '#domain/assessments/filling/item-changes.ts';
import type { Form } from '#domain/assessments/form.ts';
import { fallsForm } from '#world/records/falls-form.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { show, write } from '#world/browser/web-page.tsx';
import { FillForm } from './fill-form.tsx';

function TryOut({ form, earlier = null }: { form: Form; earlier?: FilledForm | null }) {
  const [answers, setAnswers] = useState<GivenAnswers>({});
  return (
    <FillForm
      form={form}
      answers={answers}
      earlier={earlier}
      onAnswer={(question, answer) => setAnswers((now) => ({ ...now, [question]: answer }))}
      last={{
        title: 'Look over',
        show: ({ check }) => (
          <button type="button" onClick={() => check()}>
            Complete
          </button>
        ),
      }}
    />
  );
}

test('a question that follows from an answer appears with it and goes with it, and the score follows', async () => {
  show(<TryOut form={fallsForm()} />);
  expect(screen.queryByRole('textbox', { name: /How often/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /How often/ }), '3');
  expect(screen.getByLabelText('Score so far').textContent).toContain('2 of 3 answered');
  expect(screen.getByLabelText('Score so far').textContent).toContain('Score so far 5');
  expect(screen.getByText('High risk')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByRole('textbox', { name: /How often/ })).toBeNull();
  expect(screen.getByLabelText('Score so far').textContent).toContain('Score so far 0');
});

test('an answer that calls for somebody says so at once, and no longer when it is changed', async () => {
  const form = fallsForm();
  const trigger = [{ when: 2, severity: 'high' as const, message: 'Tell the shift lead now.' }];
  const questions = form.questions.map((question) => (question.id === 'q1' ? { ...question, trigger } : question));
  show(<TryOut form={{ ...form, questions }} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByText('Tell the shift lead now.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByText('Tell the shift lead now.')).toBeNull();
});

test('somebody who answers about themselves does not see the score move', async () => {
  show(<TryOut form={fallsForm({ is_self_report: true })} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByLabelText('Score so far').textContent).toContain('comes at the end');
  expect(screen.getByLabelText('Score so far').textContent).not.toContain('Score so far');
});

test('what was answered last time is shown and not ticked; what changed says so', async () => {
  const form = fallsForm();
  show(<TryOut form={form} earlier={{ form, answers: { q1: { ...noAnswer, choices: ['q1-yes'] } } }} />);
  expect(screen.getByText('Last time').closest('label')?.textContent).toContain('Yes');
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByText('Changed. Last time: Yes')).toBeDefined();
});

test('what is missing is named at the end, and leads to its question', async () => {
  show(<TryOut form={fallsForm()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next: Now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Look over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  expect(screen.getByRole('heading', { level: 2, name: 'History' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1. Fallen this year? has no answer yet.' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /Fallen this year/ })));
});

test('by keys alone a form is answered, gone through step by step and back, and read by whoever does not see it', async () => {
  const form = fallsForm();
  show(<TryOut form={form} earlier={{ form, answers: { q1: { ...noAnswer, choices: ['q1-no'] } } }} />);
  screen.getByRole('radio', { name: 'Yes' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Yes', checked: true })).toBeDefined();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('3');
  expect(screen.getByRole('textbox', { name: /How often/ })).toHaveProperty('value', '3');
  await expectSoundStructure();
  screen.getByRole('button', { name: 'Next: Now' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Now' })));
  screen.getByRole('button', { name: 'Back' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Yes', checked: true })).toBeDefined();
});

test('a comment stands beside the answer, and a number that cannot be is refused in words', async () => {
  show(<TryOut form={fallsForm()} />);
  await userEvent.click(screen.getByRole('button', { name: /Add a comment to 1/ }));
  await write(screen.getByLabelText(/Comment on 1/), 'In the garden');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /How often/ }), '99');
  expect(screen.getByText(/must be between 1 and 50/)).toBeDefined();
});
