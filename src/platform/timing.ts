/** The result of a promise within a number of milliseconds; undefined if it takes longer. */
export async function resultWithin<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const result = await Promise.race([promise, tooLong]);
  clearTimeout(timer);
  return result;
}

/**
 * The result of a promise; rejects if it takes longer than a number of milliseconds.
 *
 * @param unlimited lifts the limit, for instance during a question to the user
 */
export async function orFailAfter<Result>(
  milliseconds: number,
  promise: PromiseLike<Result>,
  message: string,
  unlimited?: AbortSignal,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    if (unlimited?.aborted) return;
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
    unlimited?.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
