import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { consentCookieNames, cookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import type { DemoUser } from '#mocks/demoUsers.ts';
import { ports } from '#scripts/ports.ts';
import { createBff, type Bff } from './bff';
import { createProvider, demoClaims, type ShopClaims } from './provider';
import { openSessions } from './sessions';

/** A server whose place stays its own while it is down. */
class Place {
  readonly #answer: RequestListener;
  #server: Server | undefined;
  port = 0;

  constructor(answer: RequestListener) {
    this.#answer = answer;
  }

  async up(): Promise<void> {
    const server = createServer(this.#answer);
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }
}

/** The shop's site and the sign-on service's are two: nothing of one is the other's. */
const [shopDomain, providerHost] = ['shop.test', 'id.test'];

/** The sign-on service and the backend for the frontend, one pair for each process of the suite. */
class SignOn {
  readonly provider: Place;
  readonly front: Place;
  bff!: Bff;
  readonly #sessions = openSessions(':memory:', { idle: 3600, longest: 3600 });
  /** Claims of a user's token; tests change them. */
  claimsOf: (user: DemoUser) => ShopClaims = demoClaims;
  #answerProvider: RequestListener = (_request, response) => void response.destroy();

  constructor() {
    this.provider = new Place((request, response) => this.#answerProvider(request, response));
    this.front = new Place((request, response) => this.bff.answer(request, response));
  }

  get issuer(): string {
    return `http://${providerHost}:${this.provider.port}`;
  }

  origin(tenant = 'AL'): string {
    return `http://${tenant.toLowerCase()}.${shopDomain}:${this.front.port}`;
  }

  async start(): Promise<void> {
    const serveFiles = sirv('dist', { single: true, ignores: [/^\/assets\//] });
    const client = { id: 'shop', secret: 'only for this suite' };
    await Promise.all([this.provider.up(), this.front.up()]);
    const origins = ['AL', 'ZU'].map((tenant) => this.origin(tenant));
    this.#answerProvider = await createProvider({
      issuer: this.issuer,
      tokenLifetime: 300,
      client: {
        ...client,
        redirects: origins.map((origin) => `${origin}/auth/callback`),
        afterLogout: origins.map((origin) => `${origin}/`),
      },
      claimsOf: (user) => this.claimsOf(user),
    });
    this.bff = createBff({
      issuer: this.issuer,
      issuerNearby: `http://127.0.0.1:${this.provider.port}`,
      clientId: client.id,
      clientSecret: client.secret,
      backend: `http://127.0.0.1:${ports.mock}`,
      sessions: this.#sessions,
      shop: (request, response) => serveFiles(request, response, () => void response.writeHead(404).end()),
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.provider.down(), this.front.down()]);
    this.#sessions.close();
  }
}

/** The shop behind a sign-on that is real, as a test uses it. */
export class SignedOnShop {
  readonly signOn: SignOn;
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #world = `sign-on-${crypto.randomUUID()}`;
  /** Addresses of the sign-on service and of the backend for the frontend that the browser went to, without their queries. */
  readonly trips: string[] = [];
  #writes = 0;

  constructor(signOn: SignOn, page: Page) {
    this.signOn = signOn;
    this.page = page;
    this.#context = page.context();
    this.#context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest() && pathname.startsWith('/auth/')) this.trips.push(pathname);
    });
    this.#context.on('response', (response) => {
      const isWrite = /\/my\/shopping-cart/.test(response.url()) && response.request().method() !== 'GET';
      if (isWrite && response.ok()) this.#writes += 1;
    });
  }

  /** Opens a page of a tenant's shop. */
  async open(path: string, { tenant = 'AL', page = this.page }: { tenant?: string; page?: Page } = {}): Promise<void> {
    const url = this.signOn.origin(tenant);
    await this.#context.addCookies([
      { name: mockCookieNames.world, value: this.#world, url },
      { name: mockCookieNames.panel, value: 'off', url },
      ...consentCookieNames.map((name) => ({ name, value: 'false', url })),
    ]);
    await page.goto(url + path);
  }

  /** Signs in on the page of the sign-on service that is open. */
  async enter(userName: string, page = this.page): Promise<void> {
    await expect(page).toHaveURL(new RegExp(`^${this.signOn.issuer}/interaction/`));
    await page.getByRole('textbox', { name: 'User name' }).fill(userName);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs in as a user with one customer, who is chosen at once, and opens a page. */
  async arrive(path: string, userName = 'ben.al'): Promise<void> {
    await this.open('/my/orders');
    await this.enter(userName);
    await expect(this.page).toHaveURL(`${this.signOn.origin()}/my/orders`);
    await this.page.goto(this.signOn.origin() + path);
  }

  /** The cookies of the shop's host, by name. */
  async cookies(): Promise<ReadonlyMap<string, { readonly value: string; readonly httpOnly: boolean; readonly sameSite: string }>> {
    return new Map((await this.#context.cookies(this.signOn.origin())).map((found) => [found.name, found]));
  }

  /** True if the browser has a token. */
  async hasToken(): Promise<boolean> {
    return (await this.cookies()).has(cookieNames.token);
  }

  /** Number of changes of the cart. */
  get cartChanges(): number {
    return this.#writes;
  }

  /** Signs out by the user's menu. */
  async signOut(page = this.page): Promise<void> {
    await page.getByRole('button', { name: /^Menü von / }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  }
}

/** `shop`: the shop behind a sign-on of another site. The servers belong to the process, and are up again after each test. */
export const test = base.extend<{ shop: SignedOnShop }, { signOn: SignOn }>({
  signOn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names
    async ({}, run) => {
      const signOn = new SignOn();
      await signOn.start();
      await run(signOn);
      await signOn.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ signOn, page }, run) => {
    signOn.claimsOf = demoClaims;
    await run(new SignedOnShop(signOn, page));
  },
});

export { expect } from '@playwright/test';
