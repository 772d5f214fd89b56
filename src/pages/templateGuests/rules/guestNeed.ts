import { measuredContent, type MeasuredContent } from '#domain/product/content.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { decimal, zero, type Decimal } from '#domain/price/money.ts';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import { guestGroups, type Dish, type GuestGroup, type GuestScale, type Portion, type ScaleEvent } from './guestScale';

/** An item to scale: of the template, or a substitute for one. */
export interface ScalableItem extends OrderTemplateItem {
  /** Sku of the replaced item, whose portion and dish it takes over. */
  readonly replaces?: string;
  /** Its exact need for the template's guests in storage units, by content; without it the amount counts. */
  readonly exactStorage?: Decimal;
}

/** The parts of a scale that decide the need of a line. */
export type NeedScale = Pick<GuestScale, 'base' | 'wanted' | 'portions' | 'events' | 'dishes'>;

/** Exact need of a line for one event, or for all guests. */
export interface GroupNeed extends GuestGroup {
  /** The user's own content per guest; undefined if the template's counts. */
  readonly portion: Portion | undefined;
  /** In storage units, before rounding. */
  readonly storage: Decimal;
}

/** Exact need of a line for all guests that are ordered for. */
export interface LineNeed {
  /** In storage units, before rounding. */
  readonly storage: Decimal;
  readonly groups: readonly GroupNeed[];
}

/** True if an entry of a scale is about an item, or about the one that it replaces. */
export function isOfItem(sku: string, { productSku, replaces }: ScalableItem): boolean {
  return sku === productSku || sku === replaces;
}

/** An item's amount for the template's guests, in storage units. */
export function templateStorage(item: ScalableItem, product: Product): Decimal {
  return item.exactStorage ?? decimal(item.amount).times(unitOfLine(product, item.unit).ratio);
}

/** The dish of an item; undefined if it is for all guests. */
export function dishOf(item: ScalableItem, dishes: readonly Dish[]): Dish | undefined {
  return dishes.find(({ skus }) => skus.some((sku) => isOfItem(sku, item)));
}

/** The user's own portion of an item, for an event or for all; undefined without one in the measure of its content. */
export function ownPortion(
  item: ScalableItem,
  content: MeasuredContent | undefined,
  { portions }: Pick<GuestScale | ScaleEvent, 'portions'>,
): Portion | undefined {
  const fits = (portion: Portion) => portion.measure === content?.measure && isOfItem(portion.sku, item);
  // The item's own one precedes that of the replaced item.
  return portions.find((portion) => fits(portion) && portion.sku === item.productSku) ?? portions.find(fits);
}

/**
 * Content for each guest who takes it, by the template: its amount × content ÷ (guests × share of the dish). In the
 * measure of the content; undefined while the template's guests or the content are unknown.
 */
export function templatePortion(item: ScalableItem, product: Product, { base, dishes }: NeedScale): Decimal | undefined {
  const content = measuredContent(product);
  const share = dishOf(item, dishes)?.baseShare ?? 100;
  return content && base !== undefined
    ? templateStorage(item, product).times(content.quantity).times(100).dividedBy(decimal(base).times(share))
    : undefined;
}

const sum = (numbers: readonly Decimal[]) => numbers.reduce((total, one) => total.plus(one), zero);

/** Digits behind the point that count: a third of a pack three times is one pack, and not a little more. */
export const needDecimals = 50;

/**
 * Exact need of an item. With an own portion: guests × share of its dish × portion ÷ content of a storage unit. Without:
 * the template's amount × guests × share ÷ (the template's guests × the share it is for). Undefined while guests are
 * unknown.
 */
export function needOf(item: ScalableItem, product: Product, scale: NeedScale): LineNeed | undefined {
  const { base, dishes } = scale;
  const content = measuredContent(product);
  const dish = dishOf(item, dishes);
  const groups = guestGroups(scale).map((group) => ({
    ...group,
    portion: (group.event && ownPortion(item, content, group.event)) ?? ownPortion(item, content, scale),
  }));
  const withoutPortion = groups.filter(({ portion }) => !portion);
  if (groups.length === 0 || (withoutPortion.length > 0 && base === undefined)) return undefined;
  const share = dish?.share ?? 100;
  /** Divided once at the end, so that it stays exact. */
  const byTemplate = (guests: number) =>
    templateStorage(item, product)
      .times(guests)
      .times(share)
      .dividedBy(decimal(base ?? 1).times(dish?.baseShare ?? 100));
  const byPortions = (contents: readonly Decimal[]) => (content ? sum(contents).times(share).dividedBy(content.quantity.times(100)) : zero);
  const contentOfGroup = ({ guests, portion }: (typeof groups)[number]) => decimal(guests).times(portion?.quantity ?? 0);
  const storage = byTemplate(withoutPortion.reduce((total, { guests }) => total + guests, 0)).plus(byPortions(groups.map(contentOfGroup)));
  return {
    storage: storage.toDecimalPlaces(needDecimals),
    groups: groups.map((group) => ({
      ...group,
      storage: group.portion ? byPortions([contentOfGroup(group)]) : byTemplate(group.guests),
    })),
  };
}
