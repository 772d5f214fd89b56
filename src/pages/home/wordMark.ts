import { useEffect, useState } from 'react';
import { loadLook } from '#themes/tenants.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import type { WordMarkTokens } from '#themes/tokens.ts';

/** Symbol and name of a theme other than the page's own; undefined while loading, and its code on failure. */
export function useWordMark(look: ThemeCode): WordMarkTokens | undefined {
  const [mark, setMark] = useState<WordMarkTokens>();
  useEffect(() => {
    let current = true;
    loadLook(look).then(
      ({ wordMark }) => current && setMark(wordMark),
      () => current && setMark({ symbol: [], name: look }),
    );
    return () => {
      current = false;
    };
  }, [look]);
  return mark;
}
