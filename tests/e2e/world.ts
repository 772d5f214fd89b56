import { expect } from '@playwright/test';
import { storyNow } from '#storybook/clock.ts';
import { mockCookieNames } from '#mocks/cookieNames.ts';
import type { OperationId } from '#mocks/contract/operations.ts';

/**
 * A test's own world at the mock backend: no other test changes its state. Its clock shows {@link storyNow} when the test begins and
 * goes on from there, on every day of the machine.
 */
export class World {
  readonly #port: number;
  readonly #name = `e2e-${crypto.randomUUID()}`;
  /** Milliseconds that the world's clock is ahead of the machine's. */
  readonly lead = storyNow.getTime() - Date.now();

  /** @param port where the backend is reached over HTTP */
  constructor(port: number) {
    this.#port = port;
  }

  /** The world's present moment. */
  now(): Date {
    return new Date(Date.now() + this.lead);
  }

  /** The cookies that lead a browser into it, by name. */
  get cookies(): Readonly<Record<string, string>> {
    return { [mockCookieNames.world]: this.#name, [mockCookieNames.clock]: String(this.lead) };
  }

  /** Asks the backend something in this world, past the page. Over HTTP only. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-mock-world', this.#name);
    headers.set('x-mock-clock', String(this.lead));
    return fetch(`http://127.0.0.1:${this.#port}${path}`, { ...init, headers });
  }

  /** Lets the held calls of operations go; without a name those of every operation. */
  async release(ids: readonly OperationId[]): Promise<void> {
    const answer = await this.fetch('/mock/release', { method: 'POST', body: ids.join(',') });
    expect(answer.status, 'the mock backend releases calls').toBe(204);
  }
}
