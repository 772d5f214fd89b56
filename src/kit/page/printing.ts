import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPaper } from '#themes/paper.ts';

/** True while printing, set before the browser takes its snapshot: for content that only paper shows. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => watchPaper((isOnPaper) => (isOnPaper ? flushSync(() => setPrinting(true)) : setPrinting(false))), []);
  return isPrinting;
}
