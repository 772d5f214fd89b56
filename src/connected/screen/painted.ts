import { useEffect, useState } from 'react';

/**
 * Whether a part of the page has been painted once. What is not needed for that is asked for after it: starting a call takes a slow
 * machine as long as drawing a row.
 */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback comes before the paint, what it leaves behind comes after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
