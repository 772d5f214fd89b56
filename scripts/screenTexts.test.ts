import { expect, test } from 'vitest';
import { missingTexts } from './screenTexts';

const areaOf = new Map([
  ['app.ok', 'app'],
  ['order.number', 'order'],
  ['order.source.app', 'order'],
  ['product.name', 'product'],
  ['product.details', 'product-details'],
]);
const bundles = { frame: ['app', 'product'], ordering: ['order'], product: ['product-details'] };
const sound: Readonly<Record<string, string>> = {
  'src/app/main.ts': "import('./startShop');",
  'src/app/startShop.ts': "import { frame } from '../connected/frame';",
  'src/connected/frame.tsx': '<FormattedMessage id="app.ok" />;',
  'src/pages/orders/screen.ts': "export const screen = {\n  texts: ['ordering'],\n};\n",
  'src/pages/orders/OrdersPage.tsx': "import { Row } from '../../components/Row';\nconst text = { id: 'order.number' };",
  'src/components/Row.tsx': 'const id = `order.source.${source}`;',
  'src/pages/home/screen.ts': 'export const screen = {};',
  'src/pages/home/HomePage.tsx': "const load = async () => (await Promise.all([import('./Orders'), addTexts('ordering')]))[0].Orders;",
  'src/pages/home/Orders.tsx': "import { Row } from '../../components/Row';",
};
const missing = (changed: Readonly<Record<string, string>> = {}) =>
  missingTexts({ files: new Map(Object.entries({ ...sound, ...changed })), areaOf, bundles }).map(
    ({ from, file, key }) => `${from}: ${key} in ${file}`,
  );

test("finds the texts of the frame, of the screen's own bundles, and of the components in use", () => {
  expect(missing()).toEqual([]);
});

test('reports a text of another bundle: in a table, in an element, and from a template', () => {
  expect(missing({ 'src/pages/home/HomePage.tsx': "const title: Record<Kind, MessageKey> = { own: 'order.number' };" })).toEqual([
    'src/pages/home/HomePage.tsx: order.number in src/pages/home/HomePage.tsx',
  ]);
  expect(missing({ 'src/pages/orders/OrdersPage.tsx': '<FormattedMessage id="product.details" />;' })).toEqual([
    'src/pages/orders/OrdersPage.tsx: product.details in src/pages/orders/OrdersPage.tsx',
  ]);
  expect(missing({ 'src/pages/home/HomePage.tsx': "import { Row } from '../../components/Row';" })).toEqual([
    'src/pages/home/HomePage.tsx: order.source.app in src/components/Row.tsx',
  ]);
});

test("reports a lazy part without its texts, and a frame that shows a screen's text", () => {
  expect(missing({ 'src/pages/home/HomePage.tsx': "const load = () => import('./Orders');" })).toEqual([
    'src/pages/home/HomePage.tsx: order.source.app in src/components/Row.tsx',
  ]);
  expect(missing({ 'src/connected/frame.tsx': "intl.formatMessage({ id: 'order.number' });" })).toEqual([
    'the frame: order.number in src/connected/frame.tsx',
  ]);
});

test('ignores bundles that another function loads', () => {
  expect(
    missing({ 'src/pages/home/HomePage.tsx': "const load = () => import('./Orders');\nconst other = () => addTexts('ordering');" }),
  ).toHaveLength(1);
});

test('ignores types', () => {
  expect(
    missing({
      'src/pages/home/HomePage.tsx':
        "import type { Row } from '../../components/Row';\nimport { type Props } from '../../components/Row';\ntype Key = 'order.number';",
    }),
  ).toEqual([]);
});

test('fails if there is nothing to check', () => {
  expect(() => missingTexts({ files: new Map(), areaOf, bundles })).toThrow('no page');
});
