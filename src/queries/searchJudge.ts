type Judge = typeof import('../domain/searchHit');

let judge: Judge | undefined;

/** Fetches what tells hits from guesses, with the first answer that may be one. Where it can't be had nothing is taken for a guess. */
export async function fetchJudge(): Promise<void> {
  judge ??= await import('../domain/searchHit').catch(() => undefined);
}

/** What tells hits from guesses; undefined before the first answer to a search by words, and where its code can't be had. */
export const judgeOfHits = (): Judge | undefined => judge;
