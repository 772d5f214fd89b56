import { test as base, expect, type BrowserContext, type Locator, type Page, type Request, type Response as PageResponse } from '@playwright/test';
import { deviationsOf } from '../../mocks/contract/checks';
import type { OperationId } from '../../mocks/contract/operations';
import { findOperation } from '../../mocks/contract/route';
import { cookieNames, mockCookieNames } from '../../mocks/cookieNames';
import { demoUsers } from '../../mocks/demoUsers';

/** Where a visit goes and in what world. */
interface Visit {
  /** Tenant whose shop is opened: AL for visitors, the user's own for users. An empty text opens the national site. */
  tenant?: string;
  /** Customer already chosen; null leaves the choice open. Without it the user's first one. */
  customer?: string | null;
  /** What the mock backend is told to do, as its scenarios are named. */
  scenario?: string;
  /** Where the visit starts. */
  path?: string;
}

/** A call that a page has made. */
interface Call {
  readonly id: OperationId;
  readonly method: string;
  readonly url: URL;
  readonly body: string | null;
}

/** What the browser itself writes of a call that was answered with an error or not at all. */
const failedLoad = /^Failed to load resource/;
/** What a scenario answers in a call's place: a status that its contract doesn't have, or something that nobody can read. */
const faultyAnswer = /^contract: \w+: (\w+ answers [45]\d\d|its answer can't be read)/;
/** The mock's worker unregisters with the page before and is found by the next; its update in the background then has nothing to update. */
const workerGone = /Failed to update a ServiceWorker/;

/** The shop as a test uses it: in a world of its own, watched for whatever must not happen. */
export class ShopDriver {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #port: number;
  /** Keeps what this test changes from every other test, also from the same test a run ago. */
  readonly #world = `e2e-${crypto.randomUUID()}`;
  readonly #calls: Call[] = [];
  readonly #underWay = new Set<Request>();
  readonly #faults: string[] = [];
  readonly #checks: Promise<void>[] = [];
  readonly #allowed: RegExp[] = [workerGone];

  constructor(page: Page, port: number) {
    this.page = page;
    this.#context = page.context();
    this.#port = port;
    this.#watch();
  }

  /** Address of a tenant's shop; the national one for an empty text. */
  origin(tenant = 'AL'): string {
    return `http://${tenant === '' ? '' : `${tenant.toLowerCase()}.`}localhost:${this.#port}`;
  }

  /** Opens the shop as nobody. */
  async visit(path: string, { tenant = 'AL', scenario }: Visit = {}): Promise<void> {
    await this.#prepare(tenant, scenario);
    await this.page.goto(this.origin(tenant) + path);
  }

  /** Opens the shop as a demo user. How people sign on is a subject of its own: {@link signOn}. */
  async as(userName: string, { tenant, customer, scenario, path = '/' }: Visit = {}): Promise<void> {
    const user = demoUsers.find((known) => known.userName === userName);
    if (!user) throw new Error(`No demo user is called ${userName}`);
    const shop = tenant ?? user.tenant;
    await this.#prepare(shop, scenario);
    const chosen = customer === undefined ? user.customerIds[0] : customer;
    if (chosen) await this.setCookie(cookieNames.customer, chosen, shop);
    await this.page.goto(`${this.origin(shop)}/auth/login?${new URLSearchParams({ user: userName, redirect: path }).toString()}`);
    await this.page.waitForURL((url) => url.pathname !== '/auth/login');
  }

  /** Chooses somebody on the sign-on page that is open. */
  async signOn(userName: string, tenant = 'AL'): Promise<void> {
    const own = userName.split('.')[1]?.toUpperCase() ?? '';
    if (own !== tenant) await this.page.getByText(own, { exact: true }).click();
    await this.page.getByRole('button', { name: userName }).click();
    await this.page.waitForURL((url) => url.pathname !== '/auth/login');
  }

  /** Tells the mock backend what to do from the next call on. */
  async setScenario(scenario: string, tenant = 'AL'): Promise<void> {
    if (scenario !== 'normal') this.allowFailedCalls();
    await this.setCookie(mockCookieNames.scenario, scenario, tenant);
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

  /** The calls of an operation so far, from all tabs. */
  callsOf(...ids: OperationId[]): readonly Call[] {
    return this.#calls.filter(({ id }) => ids.includes(id));
  }

  /** Waits until nothing has been under way for a moment: neither a call, nor the code that would make one. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet = this.#underWay.size === 0 ? quiet + 1 : 0) await this.page.waitForTimeout(100);
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

  async #prepare(tenant: string, scenario: string | undefined): Promise<void> {
    await this.setCookie(mockCookieNames.panel, 'off', tenant);
    await this.setCookie(mockCookieNames.world, this.#world, tenant);
    if (scenario) await this.setScenario(scenario, tenant);
  }

  #watch(): void {
    this.#context.on('weberror', (error) => this.#faults.push(`thrown: ${String(error.error())}`));
    this.#context.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`${message.text()} (${message.location().url})`);
    });
    this.#context.on('request', (request) => {
      if (request.serviceWorker()) return;
      this.#underWay.add(request);
      const url = new URL(request.url());
      const route = findOperation(request.method(), url.pathname);
      if (route) this.#calls.push({ id: route.id, method: request.method(), url, body: request.postData() });
    });
    this.#context.on('requestfinished', (request) => this.#underWay.delete(request));
    this.#context.on('requestfailed', (request) => this.#underWay.delete(request));
    this.#context.on('response', (response) => this.#checks.push(this.#checkAnswer(response)));
  }

  async #checkAnswer(response: PageResponse): Promise<void> {
    const route = findOperation(response.request().method(), new URL(response.url()).pathname);
    if (!route || response.request().serviceWorker()) return;
    // A page that is left gives up its calls; an answer without a body is then all there is.
    const body = response.status() === 204 ? null : await response.body().catch(() => undefined);
    if (body === undefined) return;
    const type = response.headers()['content-type'];
    const answer = new Response(body === null ? null : new Uint8Array(body), { status: response.status(), headers: type === undefined ? {} : { 'Content-Type': type } });
    // An answer that says it is JSON and isn't can't even be compared.
    const deviations = await deviationsOf(route, answer).catch((error: unknown) => [`its answer can't be read: ${String(error)}`]);
    for (const deviation of deviations) this.#faults.push(`contract: ${route.id}: ${deviation}`);
  }
}

/**
 * `shop`: the shop in a world of its own. After each test it must hold that no answer deviated from the contract, nothing was
 * thrown, and nothing was written to the console as an error.
 */
export const test = base.extend<{ shop: ShopDriver }>({
  shop: async ({ page }, use, testInfo) => {
    const shop = new ShopDriver(page, (testInfo.project.metadata as { port: number }).port);
    await use(shop);
    await shop.finish();
  },
});

export { expect } from '@playwright/test';
