import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { consentServices, type ConsentService } from '#domain/customer/consent.ts';
import type { TrackedPage, TrackingEvent } from '#domain/customer/trackingEvent.ts';
import { emarsys } from './emarsys';
import { matomo } from './matomo';
import { pageScript } from './pageScript';
import type { OpenSandboxFrame, SandboxFrame } from './sandboxFrame';
import type { StartTracker, Tracker } from './tracker';
import { TrackerSet } from './trackerSet';

const page: TrackedPage = { path: '/flyers', title: 'Flugblätter – Rahmkogel' };
const search: TrackingEvent = { kind: 'search', term: 'reis', total: 3, typeOfQuery: undefined };
const order: TrackingEvent = {
  kind: 'order',
  orderId: '4501',
  items: [{ sku: 'beer', name: 'Bier', unit: 'KRT', amount: 2, salePrice: 8.88 }],
  total: 17.76,
};
const product: TrackingEvent = { kind: 'productView', sku: 'beer', name: 'Bier', category: 'Getränke' };

let warning: MockInstance<typeof console.warn>;

beforeEach(() => {
  warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  realms = [];
});

const boom = () => {
  throw new Error('broken');
};

describe('a set of trackers', () => {
  test('continues when each of them throws anywhere', () => {
    const set = new TrackerSet();
    const starts: StartTracker[] = [boom, () => ({ hear: boom, stop: boom })];
    for (const start of starts) {
      set.run(new Map(consentServices.map((service) => [service, start])), page);
      set.hear(search);
      set.run(new Map(), page);
    }
    // Seven that can't start; seven that start, and then fail on each event and on stopping.
    expect(warning).toHaveBeenCalledTimes(7 + 7 + 7);
  });

  test('isolates trackers from one that throws', () => {
    const hear = vi.fn<Tracker['hear']>();
    const set = new TrackerSet();
    set.run(
      new Map<ConsentService, StartTracker>([
        ['webTracking', () => ({ hear: boom, stop: boom })],
        ['leadTracking', () => ({ hear, stop: () => undefined })],
      ]),
      page,
    );
    set.hear(search);
    expect(hear).toHaveBeenCalledWith(search);
  });

  test('starts new ones, keeps unchanged ones, and stops removed or reconfigured ones', () => {
    const log: string[] = [];
    const tracker =
      (name: string): StartTracker =>
      () => {
        log.push(`+${name}`);
        return { hear: () => log.push(name), stop: () => log.push(`-${name}`) };
      };
    const [first, other, lead] = [tracker('m'), tracker('m2'), tracker('l')];
    const set = new TrackerSet();
    set.run(new Map([['webTracking', first]]), page);
    set.run(
      new Map([
        ['webTracking', first],
        ['leadTracking', lead],
      ]),
      page,
    );
    set.hear(search);
    set.run(new Map([['webTracking', other]]), page);
    set.run(new Map(), page);
    set.hear(search);
    expect(log).toEqual(['+m', '+l', 'm', 'l', '-m', '-l', '+m2', '-m2']);
  });
});

/** The window given to a service in tests; browsers use real ones (`tests/e2e/consent.spec.ts`). */
interface Opened extends SandboxFrame {
  readonly address: string;
  readonly title: string;
  readonly scripts: string[];
}

let realms: readonly Opened[] = [];

const open: OpenSandboxFrame = (address, title) => {
  const scripts: string[] = [];
  const realm: Opened = {
    address,
    title,
    scripts,
    window: {} as SandboxFrame['window'],
    run: (src) => scripts.push(src),
    close: () => {
      realms = realms.filter((one) => one !== realm);
    },
  };
  realms = [...realms, realm];
  return realm;
};
const scripts = () => realms.map((realm) => realm.scripts);
const commands = (name: string) => realms[0]?.window[name] as unknown[][];

test('Matomo runs in a window of its own, which is removed when it ends', () => {
  const tracker = matomo({ id: '4', url: 'https://stats.example/m', jsPath: 'matomo.js', phpPath: 'matomo.php' }, open)(page);
  expect(scripts()).toEqual([['https://stats.example/m/matomo.js']]);
  tracker.hear({ kind: 'pageView', page: { path: '/jobs', title: 'Stellen' } });
  tracker.hear(order);
  const { origin } = window.location;
  expect(commands('_paq')).toEqual([
    ['setTrackerUrl', 'https://stats.example/m/matomo.php'],
    ['setSiteId', '4'],
    ['setCookieSameSite', 'Strict'],
    ['setCustomUrl', `${origin}/flyers`],
    ['setDocumentTitle', 'Flugblätter – Rahmkogel'],
    ['trackPageView'],
    ['setReferrerUrl', `${origin}/flyers`],
    ['setCustomUrl', `${origin}/jobs`],
    ['setDocumentTitle', 'Stellen'],
    ['trackPageView'],
    ['addEcommerceItem', 'beer', 'Bier', false, 8.88, 2],
    ['trackEcommerceOrder', '4501', 17.76],
  ]);
  expect(window).not.toHaveProperty('_paq');
  tracker.stop();
  expect(realms).toEqual([]);
});

test('Matomo counts the page of a search or a product once: with its content, or without it after a while', () => {
  vi.useFakeTimers();
  const tracker = matomo(
    { id: '4', url: 'https://stats.example/', jsPath: 'm.js', phpPath: 'm.php' },
    open,
  )({ path: '/search', title: 'Suche' });
  tracker.hear(search);
  tracker.hear({ kind: 'pageView', page: { path: '/product/beer', title: 'Artikel' } });
  tracker.hear(product);
  tracker.hear({ kind: 'pageView', page: { path: '/search', title: 'Suche' } });
  vi.advanceTimersByTime(3000);
  expect(commands('_paq').filter(([name]) => /^track|Ecommerce/.test(String(name)))).toEqual([
    ['trackSiteSearch', 'reis', false, 3],
    ['setEcommerceView', 'beer', 'Bier', 'Getränke'],
    ['trackPageView'],
    ['setEcommerceView', false, false, false],
    ['trackPageView'],
  ]);
});

test("Emarsys gets searches, products and orders, and never the user's identity", () => {
  const tracker = emarsys('1A/2B', open)(page);
  expect(scripts()).toEqual([['https://cdn.scarabresearch.com/js/1A%2F2B/scarab-v2.js']]);
  for (const event of [search, product, order]) tracker.hear(event);
  tracker.hear({ kind: 'pageView', page });
  expect(commands('ScarabQueue')).toEqual([
    ['searchTerm', 'reis'],
    ['go'],
    ['view', 'beer'],
    ['go'],
    ['purchase', { orderId: '4501', items: [{ item: 'beer', price: 8.88, quantity: 2 }] }],
    ['go'],
  ]);
  tracker.stop();
  expect(realms).toEqual([]);
});

test("a script for every page runs again on each page, in a window with the page's address", () => {
  const tracker = pageScript('https://leads.example/lead.js', open)(page);
  const [first] = realms;
  tracker.hear(search);
  expect(realms).toEqual([first]);
  tracker.hear({ kind: 'pageView', page: { path: '/my/orders/detail/:orderId', title: 'Bestellung' } });
  expect(realms.map(({ address, title }) => [address, title])).toEqual([['/my/orders/detail/:orderId', 'Bestellung']]);
  expect(scripts()).toEqual([['https://leads.example/lead.js']]);
  tracker.stop();
  expect(realms).toEqual([]);
});
