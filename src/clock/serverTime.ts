import { useEffect, useState, useSyncExternalStore } from 'react';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { publisher } from '#platform/publisher.ts';
import { onCorrection, serverNow } from './serverClock';

let second = currentSecond();

function currentSecond(): number {
  return Math.floor(serverNow() / 1000);
}

const { subscribe, publish } = publisher(() => {
  second = currentSecond();
  return onEach(1000, () => {
    second = currentSecond();
    publish();
  });
});

/** The server's present second, in milliseconds since 1970, for countdowns on the screen; all share one timer. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, () => second) * 1000;
}

/** The server's present moment. */
export function serverMoment(): Date {
  return new Date(serverNow());
}

/** Calls the listener when the time on the screen may be wrong: an answer has corrected it, or the page becomes visible again. */
export function onDoubtfulTime(listener: () => void): () => void {
  const forget = onCorrection(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Calls the listener periodically and when the time may be wrong: a page that wakes up doesn't wait for the timer. */
function onEach(step: number, listener: () => void): () => void {
  const interval = setInterval(listener, step);
  const forget = onDoubtfulTime(listener);
  return () => {
    clearInterval(interval);
    forget();
  };
}

/** The server's present time, updated periodically and when it may be wrong. */
export function useNow(step: number): Date {
  const [now, setNow] = useState(serverMoment);
  useEffect(() => onEach(step, () => setNow(serverMoment())), [step]);
  return now;
}

/** The server's present day in the tenants' zone. */
export function serverDay(): LocalDate {
  return dayOfMoment(serverMoment());
}

const onMinute = (listener: () => void) => onEach(60_000, listener);

/** The server's present day in the tenants' zone. */
export function useToday(): LocalDate {
  return useSyncExternalStore(onMinute, serverDay);
}
