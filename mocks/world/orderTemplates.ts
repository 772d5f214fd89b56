import type { Product } from '#gen/models/index.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { exampleSkus } from '../catalogue/examples';
import { demoUsers } from '../demoUsers';
import { seededRandom, type SeededRandom } from '../seededRandom';
import { customerKey, type State, type TemplateItemState, type TemplateState } from '../state/state';
import type { CustomerRecord } from './customers';
import { toolKitchen } from './toolKitchen';

/** Products of the range by their numbers, also those no longer sold, in the order asked for. */
type Lookup = (skus: readonly string[]) => readonly Product[];

/** Source of the generated templates' products. */
export interface TemplateSource {
  /** Products that the customer usually buys. */
  assortmentOf(customer: CustomerRecord, count: number): readonly Product[];
  readonly productsOf: Lookup;
}

const names = [
  'Wochenbedarf',
  'Frühstück',
  'Getränke',
  'Mittagsmenü',
  'Sonntagsbrunch',
  'Bankett',
  'Personalküche',
  'Terrasse',
  'Grillabend',
  'Kaffeebar',
  'Backstube',
  'Kühlhaus nachfüllen',
  'Tiefkühler',
  'Gewürze und Öle',
  'Wild im Herbst',
  'Spargelzeit',
  'Weihnachtsfeier',
  'Hochzeit bis 80 Personen',
  'Seminarpausen',
  'Vegetarische Woche',
  'Pizzaofen',
  'Salatbuffet',
  'Kinderkarte',
  'Reinigung und Hygiene',
  'Almfest',
  'Degustationsmenü',
  'Notvorrat',
] as const;
const comments = ['Jeden Montag', 'Vor dem Wochenende prüfen', 'Mengen für 40 Gäste', 'Nur in der Saison'] as const;

/** The customer with more templates than fit on a screen. */
const manyTemplates = '400';

/** Lines of the first template of {@link toolKitchen}. */
const longTemplate = 300;

const cache = new Map<string, readonly TemplateState[]>();

/** The templates of a customer before anybody changed one; always the same for a day. Customers who never ordered have none. */
function seededTemplates(customer: CustomerRecord, seededOn: LocalDate, source: TemplateSource): readonly TemplateState[] {
  const key = `${customerKey(customer.tenant, customer.customerId)}/${seededOn}`;
  const known = cache.get(key);
  if (known) return known;
  const made = customer.history.orders === 0 ? [] : makeTemplates(customer, seededOn, source);
  cache.set(key, made);
  return made;
}

function makeTemplates(customer: CustomerRecord, seededOn: LocalDate, source: TemplateSource): TemplateState[] {
  const random = seededRandom(`templates/${customer.tenant}/${customer.customerId}`);
  const count = customer.customerId === manyTemplates ? names.length : random.whole(3, 5);
  const usual = source.assortmentOf(customer, customer.customerId === toolKitchen ? longTemplate : 60);
  const users = demoUsers.filter(({ tenant, customerIds }) => tenant === customer.tenant && customerIds.includes(customer.customerId));
  const others = demoUsers.filter(({ tenant }) => tenant === customer.tenant);
  return names.slice(0, count).map((name, index) => {
    const maker = users[index % users.length]?.userId ?? '';
    const createdAt = momentOf(addDays(seededOn, -40 - index * 9), '07:30').toISOString();
    const isLong = index === 0 && customer.customerId === toolKitchen;
    const few = random.whole(4, 14);
    const products = [
      ...(index === 0 ? instructive(source.productsOf) : []),
      ...(isLong ? [...source.productsOf([exampleSkus.inactive]), ...usual] : random.sample(usual, few)),
    ];
    const partner = others.find(({ userId }) => userId !== maker)?.userId;
    return {
      id: `template-${customer.customerId}-${index + 1}`,
      name,
      comment: index % 3 === 0 ? random.pick(comments) : undefined,
      priceList: undefined,
      createdAt,
      editedAt: momentOf(addDays(seededOn, -1 - index * 3), '09:15').toISOString(),
      createdBy: maker,
      editedBy: maker,
      sharedWith: index === 1 && partner !== undefined ? [partner] : [],
      // One that its creator must not share.
      isShareable: index !== 2,
      items: isLong ? itemsOf(random, products, createdAt, true).slice(0, longTemplate) : itemsOf(random, products, createdAt),
    };
  });
}

/** Products for each state of a template: a plain one, one whose amount will be below the minimum, and one that is no longer sold. */
function instructive(productsOf: Lookup): readonly Product[] {
  return productsOf([exampleSkus.bergkaese, exampleSkus.minimumQuantity, exampleSkus.removed]);
}

/** The lines of a template; with `isLow` every product that has a minimum is below it. */
function itemsOf(random: SeededRandom, products: readonly Product[], addedAt: string, isLow = false): TemplateItemState[] {
  const unique = [...new Map(products.map((product) => [product.sku, product])).values()];
  return unique.flatMap(({ sku, units, minSaleQuantity }) => {
    const unit = units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? units.find(({ isVisible }) => isVisible);
    if (!unit) return [];
    const least = minimumForUnit(minSaleQuantity, unit.ratio);
    const isBelow = sku === exampleSkus.minimumQuantity || (isLow && least > 1);
    const amount = isBelow ? 1 : least + random.whole(0, 4);
    return [{ sku, amount, unit: unit.abbreviation, addedAt }];
  });
}

/** All templates of a customer, of all its users. */
export function templatesOf(state: State, customer: CustomerRecord, source: TemplateSource): readonly TemplateState[] {
  return state.orderTemplates[customerKey(customer.tenant, customer.customerId)] ?? seededTemplates(customer, state.seededOn, source);
}

/** The same list to change: kept from now on. */
export function templatesToChange(state: State, customer: CustomerRecord, source: TemplateSource): TemplateState[] {
  return (state.orderTemplates[customerKey(customer.tenant, customer.customerId)] ??= structuredClone([
    ...seededTemplates(customer, state.seededOn, source),
  ]));
}
