import { useEffect, useState, useSyncExternalStore } from 'react';
import { dayOfMoment, type LocalDate } from '../domain/calendar';
import { onCorrection, serverNow } from './serverClock';

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;
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
  stop ??= onEach(1000, tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
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
  const forget = onCorrection(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Calls back every so many milliseconds and whenever the time may be wrong: a page that wakes waits for no timer. */
function onEach(step: number, listener: () => void): () => void {
  const interval = setInterval(listener, step);
  const forget = onDoubtfulTime(listener);
  return () => {
    clearInterval(interval);
    forget();
  };
}

/** The server's present moment, renewed every so many milliseconds and whenever it may be wrong. */
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
