import { test as base, expect, type Page } from '@playwright/test';
import { deviationsOf } from '../../mocks/contract/checks';
import { findOperation } from '../../mocks/contract/route';
import { cookieNames, mockCookieNames } from '../../mocks/cookieNames';
import { demoUsers } from '../../mocks/demoUsers';

/** Who uses the shop, and in what world. */
interface Visit {
  /** Tenant whose shop is opened; the user's own without it. */
  tenant?: string;
  /** Customer already chosen; null leaves the choice open. Without it the user's first one. */
  customer?: string | null;
  /** What the mock backend is told to do, as its scenarios are named. */
  scenario?: string;
  /** Where the visit starts. */
  path?: string;
}

/** The shop as a test uses it: in a world of its own, watched for whatever must not happen. */
export class ShopDriver {
  readonly page: Page;
  readonly #port: number;
  /** Faults that a test brings about on purpose; failed calls are then part of the story. */
  expectsFailures = false;

  constructor(page: Page, port: number) {
    this.page = page;
    this.#port = port;
  }

  /** Address of a tenant's shop; the national one without a tenant. */
  origin(tenant?: string): string {
    return `http://${tenant ? `${tenant.toLowerCase()}.` : ''}localhost:${this.#port}`;
  }

  async #cookie(tenant: string | undefined, name: string, value: string): Promise<void> {
    await this.page.context().addCookies([{ name, value, url: this.origin(tenant) }]);
  }

  /** Opens the shop as nobody. */
  async visit(path: string, { tenant = 'AL', scenario }: Visit = {}): Promise<void> {
    await this.#prepare(tenant, scenario);
    await this.page.goto(this.origin(tenant) + path);
  }

  /** Signs a demo user on through the mock's sign-on page and opens the shop. */
  async as(userName: string, { tenant, customer, scenario, path = '/' }: Visit = {}): Promise<void> {
    const user = demoUsers.find((known) => known.userName === userName);
    if (!user) throw new Error(`No demo user is called ${userName}`);
    const shop = tenant ?? user.tenant;
    await this.#prepare(shop, undefined);
    await this.page.goto(`${this.origin(shop)}/auth/login`);
    await this.page.getByRole('button', { name: userName }).click();
    await this.page.waitForURL((url) => url.pathname !== '/auth/login');
    const chosen = customer === undefined ? user.customerIds[0] : customer;
    if (chosen) await this.#cookie(shop, cookieNames.customer, chosen);
    if (scenario) await this.setScenario(scenario, shop);
    await this.page.goto(this.origin(shop) + path);
  }

  /** Tells the mock backend what to do from the next call on. */
  async setScenario(scenario: string, tenant = 'AL'): Promise<void> {
    this.expectsFailures ||= scenario !== 'normal';
    await this.#cookie(tenant, mockCookieNames.scenario, scenario);
  }

  async #prepare(tenant: string, scenario: string | undefined): Promise<void> {
    await this.#cookie(tenant, mockCookieNames.panel, 'off');
    await this.#cookie(tenant, mockCookieNames.world, `e2e-${base.info().testId}-${base.info().retry}`);
    if (scenario) await this.setScenario(scenario, tenant);
  }
}

/**
 * `shop`: the shop in a world of its own. After each test it must hold that no answer deviated from the contract, nothing was
 * thrown, and nothing was written to the console as an error.
 */
export const test = base.extend<{ shop: ShopDriver }>({
  shop: async ({ page }, use, testInfo) => {
    const port = (testInfo.project.metadata as { port: number }).port;
    const shop = new ShopDriver(page, port);
    const faults: string[] = [];
    const checks: Promise<void>[] = [];
    page.on('pageerror', (error) => faults.push(`thrown: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser itself logs a failed call; whether that was meant is for the test to say.
      if (shop.expectsFailures) return;
      faults.push(`console: ${message.text()}`);
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const route = findOperation(response.request().method(), pathname);
      if (!route || shop.expectsFailures) return;
      checks.push((async () => {
        const body = response.status() === 204 ? null : await response.body().catch(() => undefined);
        if (body === undefined) return;
        const answer = new Response(body === null ? null : new Uint8Array(body), { status: response.status(), headers: await response.allHeaders() });
        for (const deviation of await deviationsOf(route, answer)) faults.push(`contract: ${route.id}: ${deviation}`);
      })());
    });
    await use(shop);
    await Promise.all(checks);
    expect(faults).toEqual([]);
  },
});

export { expect } from '@playwright/test';
