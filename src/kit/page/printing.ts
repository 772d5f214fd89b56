import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchPaper } from '../../themes/paper';

/** Whether the page is being printed, told before the browser takes its picture: for what is on paper and not on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => watchPaper((isOnPaper) => (isOnPaper ? flushSync(() => setPrinting(true)) : setPrinting(false))), []);
  return isPrinting;
}
