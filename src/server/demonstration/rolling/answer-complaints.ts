import { complaint, type Complaint } from '#domain/complaints/complaint.ts';
import { houseOf, managerOf, staffId, type Scene } from '../stage/scene.ts';
import type { Given } from '../stage/record-book.ts';

type Step = (scene: Scene, said: Complaint, at: string) => Given<typeof complaint>;

/** What a well-run house does on the day that it promised. */
const steps: { readonly [S in Complaint['status']]?: Step } = {
  received: (_, { is_anonymous }, at) => ({
    status: 'acknowledged',
    acknowledged_at: at,
    acknowledged_how: is_anonymous ? 'nobody' : 'letter',
  }),
  acknowledged: (scene, { home, concerns }) => {
    const usual = staffId(scene, houseOf(scene, home) === 'willow' ? 'helen.garside' : 'senior');
    return {
      status: 'investigating',
      investigator: concerns.includes(usual) ? managerOf(scene, houseOf(scene, home)) : usual,
    };
  },
  investigating: (_, { is_anonymous, findings }, at) => ({
    status: 'answered',
    findings:
      findings ?? 'I read the notes of the week and spoke with everybody who was on shift. It happened as it was said.',
    outcome: 'upheld',
    answer: 'It should not have happened, and we are sorry. We talked about it with the whole team.',
    answered_at: at,
    answered_how: is_anonymous ? 'nobody' : 'letter',
  }),
  answered: () => ({
    status: 'closed',
    learning: 'It is now a part of the handover, so that nobody has to remember it by themselves.',
    contentment: 'yes',
  }),
};

/** Each complaint goes on before its clock runs out. */
export function answerComplaints(scene: Scene): void {
  const at = scene.calendar.at(0, '16:30');
  for (const said of scene.book.of(complaint)) {
    const step = steps[said.status];
    if (step)
      scene.book.carryOn(complaint, said, {
        by: managerOf(scene, houseOf(scene, said.home)),
        at,
        sets: step(scene, said, at),
      });
  }
}
