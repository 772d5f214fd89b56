import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { subscribeToErrors } from '#platform/errorReports.ts';
import { tabMark } from '#platform/stored.ts';
import { currentSession } from '#session/currentSession.ts';
import { screensAt } from '../screenAt';
import { ReportQueue, type Beacon } from './reportQueue';

/** Milliseconds in which reports are gathered before they are sent. */
const gathering = 10_000;

/** One page in this number reports its vitals, which is a sufficient sample. */
const pagesPerVitals = 10;

/** Reports failures and performance to this address from now on, starting with those since the page's start. */
export function report(url: string): void {
  const queue = new ReportQueue();
  const screen = () =>
    `/${screensAt(window.location.pathname)
      .map(({ path }) => path)
      .join('/')}`.replaceAll(/\/{2,}/g, '/');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!queue.isEmpty) sendBeacon(url, { release: releaseOf(document), tenant: currentSession().tenant ?? '', reports: queue.take() });
  };
  const sendSoon = () => {
    timer ??= setTimeout(send, gathering);
  };
  subscribeToErrors((trouble) => {
    queue.addTrouble(trouble, screen());
    sendSoon();
  });
  if (wasReloaded()) {
    queue.addTrouble({ kind: 'start', operation: 'reloaded' }, screen());
    sendSoon();
  }
  if (Math.random() < 1 / pagesPerVitals) {
    const hear = ({ name, value }: Metric) => {
      queue.addVital(name, value, screen());
      sendSoon();
    };
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(hear);
  }
  // After the vitals, which are known only now.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}

/** True if `public/start.js` has reloaded the page because its first load failed; reported once. */
function wasReloaded(): boolean {
  const mark = tabMark('start:reloaded');
  if (mark.read() !== '1') return false;
  mark.keep('reported');
  return true;
}

/** The release named by the page; empty if it has none. */
function releaseOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}

/**
 * Sends a beacon that outlives the page. `navigator.sendBeacon` would send cookies and the page's address along. Plain text avoids a
 * preflight request to another origin. Nothing waits for the answer.
 */
function sendBeacon(url: string, beacon: Beacon): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(beacon),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
