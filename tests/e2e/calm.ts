import type { Frame, Page, Request } from '@playwright/test';
import type { OperationId } from '#mocks/contract/operations.ts';
import { findOperation } from '#mocks/contract/route.ts';
import { isHeldBy, isUnansweredBy, parseScenario } from '#mocks/scenarios.ts';
import './preparePage';

/** For how long a page may be busy, in milliseconds: longer than anything in the shop takes. */
const maxBusyMs = 60_000;

/**
 * When a tab and those that it opens rest: no call is under way, and nothing is left to be drawn. A call that is held back or never
 * answered is none that a page could wait for.
 */
export class Calm {
  readonly #underWay = new Set<Request>();
  readonly #held = new Map<Request, OperationId>();
  #scenario = parseScenario('');
  /** Released operations by name, or all. */
  readonly #released = new Set<OperationId | 'all'>();
  /** Waits until no call is under way. */
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    const context = page.context();
    const forgetLeft = (tab: Page) => {
      tab.on('framenavigated', (frame) => this.#left(frame));
      tab.on('close', () => this.#closed(tab));
    };
    forgetLeft(page);
    context.on('page', forgetLeft);
    context.on('request', (request) => {
      if (request.serviceWorker()) return;
      const id = findOperation(request.method(), new URL(request.url()).pathname)?.id;
      if (id && this.#isHeld(id)) this.#held.set(request, id);
      else if (!id || !isUnansweredBy(this.#scenario, id)) this.#underWay.add(request);
    });
    context.on('requestfinished', (request) => this.#ended(request));
    context.on('requestfailed', (request) => this.#ended(request));
  }

  /** Waits until a page is loaded. */
  async loaded(navigation: Promise<unknown>): Promise<void> {
    await inTime(navigation, () => `loading, ${this.#awaited()}`);
  }

  /** Waits until it rests. At once where it rests already. */
  async settled(page: Page): Promise<void> {
    do {
      if (this.#underWay.size > 0) {
        const rest = new Promise<void>((resolve) => this.#waiting.push(resolve));
        await inTime(rest, () => this.#awaited());
      }
      await inTime(browserRests(page), () => `never idle: ${page.url()}`);
    } while (this.#underWay.size > 0);
  }

  /** Calls that are made from now on meet this scenario. */
  setScenario(scenario: string): void {
    this.#scenario = parseScenario(scenario);
  }

  /** The held calls of these operations, and all later ones, are answered from now on; without a name those of every operation. */
  release(ids: readonly OperationId[]): void {
    for (const id of ids.length > 0 ? ids : (['all'] as const)) this.#released.add(id);
    for (const [request, id] of this.#held) {
      if (this.#isHeld(id)) continue;
      this.#held.delete(request);
      this.#underWay.add(request);
    }
  }

  #isHeld(id: OperationId): boolean {
    return isHeldBy(this.#scenario, id) && !this.#released.has(id) && !this.#released.has('all');
  }

  #ended(request: Request): void {
    this.#underWay.delete(request);
    this.#held.delete(request);
    this.#tell();
  }

  /** Requests of a page that was left aren't awaited, as their end isn't always reported. */
  #left(frame: Frame): void {
    for (const request of this.#underWay) if (!request.isNavigationRequest() && request.frame() === frame) this.#underWay.delete(request);
    this.#tell();
  }

  /** Nor is the end of a closed tab's requests. */
  #closed(tab: Page): void {
    for (const request of this.#underWay) if (request.frame().page() === tab) this.#underWay.delete(request);
    this.#tell();
  }

  #awaited(): string {
    return `still under way: ${[...this.#underWay].map((request) => `${request.method()} ${request.url()}`).join(', ')}`;
  }

  #tell(): void {
    if (this.#underWay.size === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Waits until the browser has nothing left to draw or to do for a page, also where that one leads on to another meanwhile. */
async function browserRests(page: Page): Promise<void> {
  for (;;) {
    try {
      await page.evaluate(() => window.browserRests?.());
      return;
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** A timeout names the awaited request, which the test's own time limit couldn't. */
async function inTime(rest: Promise<unknown>, awaited: () => string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page doesn't rest; ${awaited()}`)), maxBusyMs);
  });
  await Promise.race([rest, late]).finally(() => clearTimeout(timer));
}
