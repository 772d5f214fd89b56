import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { spyOn } from 'storybook/test';
import type { OperationId } from '#mocks/contract/operations.ts';
import { findOperation } from '#mocks/contract/route.ts';
import { cookieNames, mockCookieNames, readCookies } from '#mocks/cookieNames.ts';

/** A call that a story has made. */
interface Call {
  readonly id: OperationId;
  readonly url: URL;
  readonly body: unknown;
}

const textOf = (address: unknown) => (address instanceof Request ? address.url : String(address as string | URL));

/** Sets the story backend's scenario from the next call on, like `parameters.shop.scenario` from the first one on. */
export function setScenario(scenario: string): void {
  document.cookie = `${mockCookieNames.scenario}=${encodeURIComponent(scenario)}; path=/`;
}

/** Watches the calls from now on. Answers a function for those of some operations so far. */
export function watchCalls(): (...ids: OperationId[]) => readonly Call[] {
  const fetched = spyOn(window, 'fetch');
  return (...ids) =>
    fetched.mock.calls.flatMap(([address, init]): Call[] => {
      const url = new URL(textOf(address), window.location.href);
      const route = findOperation(init?.method ?? (address instanceof Request ? address.method : 'GET'), url.pathname);
      if (!route || !ids.includes(route.id)) return [];
      return [{ id: route.id, url, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body }];
    });
}

let watched: ReturnType<typeof watchCalls> = () => [];

/** For `beforeEach` of stories that use {@link callsOf}: counts their calls from the first one on. */
export function watchStory(): void {
  watched = watchCalls();
}

/** The calls of some operations that a story with {@link watchStory} has made so far. */
export const callsOf = (...ids: OperationId[]): readonly Call[] => watched(...ids);

/** Watches downloads from now on. Returns a function for the names of the files so far. */
export function watchDownloads(): () => readonly string[] {
  const names: string[] = [];
  // As in a browser that saves it: the page stays.
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return () => names;
}

/** Calls the backend as the story's user, without the page: its state, independently of the page. */
export async function askBackend<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${readCookies(document.cookie).get(cookieNames.token) ?? ''}`);
  headers.set('Accept-Language', 'de');
  const answer = await fetch(path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Of the story that is shown. */
const shown = { address: '', go: (_to: string | -1): void => undefined, openAgain: (): void => undefined };

/** Address of the page in a story with {@link withAddress}: path and query. */
export const addressOfStory = (): string => shown.address;

/** Goes to another address in a story with {@link withAddress}, or a step back in its history. */
export const goInStory = (to: string | -1): void => shown.go(to);

function Addressed({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    shown.address = pathname + search;
    shown.go = (to) => void (to === -1 ? navigate(-1) : navigate(to));
  });
  return children;
}

/** Lets a story know the address of its page, and go back. */
export const withAddress: Decorator = (Story) => (
  <Addressed>
    <Story />
  </Addressed>
);

/** Opens the page of a story with {@link withOpening} a second time: only the device's storage is left. */
export const openAgain = (): void => shown.openAgain();

function Opened({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    shown.openAgain = () => {
      client.clear();
      setOpening((times) => times + 1);
    };
  }, [client]);
  return <Fragment key={opening}>{children}</Fragment>;
}

/** Lets a story leave its page and open it again, without cached answers. */
export const withOpening: Decorator = (Story) => (
  <Opened>
    <Story />
  </Opened>
);
