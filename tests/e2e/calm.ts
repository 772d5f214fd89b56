import type { Frame, Page, Request } from '@playwright/test';
import type { OperationId } from '../../mocks/contract/operations';

/** For how long a page may be busy, in milliseconds: longer than anything in the shop takes. */
const longest = 60_000;

/** What comes of a call: an answer, one once its operation is released, or none for as long as a client waits. */
export type Ending = 'answered' | 'none' | OperationId;

/**
 * When a tab and those that it opens rest: no call is under way, and nothing is left to be drawn. A call that is held back or never
 * answered is none that a page could wait for.
 */
export class Calm {
  readonly #underWay = new Set<Request>();
  readonly #held = new Map<Request, OperationId>();
  /** Waits until no call is under way. */
  #waiting: (() => void)[] = [];

  /** @param endingOf what will come of a request that has just been sent */
  constructor(page: Page, endingOf: (request: Request) => Ending) {
    const context = page.context();
    const forgetLeft = (tab: Page) => tab.on('framenavigated', (frame) => this.#left(frame));
    forgetLeft(page);
    context.on('page', forgetLeft);
    context.on('request', (request) => {
      if (request.serviceWorker()) return;
      const ending = endingOf(request);
      if (ending === 'answered') this.#underWay.add(request);
      else if (ending !== 'none') this.#held.set(request, ending);
    });
    context.on('requestfinished', (request) => this.#ended(request));
    context.on('requestfailed', (request) => this.#ended(request));
  }

  /** Waits until it rests. At once where it rests already. */
  async settled(page: Page): Promise<void> {
    do {
      if (this.#underWay.size > 0) {
        const rest = new Promise<void>((resolve) => this.#waiting.push(resolve));
        await inTime(
          rest,
          () => `still under way: ${[...this.#underWay].map((request) => `${request.method()} ${request.url()}`).join(', ')}`,
        );
      }
      await inTime(
        page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              // After its window has got another size, Chromium may not know that it has time until it draws once more.
              const awake = setInterval(() => requestAnimationFrame(() => undefined), 100);
              requestAnimationFrame(() =>
                requestIdleCallback(() => {
                  clearInterval(awake);
                  requestAnimationFrame(() => resolve());
                }),
              );
            }),
        ),
        () => `never idle: ${page.url()}`,
      );
    } while (this.#underWay.size > 0);
  }

  /** The held calls of these operations are answered from now on; without a name all of them. */
  release(...ids: readonly OperationId[]): void {
    for (const [request, id] of this.#held) {
      if (ids.length > 0 && !ids.includes(id)) continue;
      this.#held.delete(request);
      this.#underWay.add(request);
    }
  }

  #ended(request: Request): void {
    this.#underWay.delete(request);
    this.#held.delete(request);
    this.#tell();
  }

  /** What a page has asked for and left behind nobody waits for, and its end isn't always told. */
  #left(frame: Frame): void {
    for (const request of this.#underWay) if (!request.isNavigationRequest() && request.frame() === frame) this.#underWay.delete(request);
    this.#tell();
  }

  #tell(): void {
    if (this.#underWay.size === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** What takes too long says what it waits for, which the test's own time limit couldn't. */
async function inTime(rest: Promise<void>, awaited: () => string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page doesn't rest; ${awaited()}`)), longest);
  });
  await Promise.race([rest, late]).finally(() => clearTimeout(timer));
}
