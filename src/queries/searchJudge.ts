import type { QueryFunctionContext } from '@tanstack/react-query';
type Judge = typeof import('#domain/search/searchHit.ts');

let judge: Judge | undefined;

/**
 * Fetches the code that separates hits from guesses, with the first answer that may contain guesses. If it fails, nothing counts as a
 * guess.
 */
async function fetchJudge(): Promise<void> {
  judge ??= await import('#domain/search/searchHit.ts').catch(() => undefined);
}

/** Separates hits from guesses; undefined before the first answer to a search by words, and if its code can't be fetched. */
export const judgeOfHits = (): Judge | undefined => judge;

export type Read<Answer> = (context: QueryFunctionContext) => Promise<Answer>;

/** A read whose answer is judged by the search words, unless it says itself that it contains exact hits. */
export function judged<Answer extends { readonly onlySimilar?: boolean }>(read: Read<Answer>, query: string | undefined): Read<Answer> {
  if (query === undefined || query === '') return read;
  return async (context) => {
    const answer = await read(context);
    if (answer.onlySimilar !== false) await fetchJudge();
    return answer;
  };
}
