import { useEffect, useState } from 'react';
import { loadLook } from '../../themes/tenants';
import type { ThemeCode } from '../../themes/themeCodes';
import type { WordMarkTokens } from '../../themes/tokens';

/** Symbol and name of another look than the page's own; undefined while it is fetched, and its code where it can't be. */
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
