import { isUnknown, isTransient, type ApiRefusal } from '../state/refusal.ts';

/** What was sent and never answered: it may stand already, whatever the server says of a later try. */
export class LostAnswers {
  readonly #ids = new Set<string>();

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** The refusal of one more try, as far as anybody knows what became of the record. */
  after(id: string, refused: ApiRefusal): ApiRefusal {
    if (isUnknown(refused)) this.#ids.add(id);
    return this.has(id) && isTransient(refused) ? { ...refused, code: 'unknown' } : refused;
  }
}
