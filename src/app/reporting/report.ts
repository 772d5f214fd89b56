import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { hearTrouble } from '../../platform/trouble';
import { currentSession } from '../../session/currentSession';
import { screensAt } from '../screenAt';
import { ReportQueue, type Beacon } from './reportQueue';

/** Milliseconds in which reports are gathered before they are sent. */
const gathering = 10_000;

/** Of so many pages one reports its vitals: there are enough of them, and they say the same. */
const pagesPerVitals = 10;

/** Reports what goes wrong, and how fast the page is, to this address from now on; first what has happened since its start. */
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
  hearTrouble((trouble) => {
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

/** Whether `public/start.js` has reloaded the page because its first load failed, which is reported once. */
function wasReloaded(): boolean {
  const mark = 'start:reloaded';
  try {
    if (sessionStorage.getItem(mark) !== '1') return false;
    sessionStorage.setItem(mark, 'reported');
    return true;
  } catch {
    return false;
  }
}

/** The release that the page says it is of; empty where it doesn't. */
function releaseOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}

/**
 * Sends a beacon that outlives the page. Not by `navigator.sendBeacon`, which sends cookies and the page's address along. As plain text no
 * other origin is asked beforehand whether it may come. Nobody waits for an answer.
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
