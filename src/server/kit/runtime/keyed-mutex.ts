const turns = new Map<string, Promise<unknown>>();

/** Many who want the same record at once wait here, in the order they came, and not on a connection each. */
export async function keyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}
