/** A start that cannot go on, told to the person at the terminal in one sentence and without a stack trace. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
