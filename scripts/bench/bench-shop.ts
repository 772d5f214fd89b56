import { mockCookieNames, cookieNames } from '../../mocks/cookieNames';
import { toolKitchen } from '../../mocks/world/toolKitchen';
import { openWorlds } from '../../mocks/worlds';
import { rowsOf } from './bounds/answer';
import { fillCart, longTemplate, orderable, type Call } from './contents';
import { resolve } from 'node:path';
import { startBackend, startServer } from './server';
import { visit, type Conditions, type Visit } from './visit';

/** Numbers of products that lists are measured with. */
export const sizes = [100, 300] as const;
export type Size = (typeof sizes)[number];
/** Lines of the order sheet that is measured. */
export const sheetLines = 1000;

/** A category with more than 300 products. */
const category = '170000';

/** Somebody who is signed on, with the customer that is chosen. */
export interface Buyer {
  readonly userName: string;
  readonly customerId: string;
}

/** With lists of a usual length. */
export const usualBuyer: Buyer = { userName: 'anna.al', customerId: '100' };
/** With lists as long as they become, such as 2,000 products on the essence list. */
export const largeKitchen: Buyer = { userName: 'jana.al', customerId: toolKitchen };

/** What the bench is told to do. */
export interface BenchOptions {
  readonly rounds: number;
  readonly navigations: number;
}

/**
 * Opens an address of a built shop, as a buyer, the usual one unless another is told, with as many lines in the cart. Where there has to
 * be something else first, the address is answered by what makes it.
 */
type OpenShop = <Result>(
  path: string | ((call: Call, buyer: Buyer) => Promise<string>),
  conditions: Conditions,
  measure: (visit: Visit) => Promise<Result>,
  lines?: number,
  buyer?: Buyer,
) => Promise<Result>;

/** The shop and the bounds' pages, served, with the mock behind them. */
export interface Bench {
  readonly shop: OpenShop;
  /** Other builds of the shop by their names, for a comparison within one run. */
  readonly beside: Readonly<Record<string, OpenShop>>;
  /** Opens a page of the bounds. */
  bound<Result>(path: string, conditions: Conditions, measure: (visit: Visit) => Promise<Result>): Promise<Result>;
  /** The backend's answer to the search for so many products. */
  answerOf(size: number): Promise<string>;
  /** So many products that can be ordered, as an answer of the search. */
  orderableAnswer(count: number): Promise<string>;
  close(): Promise<void>;
}

export const listPath = (size: Size) => `/search?category=${category}${size === 100 ? '' : `&pageSize=${size}`}`;
export const boundPath = (name: 'plain' | 'vanilla' | 'sheet', size: Size | typeof sheetLines) => `/${name}.html?size=${size}`;
/** The sheet of a template with {@link sheetLines} products. */
export const sheetPath = async (call: Call, buyer: Buyer) =>
  `/my/order-sheet?source=template:${await longTemplate(call, buyer.customerId, sheetLines)}`;
export const staticPath = (size: Size) => `/static-${size}.html`;

/**
 * @param folders where the built shop and the bounds' pages are
 * @param width of the window in pixels
 * @param beside folders of other builds by their names
 */
export async function openBench(
  folders: { shop: string; bounds: string },
  width: number,
  beside: Readonly<Record<string, string>> = {},
): Promise<Bench> {
  const worlds = openWorlds({ tokenLifetime: 3600 });
  const backend = await startBackend(worlds);
  const serverOf = (build: string) => startServer(build, resolve(folders.bounds), backend.port);
  const server = await serverOf(folders.shop);
  const others = await Promise.all(Object.entries(beside).map(async ([name, build]) => [name, await serverOf(build)] as const));
  const originOf = (port: number) => `http://al.localhost:${port}`;
  const origin = originOf(server.port);
  let count = 0;

  /** A world of its own, in which the buyer is signed on. */
  async function enter({ userName, customerId }: Buyer) {
    count += 1;
    const name = `bench-${count}`;
    const world = worlds.backendOf(name);
    const signOn = await world.signIn(userName, customerId);
    if (!signOn) throw new Error(`Nobody is called ${userName}`);
    const call: Call = async (method, path, body) => {
      const response = await world.answer(
        new Request(origin + path, {
          method,
          headers: { Authorization: `Bearer ${signOn.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'de' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status ?? 'no answer'} ${(await response?.text()) ?? ''}`);
      return response.text();
    };
    const cookies = {
      ...signOn.cookies,
      [cookieNames.customer]: customerId,
      [mockCookieNames.world]: name,
      [mockCookieNames.panel]: 'off',
    };
    return { cookies, call };
  }

  const answerOf = async (size: number) => {
    const answer = await (
      await enter(usualBuyer)
    ).call('POST', '/v1/t/AL/categories/browse', {
      size,
      customerId: usualBuyer.customerId,
      filter: { categoryId: category },
    });
    // Fetched once, so that all pictures are made before anything is measured.
    await Promise.all(
      rowsOf(JSON.parse(answer) as Parameters<typeof rowsOf>[0]).map(({ picture }) => fetch(`http://127.0.0.1:${backend.port}${picture}`)),
    );
    return answer;
  };

  const openAt =
    (at: string): OpenShop =>
    async (path, conditions, measure, lines = 0, buyer = usualBuyer) => {
      const { cookies, call } = await enter(buyer);
      if (lines > 0) await fillCart(call, buyer.customerId, lines);
      return visit(at + (typeof path === 'string' ? path : await path(call, buyer)), cookies, conditions, width, measure);
    };
  return {
    shop: openAt(origin),
    beside: Object.fromEntries(others.map(([name, other]) => [name, openAt(originOf(other.port))])),
    bound: (path, conditions, measure) => visit(originOf(server.boundsPort) + path, {}, conditions, width, measure),
    answerOf,
    orderableAnswer: async (count) =>
      JSON.stringify({ products: await orderable((await enter(usualBuyer)).call, usualBuyer.customerId, count) }),
    close: async () => {
      for (const one of [server, ...others.map(([, other]) => other)]) one.close();
      await backend.close();
    },
  };
}
