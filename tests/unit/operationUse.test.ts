import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Operations of the contract that no screen has a use for, and why. */
const idle: Readonly<Record<string, string>> = {
  browseEssentialProducts: 'the essence list belongs to a customer: browseCustomerEssentialProducts',
  doesCustomerHaveBfUser: 'a user who has no companion app has no open orders of it either, which listCompanionOrders tells',
  getDynamicPage: 'a page is found by its path: findDynamicPage',
  getLabel: 'a page of products asks for all skus of the label list at once: listLabelSkus',
  getProductsBySku: 'its skus stand in the address, which ends somewhere; findProductsBySku takes as many as there are',
  getTenantOfUser: "the user's tenant stands in the token",
  getToken: 'the session asks for it by itself, before the client is there (session/startSession)',
  listDeliverySlots: 'the customer comes with slots, days and deadlines',
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/'));

/** The operation of a generated module: `get-cart` holds `getCart`. */
const operationOf = (module: string) => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every operation is used by the shop, or has a reason why not', () => {
  const generated = filesOf('src/gen').filter((file) => file.endsWith('.ts'));
  const calls = generated
    .filter((file) => !/\.(msw|faker|zod|helpers)\.ts$|\/(models|shapes|zod)\/|\/index/.test(file))
    .map((file) => operationOf(basename(file, '.ts')));
  expect(calls.length).toBeGreaterThan(130);
  const shop = filesOf('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/gen/') && !/\.(test|fixture|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = new Set([...shop.matchAll(/gen\/[\w/-]+\/([\w-]+)(?:\.ts)?'/g)].map(([, module = '']) => operationOf(module)));
  expect(calls.filter((call) => !used.has(call)).toSorted()).toEqual(Object.keys(idle));
});
