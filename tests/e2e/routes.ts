import { readFileSync } from 'node:fs';
import { declaredAddresses } from '#scripts/deploy/pageAddresses.ts';
import { fairPattern } from '#paths.ts';

/** An address of the shop. */
export interface Route {
  readonly path: string;
  /** Title of the tab there. */
  readonly title: RegExp;
}

/** Values for the segments of a pattern. */
const values: Readonly<Record<string, string>> = {
  sku: '104711',
  templateId: 'template-100-1',
  job: 'koch',
  orderId: '4501000044',
  fairCode: 'herbst',
  inventoryId: 'inventory-100-5',
};
const addressOf = (pattern: string) => pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name);

/** Titles that differ from the screen's: by the content, or by the address's target. */
const others: Readonly<Record<string, RegExp>> = {
  '/product/:sku': /^Bergkäse 6 Monate/,
  '/jobs/:job': /^Köchin oder Koch/,
  '/page/*': /^Unsere Qualität/,
  '/cms-preview/*': /^(Vorschau|Unsere Qualität)/,
  '/flyers': /^Aktuelle Flugblätter/,
  '/messe': /^Messen/,
  [`${fairPattern}/page/*`]: /^Unsere Qualität/,
  '/my/orders/detail/:orderId': /^Bestellung 4501000044/,
  '/my/inventory/:inventoryId': /^Inventur/,
  '/my/ordertemplates/:templateId': /^(Bestellvorlage|Wochenbedarf)/,
  '/my/orders/detail/:orderId/allergens': /^Allergene der Bestellung 4501000044/,
  '/my/ordertemplates/:templateId/allergens': /^Allergene: /,
  '/my/ordertemplates/:templateId/guests': /^(Bestellvorlage|Auf Gäste umrechnen: )/,
  [fairPattern]: /^(Herbstm|M)esse/,
  [`${fairPattern}/`]: /^(Herbstm|M)esse/,
  [`${fairPattern}/product/:sku`]: /^(Bergkäse|Artikel)/,
  '/auth/logout': /^Startseite/,
  '/auth/redirect': /^Startseite/,
  '/wrong-tenant': /^Startseite/,
};
const leading: readonly Route[] = [
  { path: '/my', title: /^Inventuren/ },
  { path: '/auth/landing', title: /^Startseite/ },
];

/** Addresses of parts of a screen: values for a pattern's open end. */
const parts: Readonly<Record<string, readonly string[]>> = { '/checkout/*': ['', '/delivery', '/confirmation'] };

/** Every address of the shop, by its screens' declarations. */
export function everyRoute(): readonly Route[] {
  const titles = JSON.parse(readFileSync('src/i18n/messages/de/app.json', 'utf8')) as Readonly<Record<string, string>>;
  const routes = declaredAddresses()
    .filter(({ path }) => path !== '*')
    .flatMap(({ path, shop, title }) =>
      [...(shop === 'fair' ? [] : ['']), ...(shop ? [fairPattern] : [])].flatMap((before) =>
        (parts[path] ?? [path.endsWith('/*') ? '/qualitaet' : '']).map((end) => ({
          path: addressOf(before + path.replace(/\/\*$/, '') + end),
          title: others[before + path] ?? new RegExp(`^${titles[title] ?? title}`),
        })),
      ),
    );
  return [...routes, ...leading];
}
