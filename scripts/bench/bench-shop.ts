import { mockCookieNames, cookieNames } from '../../mocks/cookieNames';
import { toolKitchen } from '../../mocks/world/toolKitchen';
import { openWorlds } from '../../mocks/worlds';
import { rowsOf } from './bounds/answer';
import { resolve } from 'node:path';
import { startBackend, startServer } from './server';
import { visit, type Conditions, type Visit } from './visit';

/** Numbers of products that lists are measured with. */
export const sizes = [100, 300] as const;
export type Size = (typeof sizes)[number];

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

/** Opens an address of a built shop, as a buyer, the usual one unless another is told, with as many lines in the cart. */
type OpenShop = <Result>(
  path: string,
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
  close(): Promise<void>;
}

export const listPath = (size: Size) => `/search?category=${category}${size === 100 ? '' : `&pageSize=${size}`}`;
export const boundPath = (name: 'plain' | 'vanilla', size: Size) => `/${name}.html?size=${size}`;
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
    const call = async (method: string, path: string, body?: unknown): Promise<string> => {
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

  /** As many lines as wanted, of products that can be ordered. */
  async function fill(
    call: (method: string, path: string, body?: unknown) => Promise<string>,
    lines: number,
    { customerId }: Buyer,
  ): Promise<void> {
    const items: { sku: string; amount: number; unitAbbreviation: string }[] = [];
    for (let page = 0; items.length < lines; page += 1) {
      const { products } = JSON.parse(await call('POST', '/v1/t/AL/categories/browse', { page, size: 300, customerId })) as {
        products: {
          sku: string;
          shopAvailability: { status: string };
          minSaleQuantity: number;
          units: { abbreviation: string; isDefault: boolean }[];
        }[];
      };
      if (products.length === 0) throw new Error(`There are only ${items.length} products for ${lines} lines`);
      for (const { sku, shopAvailability, minSaleQuantity, units } of products) {
        const unit = units.find(({ isDefault }) => isDefault) ?? units[0];
        if (unit && shopAvailability.status === 'ACTIVE' && minSaleQuantity === 0 && items.length < lines)
          items.push({ sku, amount: 1, unitAbbreviation: unit.abbreviation });
      }
    }
    if (items.length > 0) await call('PUT', `/v1/t/AL/my/shopping-cart-items/${customerId}`, items);
  }

  const openAt =
    (at: string): OpenShop =>
    async (path, conditions, measure, lines = 0, buyer = usualBuyer) => {
      const { cookies, call } = await enter(buyer);
      if (lines > 0) await fill(call, lines, buyer);
      return visit(at + path, cookies, conditions, width, measure);
    };
  return {
    shop: openAt(origin),
    beside: Object.fromEntries(others.map(([name, other]) => [name, openAt(originOf(other.port))])),
    bound: (path, conditions, measure) => visit(originOf(server.boundsPort) + path, {}, conditions, width, measure),
    answerOf,
    close: async () => {
      for (const one of [server, ...others.map(([, other]) => other)]) one.close();
      await backend.close();
    },
  };
}
