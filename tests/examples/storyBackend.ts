import { spyOn } from 'storybook/test';
import type { OperationId } from '../../mocks/contract/operations';
import { findOperation } from '../../mocks/contract/route';
import { mockCookieNames } from '../../mocks/cookieNames';

/** A call that a story has made. */
interface StoryCall {
  readonly id: OperationId;
  readonly url: URL;
  /** What was sent, parsed; undefined for a call without a body. */
  readonly body: unknown;
}

/** Tells the mock backend of the story what to do from the next call on, as its scenarios are named. */
export function setScenario(scenario: string): void {
  document.cookie = `${mockCookieNames.scenario}=${encodeURIComponent(scenario)}; path=/; SameSite=Strict`;
}

/** For `beforeEach`: the story begins with its own scenario, and leaves none to the next. */
export function resetScenario(): () => void {
  const forget = () => {
    document.cookie = `${mockCookieNames.scenario}=; path=/; SameSite=Strict; max-age=0`;
  };
  forget();
  return forget;
}

/** Watches the calls of a story from now on until its end. Answers a function that gives those of some operations so far. */
export function watchCalls(): (...ids: readonly OperationId[]) => readonly StoryCall[] {
  const fetched = spyOn(window, 'fetch');
  return (...ids) =>
    fetched.mock.calls.flatMap(([address, init]) => {
      const request = address instanceof Request ? address : undefined;
      const url = new URL(address instanceof Request ? address.url : address, window.location.href);
      const id = findOperation(init?.method ?? request?.method ?? 'GET', url.pathname)?.id;
      if (id === undefined || !ids.includes(id)) return [];
      return [{ id, url, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined }];
    });
}
