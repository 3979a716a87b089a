import { firedTriggers } from '#domain/assessments/filling/fired-triggers.ts';
import type { GivenAnswers } from '#domain/assessments/filling/given-answers.ts';
import { scoreResult } from '#domain/assessments/filling/score-result.ts';
import type { Form } from '#domain/assessments/form.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Flag } from '../../kit/ui/flags.tsx';
import { FillForm } from '../fill/fill-form.tsx';
import { severityTone } from '../fill/severity-tone.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './build.module.css';

/** The form filled in as whoever assesses somebody will, and nothing of it is saved. */
export function TryOut({ form }: { form: Form }) {
  const [answers, setAnswers] = useState<GivenAnswers>({});
  const [round, setRound] = useState(0);
  const { total, band } = scoreResult(form, answers);
  const fired = firedTriggers(form, answers);
  return (
    <div className={css['list']}>
      <p className={kit['quiet']}>This is a trial. No result is kept and no alert is raised.</p>
      <FillForm
        key={round}
        form={form}
        answers={answers}
        onAnswer={(question, answer) => setAnswers((now) => ({ ...now, [question]: answer }))}
        last={{
          title: 'What it comes to',
          show: ({ open }) => (
            <section className={css['panel']} data-card aria-label="Outcome of the trial">
              {open.length > 0 && <p className={kit['reason']}>Still open: {open.length}.</p>}
              {form.scoring !== 'none' && <p className={kit['reason']}>Score {total ?? 'not known yet'}</p>}
              {band && (
                <p className={kit['reason']}>
                  <Flag tone={severityTone(band.severity)}>{band.label}</Flag> {band.advice}
                </p>
              )}
              {fired.map(({ message, severity, question }) => (
                <p key={`${question.id} ${message}`} className={kit['reason']}>
                  <Flag tone={severityTone(severity)}>Alert</Flag> {message}
                </p>
              ))}
              <Button
                variant="default"
                onClick={() => {
                  setAnswers({});
                  setRound((now) => now + 1);
                }}
              >
                Try again from the start
              </Button>
            </section>
          ),
        }}
      />
    </div>
  );
}
