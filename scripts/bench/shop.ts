import type { SearchResult } from '#gen/models/index.ts';
import { cookieNames, mockCookieNames } from '#mocks/cookieNames.ts';
import { toolKitchen } from '#mocks/world/toolKitchen.ts';
import { openWorlds } from '#mocks/worlds.ts';
import { startBackend, startServer } from './server';
import { visit, type Conditions, type Visit } from './visit';

/** A call to the mock backend as a signed-on user; returns the body. */
type Call = (method: string, path: string, body?: unknown) => Promise<string>;

/** With lists of a usual length. */
export const usualBuyer = { userName: 'anna.al', customerId: '100' };
/** With lists as long as they become, such as 2,000 products on the essence list. */
export const largeKitchen: typeof usualBuyer = { userName: 'jana.al', customerId: toolKitchen };

/** A category with more than 300 products. */
const category = '170000';
export type Size = 100 | 300;
export const listPath = (size: Size) => `/search?category=${category}${size === 100 ? '' : `&pageSize=${size}`}`;

/** Puts a number of products into the cart, one of each. */
async function fillCart(call: Call, customerId: string, lines: number): Promise<void> {
  const items: object[] = [];
  for (let page = 0; items.length < lines; page += 1) {
    const answer = await call('POST', '/v1/t/AL/categories/browse', { page, size: 300, customerId });
    const { products } = JSON.parse(answer) as SearchResult;
    if (products.length === 0) throw new Error(`Found only ${items.length} of ${lines} products`);
    for (const { sku, shopAvailability, minSaleQuantity, units } of products) {
      const unit = units.find(({ isDefault }) => isDefault) ?? units[0];
      if (unit && shopAvailability.status === 'ACTIVE' && minSaleQuantity === 0)
        items.push({ sku, amount: 1, unitAbbreviation: unit.abbreviation });
    }
  }
  await call('PUT', `/v1/t/AL/my/shopping-cart-items/${customerId}`, items.slice(0, lines));
}

/** The shop and the bounds' pages, served, with the mock behind them. */
export type Bench = Awaited<ReturnType<typeof openBench>>;

/**
 * @param folders of the built shop and of the bounds' pages, absolute
 * @param width of the window in pixels
 */
export async function openBench(folders: { shop: string; bounds: string }, width: number) {
  const worlds = openWorlds({ tokenLifetime: 3600 });
  const backend = await startBackend(worlds);
  const server = await startServer(folders.shop, folders.bounds, backend.port);
  const [origin, boundsOrigin] = [server.port, server.boundsPort].map((port) => `http://al.localhost:${port}`) as [string, string];
  let count = 0;

  /** A world of its own, in which the buyer is signed on. */
  async function enter({ userName, customerId }: typeof usualBuyer) {
    count += 1;
    const name = `bench-${count}`;
    const world = worlds.backendOf(name);
    const signOn = await world.signIn(userName, customerId);
    if (!signOn) throw new Error(`There is no demo user ${userName}`);
    const call: Call = async (method, path, body) => {
      const headers = { Authorization: `Bearer ${signOn.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'de' };
      const response = await world.answer(
        new Request(origin + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
      );
      if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status ?? 'no answer'} ${(await response?.text()) ?? ''}`);
      return response.text();
    };
    const own = { [cookieNames.customer]: customerId, [mockCookieNames.world]: name, [mockCookieNames.panel]: 'off' };
    return { cookies: { ...signOn.cookies, ...own }, call };
  }

  return {
    /** Opens an address of the shop as a buyer with a number of lines in the cart. */
    shop: async <Result>(
      path: string,
      conditions: Conditions,
      measure: (visit: Visit) => Promise<Result>,
      { lines = 0, buyer = usualBuyer }: { lines?: number; buyer?: typeof usualBuyer } = {},
    ) => {
      const { cookies, call } = await enter(buyer);
      if (lines > 0) await fillCart(call, buyer.customerId, lines);
      return visit(origin + path, cookies, conditions, width, measure);
    },
    /** Opens a page of the bounds. */
    bound: <Result>(path: string, conditions: Conditions, measure: (visit: Visit) => Promise<Result>) =>
      visit(boundsOrigin + path, {}, conditions, width, measure),
    /** The search's answer for a number of products. */
    answerOf: async (size: Size) => {
      const { call } = await enter(usualBuyer);
      const { customerId } = usualBuyer;
      return call('POST', '/v1/t/AL/categories/browse', { size, customerId, filter: { categoryId: category } });
    },
    close: () => {
      server.close();
      backend.close();
    },
  };
}
