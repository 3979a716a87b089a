import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { complete } from '../../care/assessments.ts';
import { formInUse } from '../../care/assessment-forms.ts';
import type { Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';
import { isSeenTo } from './comes-due.ts';
import { residentOf } from '../stored-scene.ts';

/** Whoever is to be asked again is asked on the day. */
export function assessAgain(scene: Scene, day: Day): void {
  for (const last of scene.book.of(assessmentResult)) {
    const resident = residentOf(scene, last.resident);
    const form = formInUse(last.assessment);
    if (resident && form && isSeenTo(last.id, String(last.next_due), day))
      complete(
        scene,
        resident,
        form,
        0,
        seeded(`assess ${resident.profile.first} ${resident.profile.last} ${form.code} ${day}`),
      );
  }
}
