import { useEffect, useState, useSyncExternalStore } from 'react';
import { dayOfMoment, type LocalDate } from '../domain/calendar';
import { onCorrection, serverNow } from './serverClock';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = currentSecond();

function currentSecond(): number {
  return Math.floor(serverNow() / 1000);
}

function tick(): void {
  second = currentSecond();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  second = currentSecond();
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's present second, in milliseconds since 1970, for what counts down on the screen: one timer for all of it. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, () => second) * 1000;
}

/** The server's present moment. */
export function serverMoment(): Date {
  return new Date(serverNow());
}

/** Calls back when the time on the screen may be wrong: an answer has put it right, or the page comes back to the front. */
export function onDoubtfulTime(listener: () => void): () => void {
  const stop = onCorrection(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The server's present moment, renewed every so many milliseconds and whenever it may be wrong. */
export function useNow(step: number): Date {
  const [now, setNow] = useState(serverMoment);
  useEffect(() => {
    const renew = () => setNow(serverMoment());
    const interval = setInterval(renew, step);
    const stop = onDoubtfulTime(renew);
    return () => {
      clearInterval(interval);
      stop();
    };
  }, [step]);
  return now;
}

/** The server's present day in the tenants' zone. */
export function serverDay(): LocalDate {
  return dayOfMoment(serverMoment());
}

/** Calls back each minute and whenever the time may be wrong. */
function onMinute(listener: () => void): () => void {
  const interval = setInterval(listener, 60_000);
  const stop = onDoubtfulTime(listener);
  return () => {
    clearInterval(interval);
    stop();
  };
}

/** The server's present day in the tenants' zone. */
export function useToday(): LocalDate {
  return useSyncExternalStore(onMinute, serverDay);
}
