import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { shiftClock } from '#storybook/clock.ts';
import type { OperationId } from '#mocks/contract/operations.ts';
import { findOperation } from '#mocks/contract/route.ts';
import { consentCookieNames, cookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { deviationsOfAnswer, deviationsTold, failedLoad, faultyAnswer, workerGone } from './answers';
import { Calm } from './calm';
import { preparePage } from './preparePage';
import { signOnOverHttp, userNamed } from './signOn';
import { World } from './world';

/** Target and world of a visit. */
interface Visit {
  /** Tenant whose shop is opened: AL for visitors, the user's own for users. An empty text opens the national site. */
  tenant?: string;
  /** Customer already chosen; null leaves the choice open. Without it the user's first one. */
  customer?: string | null;
  /** The mock backend's scenario, by name. */
  scenario?: string;
  /** Start of the visit. */
  path?: string;
  /** False to go on at once, for states before the page is settled. */
  shouldSettle?: boolean;
}

/** A line to put into a cart. */
export interface Line {
  readonly sku: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** A call that a page has made. */
interface Call {
  readonly id: OperationId;
  readonly method: string;
  readonly url: URL;
  readonly body: string | null;
}

/** Location of the mock backend: behind HTTP, where a test can call it too, or inside of the page. */
type Carrier = 'http' | 'worker';

/** Addresses of the shop and, over HTTP, its backend. */
interface ShopOptions {
  readonly port: number;
  readonly carrier: Carrier;
}

/** The shop as tests use it: in a world of its own, watched for errors. */
export class ShopDriver {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #port: number;
  readonly #carrier: Carrier;
  readonly #world: World;
  readonly #calls: Call[] = [];
  readonly #calm: Calm;
  #token = '';
  readonly #faults: string[] = [];
  readonly #checks: Promise<void>[] = [];
  readonly #allowed: RegExp[] = [workerGone];
  #isAsked = false;

  private constructor(page: Page, { port, carrier }: ShopOptions) {
    this.page = page;
    this.#world = new World(port);
    this.#context = page.context();
    this.#calm = new Calm(page);
    this.#port = port;
    this.#carrier = carrier;
    this.#watch();
  }

  /** The shop in a context that has opened none of its pages yet. */
  static async open(page: Page, options: ShopOptions): Promise<ShopDriver> {
    const shop = new ShopDriver(page, options);
    await page.context().addInitScript(shiftClock, shop.#world.lead);
    await page.context().addInitScript(preparePage);
    // A test that takes the clock into its hands takes over the one that its world has, and not the machine's.
    const install = page.clock.install.bind(page.clock);
    page.clock.install = (clock = {}) => install({ time: shop.now(), ...clock });
    return shop;
  }

  /** The present moment of backend and pages. */
  now(): Date {
    return this.#world.now();
  }

  /** Address of a tenant's shop; the national one for an empty text. */
  origin(tenant = 'AL'): string {
    return `http://${tenant === '' ? '' : `${tenant.toLowerCase()}.`}localhost:${this.#port}`;
  }

  /** Opens the shop signed out. */
  async visit(path: string, { tenant = 'AL', scenario, shouldSettle }: Visit = {}): Promise<void> {
    await this.#prepare(tenant, scenario);
    await this.#open(this.origin(tenant) + path, shouldSettle);
  }

  /**
   * Opens the shop as a demo user, over HTTP with the cookies that the sign-on sets. How people sign on is a subject of its own:
   * {@link signOn}.
   */
  async as(userName: string, visit: Visit = {}): Promise<void> {
    const { shop, path } = await this.#arrive(userName, visit);
    if (this.#carrier === 'http') {
      await this.#open(this.origin(shop) + path, visit.shouldSettle);
      return;
    }
    const address = `${this.origin(shop)}/auth/login?${new URLSearchParams({ user: userName, redirect: path }).toString()}`;
    await this.#calm.loaded(this.page.goto(address));
    await this.page.waitForURL((url) => url.pathname !== '/auth/login');
    await this.#arrived(visit.shouldSettle);
  }

  /**
   * Opens the cart of a demo user with lines in it: the own one, or that of the fair with this code. Over HTTP they are put in by a
   * call of the test's own; where the backend is inside of the page, by a call of the page's.
   */
  async withCart(userName: string, lines: readonly Line[], { fair, ...visit }: Visit & { fair?: string } = {}): Promise<void> {
    const user = userNamed(userName);
    const customer = visit.customer ?? user.customerIds[0] ?? '';
    const path =
      fair === undefined
        ? `/v1/t/${user.tenant}/my/shopping-cart-items/${customer}`
        : `/v1/t/${user.tenant}/subshop/${fair}/my/cart/${customer}/all-items`;
    const init = { method: 'PUT', headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de' }, body: JSON.stringify(lines) };
    const target = visit.path ?? (fair === undefined ? '/checkout' : `/subshop/promotions/${fair}/checkout`);
    if (this.#carrier === 'http') {
      const { scenario, ...early } = visit;
      await this.#arrive(userName, early);
      await this.ask(path, init);
      if (scenario) await this.setScenario(scenario, user.tenant);
      await this.#open(this.origin(user.tenant) + target, visit.shouldSettle);
      return;
    }
    await this.as(userName, { ...visit, path: '/flyers' });
    const stored = await this.page.evaluate(
      async ([address, request]) => {
        const token = /(?:^|; )sso-token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        return (await fetch(address, { ...request, headers: { ...request.headers, Authorization: `Bearer ${decodeURIComponent(token)}` } }))
          .ok;
      },
      [path, init] as const,
    );
    expect(stored, path).toBe(true);
    await this.#open(this.origin(user.tenant) + target, visit.shouldSettle);
  }

  /** Calls the backend as the user, without the page: its state, independently of the page. Over HTTP only. */
  async ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${this.#token}`);
    const answer = await this.#world.fetch(path, { ...init, headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Answer;
  }

  /** True if {@link ask} can reach the backend. */
  get canAsk(): boolean {
    return this.#carrier === 'http';
  }

  /** Goes to an address of the shop that is open, as a link in it does: without reloading it. */
  async go(path: string, { shouldSettle }: Pick<Visit, 'shouldSettle'> = {}): Promise<void> {
    await this.page.evaluate((address) => {
      // In the router's format of entries.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.#arrived(shouldSettle);
  }

  /** Reloads the page that is open. */
  async reload({ shouldSettle }: Pick<Visit, 'shouldSettle'> = {}): Promise<void> {
    await this.#calm.loaded(this.page.reload());
    await this.#arrived(shouldSettle);
  }

  /** Chooses a user on the open sign-on page. */
  async signOn(userName: string, tenant = 'AL'): Promise<void> {
    const own = userName.split('.')[1]?.toUpperCase() ?? '';
    if (own !== tenant) await this.page.getByText(own, { exact: true }).click();
    await this.page.getByRole('button', { name: userName }).click();
    await this.page.waitForURL((url) => url.pathname !== '/auth/login');
  }

  /** Sets the mock backend's scenario from the next call on. */
  async setScenario(scenario: string, tenant = 'AL'): Promise<void> {
    if (scenario !== 'normal') this.allowFailedCalls();
    this.#calm.setScenario(scenario);
    await this.setCookie(mockCookieNames.scenario, scenario, tenant);
  }

  /**
   * Lets the calls of operations go that a scenario holds (`getCart=held`): those that wait, and all later ones of this test, also
   * where none has come yet; without a name those of every operation. Over HTTP only.
   */
  async release(...ids: readonly OperationId[]): Promise<void> {
    if (this.#carrier !== 'http') throw new Error('The backend inside of the page releases nothing; such a test runs over HTTP');
    this.#calm.release(ids);
    await this.#world.release(ids);
  }

  /** Leaves the consent undecided, as on a first visit. By default everything is refused. */
  asksForConsent(): void {
    this.#isAsked = true;
  }

  async setCookie(name: string, value: string, tenant = 'AL'): Promise<void> {
    await this.#context.addCookies([{ name, value: encodeURIComponent(value), url: this.origin(tenant) }]);
  }

  /** Says that a fault belongs to the story: an error in the console, a thrown error, or a deviation from the contract. */
  allow(...faults: RegExp[]): void {
    this.#allowed.push(...faults);
  }

  /** Says that calls are turned away in this story, also with answers that no contract has. */
  allowFailedCalls(): void {
    this.allow(failedLoad, faultyAnswer);
  }

  /** The calls of an operation until the page rests, from all tabs: none is on its way to be counted too late, or one too much. */
  async callsOf(...ids: OperationId[]): Promise<readonly Call[]> {
    await this.settled();
    return this.callsSoFar(...ids);
  }

  /** The calls so far, for `expect.poll` alone, which repeats. */
  callsSoFar(...ids: OperationId[]): readonly Call[] {
    return this.#calls.filter(({ id }) => ids.includes(id));
  }

  /**
   * Waits until the page is settled: no call is under way, and the browser has had the time for all pending rendering and work. Returns
   * at once if it already is.
   */
  async settled(): Promise<void> {
    await this.#calm.settled(this.page);
  }

  /** Chooses something that the head of the page has in its menu. */
  async chooseAction(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** A product's row or tile, or a line of the cart, by the product's name. */
  row(name: string | RegExp): Locator {
    return this.page.getByRole('article', { name });
  }

  /** The way to the cart, in the header or at the lower edge, once it has so many lines. */
  cartLink(lines: number): Locator {
    const count = lines === 0 ? 'leer' : lines === 1 ? '1 Position' : `${lines} Positionen`;
    return this.page.getByRole('link', { name: new RegExp(`^Warenkorb, ${count}(,|$)`) });
  }

  /** Fails the test when something happened that must not. */
  async finish(): Promise<void> {
    await Promise.all(this.#checks);
    expect(this.#faults.filter((fault) => !this.#allowed.some((allowed) => allowed.test(fault)))).toEqual([]);
  }

  /** Sets the browser's storage as after a demo user's sign-on and choice of a customer. Returns the target of the visit. */
  async #arrive(userName: string, { tenant, customer, scenario, path = '/' }: Visit): Promise<{ shop: string; path: string }> {
    const user = userNamed(userName);
    const shop = tenant ?? user.tenant;
    await this.#prepare(shop, scenario);
    const chosen = customer === undefined ? user.customerIds[0] : customer;
    if (chosen) await this.setCookie(cookieNames.customer, chosen, shop);
    if (this.#carrier === 'http') await this.#takeSession(userName, shop);
    return { shop, path };
  }

  /** Signs on with a call of the test's own and hands the cookies of the answer to the browser. */
  async #takeSession(userName: string, tenant: string): Promise<void> {
    const { token, cookies } = await signOnOverHttp(this.#world, userName);
    this.#token = token;
    await this.#context.addCookies(cookies.map((cookie) => ({ ...cookie, url: this.origin(tenant) })));
  }

  async #open(address: string, shouldSettle?: boolean): Promise<void> {
    await this.#calm.loaded(this.page.goto(address));
    await this.#arrived(shouldSettle);
  }

  /** Every way into a page ends when it is settled: its buttons and counts are there. */
  async #arrived(shouldSettle = true): Promise<void> {
    if (shouldSettle) await this.settled();
  }

  async #prepare(tenant: string, scenario: string | undefined): Promise<void> {
    await this.setCookie(mockCookieNames.panel, 'off', tenant);
    if (!this.#isAsked) await this.#refuseConsent(tenant);
    for (const [name, value] of Object.entries(this.#world.cookies)) await this.setCookie(name, value, tenant);
    if (scenario) await this.setScenario(scenario, tenant);
  }

  /** A user who has agreed to something before keeps that. */
  async #refuseConsent(tenant: string): Promise<void> {
    const url = this.origin(tenant);
    const there = new Set((await this.#context.cookies(url)).map(({ name }) => name));
    const refused = consentCookieNames.filter((name) => !there.has(name)).map((name) => ({ name, value: 'false', url }));
    if (refused.length > 0) await this.#context.addCookies(refused);
  }

  #watch(): void {
    this.#context.on('weberror', (error) => this.#faults.push(`thrown: ${String(error.error())}`));
    this.#context.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`${message.text()} (${message.location().url})`);
    });
    this.#context.on('request', (request) => {
      if (request.serviceWorker()) return;
      const url = new URL(request.url());
      const route = findOperation(request.method(), url.pathname);
      if (route) this.#calls.push({ id: route.id, method: request.method(), url, body: request.postData() });
    });
    const deviationsIn = this.#carrier === 'http' ? deviationsTold : deviationsOfAnswer;
    this.#context.on('response', (response) =>
      this.#checks.push(deviationsIn(response).then((deviations) => void this.#faults.push(...deviations))),
    );
  }
}

/**
 * `shop`: the shop in a world of its own. After each test it must hold that no answer deviated from the contract, nothing was
 * thrown, and nothing was written to the console as an error.
 */
export const test = base.extend<{ shop: ShopDriver }>({
  shop: async ({ page }, use, testInfo) => {
    const carrier = testInfo.project.name === 'worker' ? 'worker' : 'http';
    const fault = process.env['PLANTED_FAULT'];
    if (fault) await page.context().addInitScript((id) => Object.assign(globalThis, { __planted: id }), fault);
    const shop = await ShopDriver.open(page, { ...(testInfo.project.metadata as { port: number }), carrier });
    await use(shop);
    await shop.finish();
  },
});

export { expect } from '@playwright/test';
