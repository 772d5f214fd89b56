import type { APIResponse, Response as PageResponse, Route } from '@playwright/test';
import { deviationsOf } from '#mocks/contract/checks.ts';
import { findOperation } from '#mocks/contract/route.ts';

/** The browser's own message about a call that was answered with an error or not at all. */
export const failedLoad = /^Failed to load resource/;
/** A scenario's answer in a call's place: a status missing in its contract, or an unreadable body. */
export const faultyAnswer = /^contract: \w+: (\w+ answers [45]\d\d|its answer can't be read)/;
/** The mock's worker unregisters with the page before and is found by the next; its update in the background then has nothing to update. */
export const workerGone = /Failed to update a ServiceWorker/;

/** Deviations of an answer of the in-page mock from the contract; empty for other requests. */
export async function deviationsOfAnswer(response: PageResponse): Promise<string[]> {
  const route = findOperation(response.request().method(), new URL(response.url()).pathname);
  if (!route || response.request().serviceWorker()) return [];
  // A page that is left gives up its calls; an answer without a body is then all there is.
  const body = response.status() === 204 ? null : await response.body().catch(() => undefined);
  if (body === undefined) return [];
  const type = response.headers()['content-type'];
  const answer = new Response(body === null ? null : new Uint8Array(body), {
    status: response.status(),
    headers: type === undefined ? {} : { 'Content-Type': type },
  });
  return (await deviationsOf(route, answer)).map((deviation) => `contract: ${route.id}: ${deviation}`);
}

/** Deviations reported by the strict mock over HTTP, which checks each answer itself before sending it. */
export async function deviationsTold(response: PageResponse): Promise<string[]> {
  if (response.status() !== 500) return [];
  const { code, message } = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  return code === 'contractDeviation' ? [`contract: ${String(message)}`] : [];
}

/** The answer to a call that a test has intercepted, from the tenant's host. */
export async function fetchFor(route: Route): Promise<APIResponse> {
  // The browser knows that every name below localhost is this machine; other resolvers need not.
  const address = new URL(route.request().url());
  const { host } = address;
  address.hostname = '127.0.0.1';
  return route.fetch({ url: address.href, headers: { ...(await route.request().allHeaders()), host } });
}
