/** What a promise comes to within so many milliseconds; undefined when it takes longer. */
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
 * What a promise comes to; it fails when it takes longer than so many milliseconds.
 *
 * @param unlimited lifts the limit, such as a question to the person
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
