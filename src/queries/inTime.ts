/** Longest time in milliseconds that an order waits for a last look at what is ordered; when it is sent, the cart is read in any case. */
export const longestLook = 5_000;

/** What a promise comes to within so many milliseconds; undefined when it takes longer. */
export async function inTime<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const result = await Promise.race([promise, tooLong]);
  clearTimeout(timer);
  return result;
}
