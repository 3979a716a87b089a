import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import { question } from '#domain/assessments/question.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { formWords } from '../../care/assessment-forms.ts';
import { complete, type Form } from '../../care/assessments.ts';
import type { Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';
import { isSeenTo } from './comes-due.ts';
import { residentOf } from '../kept-scene.ts';

/** The forms as they were published, by their id. */
function formsOf({ book }: Scene): ReadonlyMap<string, Form> {
  const inOrder = (a: AnyRecord, b: AnyRecord) => Number(a['order']) - Number(b['order']);
  return new Map(
    book.of(assessment).flatMap((record) => {
      const words = formWords.find(({ code }) => code === record['code']);
      const questions = book
        .of(question)
        .filter((one) => one['assessment'] === record.id)
        .toSorted(inOrder)
        .map((asked) => ({
          record: asked,
          choices: book
            .of(choice)
            .filter((one) => one['question'] === asked.id)
            .toSorted(inOrder),
        }));
      return words ? [[record.id, { words, record, questions }] as const] : [];
    }),
  );
}

/** Whoever is to be asked again is asked on the day. */
export function assessAgain(scene: Scene, day: Day): void {
  const forms = formsOf(scene);
  for (const last of scene.book.of(assessmentResult)) {
    const resident = residentOf(scene, last['resident']);
    const form = forms.get(String(last['assessment']));
    if (resident && form && isSeenTo(last.id, String(last['next_due']), day))
      complete(
        scene,
        resident,
        form,
        0,
        seeded(`assess ${resident.profile.first} ${resident.profile.last} ${form.words.code} ${day}`),
      );
  }
}
