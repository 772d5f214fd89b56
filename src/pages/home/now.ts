import { useEffect, useState } from 'react';

/** The present moment, renewed every so many milliseconds and whenever the page comes back to the front. */
export function useNow(step: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setNow(new Date());
    const timer = setInterval(renew, step);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [step]);
  return now;
}
