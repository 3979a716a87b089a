import type { FactorReset } from '#domain/session/second-factor.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { create } from '../../../kit/api/api.ts';
import { objectWith } from '../../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../../kit/data/use-live-answer.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { DecisionButtons, type DecisionWords } from '../../../kit/form/asking/decision-buttons.tsx';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { pathOf } from '../../../kit/state/entities.ts';
import { useAuth } from '../../../kit/state/store.ts';
import { showToast } from '../../../kit/state/toasts.ts';
import { Flag } from '../../../kit/ui/flags.tsx';
import { reasonFields } from '../../../kit/form/asking/reason-fields.ts';
import { useMayManage } from '../use-may-manage.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './second-factor.module.css';

const isReset = objectWith<FactorReset>('has_second_factor', 'asked');

/** How the reset of somebody's second factor stands, for those who may help with it; nothing is read for anybody else. */
export function useFactorReset(person: Pick<Staff, 'id' | 'is_superuser'>): LiveAnswer<FactorReset> {
  const { user } = useAuth();
  const mayManage = useMayManage(person);
  return useLiveAnswer(mayManage && user?.id !== person.id ? pathTo(person) : null, { is: isReset, of: [staff.name] });
}

const pathTo = ({ id }: Pick<Staff, 'id'>) => `${pathOf(staff)}${id}/second-factor-reset/`;

interface FactorResetProps {
  person: Pick<Staff, 'id'>;
  /** The name they go by. */
  name: string;
  reset: Pick<LiveAnswer<FactorReset>, 'body' | 'take' | 'reload'>;
}

/** For somebody who lost phone, passkey and recovery codes: one colleague asks. */
export const AskResetDialog = ({ person, name, reset, onClose }: FactorResetProps & { onClose(): void }) => (
  <AskingDialog
    title={`Ask to reset the second factor of ${name}?`}
    verb="Ask for a reset"
    fields={reasonFields}
    act={({ reason }) => create(pathTo(person), { reason }, { is: isReset })}
    onDone={(changed: FactorReset) => {
      onClose();
      reset.take(changed);
      showToast('Asked. Another colleague confirms it.', 'good');
    }}
    onClose={onClose}
  >
    <p>
      Be sure that it is {name} who asks you. Another colleague who manages accounts confirms it within three days;
      nothing changes before.
    </p>
  </AskingDialog>
);

const words: DecisionWords = {
  confirm: { title: 'Reset the second factor?', verb: 'Confirm the reset', done: 'The second factor is reset' },
  refuse: { title: 'Refuse the reset?', verb: 'Refuse', done: 'Refused. Nothing was changed.' },
  withdraw: { title: 'Withdraw the reset?', verb: 'Withdraw', done: 'Withdrawn. Nothing was changed.' },
};

/** What was asked, for another colleague to decide. Nothing is shown where nobody has asked. */
export function FactorResetPanel({ name, reset }: Omit<FactorResetProps, 'person'>) {
  const { zone } = useHouseClock();
  const asked = reset.body?.asked;
  if (!asked) return null;
  return (
    <Panel title="Reset of the second factor" count={<Flag tone="watch">Waits for a second person</Flag>}>
      <blockquote className={css['why']}>{asked.reason}</blockquote>
      <p className={kit['quiet']}>
        {asked.asked_by.name} asked for {name} on {momentInWords(asked.asked_at, zone)}.
      </p>
      <DecisionButtons of={asked} path="/api/second-factor-reset/" words={words} isDanger onDecided={reset.reload}>
        {(deciding) =>
          deciding === 'confirm' && (
            <p>
              {name} is signed out everywhere and signs in by the password alone, until they set up a new one. Speak to
              them yourself first.
            </p>
          )
        }
      </DecisionButtons>
    </Panel>
  );
}
