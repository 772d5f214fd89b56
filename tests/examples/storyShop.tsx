import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { spyOn } from 'storybook/test';
import { mockCookieNames } from '../../mocks/cookieNames';
import type { OperationId } from '../../mocks/contract/operations';
import { findOperation } from '../../mocks/contract/route';

/** A call that a story's page has made. */
interface StoryCall {
  readonly id: OperationId;
  readonly url: URL;
  /** The JSON that was sent; undefined without one. */
  readonly body: unknown;
}

let calls: StoryCall[] = [];
let address = '';
let navigate: (to: string | -1) => void = () => undefined;

/** Tells the mock backend of the running story what to do from the next call on. */
export function setScenario(scenario: string): void {
  document.cookie = `${mockCookieNames.scenario}=${encodeURIComponent(scenario)}; path=/`;
}

/** The calls of some operations that the running story has made so far. */
export const callsOf = (...ids: readonly OperationId[]): readonly StoryCall[] => calls.filter(({ id }) => ids.includes(id));

/** Address of the running story's page, path and query. */
export const addressOfStory = (): string => address;

/** Goes to another address of the running story's page, or a step back. */
export const goInStory = (to: string | -1): void => navigate(to);

function Whereabouts() {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    address = pathname + search;
    navigate = (to) => void (to === -1 ? go(-1) : go(to));
  }, [pathname, search, go]);
  return null;
}

/** Lets a story see its page's address. */
export const withAddress: Decorator = (Story) => (
  <>
    <Whereabouts />
    <Story />
  </>
);

/** For `beforeEach`: records the story's calls; what the backend was told ends with the story. */
export function watchStory(): () => void {
  calls = [];
  const { fetch } = window;
  const watched = spyOn(window, 'fetch').mockImplementation((input, init) => {
    // As the shop asks.
    if (typeof input === 'string') {
      const url = new URL(input, window.location.href);
      const route = findOperation(init?.method ?? 'GET', url.pathname);
      const text = init?.body;
      if (route) calls.push({ id: route.id, url, body: typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined });
    }
    return fetch(input, init);
  });
  return () => {
    watched.mockRestore();
    // Left behind, it would come before what the next story is told.
    document.cookie = `${mockCookieNames.scenario}=; path=/; max-age=0`;
  };
}
