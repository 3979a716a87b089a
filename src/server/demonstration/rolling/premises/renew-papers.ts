import { attachment } from '#domain/attachments/attachment.ts';
import { addDays, type Day } from '#domain/kit/time/time.ts';
import { houseOf, managerOf, type Scene } from '../../stage/scene.ts';

/** The reminder comes thirty days ahead; the new paper some time after it. */
export const paperRenewedBeforeDays = 9;

/** Certificates, insurances and policies are renewed for a year before they run out. */
export function renewPapers(scene: Scene, day: Day, untouched: ReadonlySet<string>): void {
  for (const paper of scene.book.of(attachment).filter(({ id }) => untouched.has(id)))
    scene.book.carryOn(attachment, paper, {
      by: managerOf(scene, houseOf(scene, paper.home)),
      at: scene.calendar.at(0, '11:10'),
      sets: { document_date: day, expiry_date: addDays(day, 364) },
    });
}
