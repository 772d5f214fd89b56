import type { ProductAttribute } from '#gen/models/index.ts';

/** Attributes that are shown with an icon, in the order of P§3; the first three a product has are its badges. */
export const badgeKeys = [
  'deep-frozen',
  'cooled',
  'weighed-item',
  'organic',
  'msc',
  'asc',
  'vegan',
  'gluten-free',
  'lactose-free',
  'order-deadline',
] as const;

/** Name of a badge's icon and of its text. */
export type BadgeKey = (typeof badgeKeys)[number];

const badgeOfAttribute: Readonly<Record<string, BadgeKey>> = {
  Tiefgekuehlt: 'deep-frozen',
  Gekuehlt: 'cooled',
  Wiegeartikel: 'weighed-item',
  BIO: 'organic',
  MSC: 'msc',
  ASC: 'asc',
  VEG: 'vegan',
  GF: 'gluten-free',
  LF: 'lactose-free',
  Bestellschluss: 'order-deadline',
};

/** Every attribute that the shop knows (C§9 attribute keys); others occur in products, and no search is narrowed to them. */
const knownAttributes = [
  ...Object.keys(badgeOfAttribute),
  'Bestellartikel',
  'HAL',
  'KOS',
  'VEGET',
  'EG',
  'ED',
  'AMAGuetesiegel',
  'AMAGenussregion',
] as const;

/** The attribute with a name, in any case; undefined for one unknown to the shop. */
export function knownAttribute(text: string): string | undefined {
  return knownAttributes.find((key) => key.toLowerCase() === text.trim().toLowerCase());
}

/** Attributes that control ordering and are shown elsewhere than among the labels. */
const silentAttributes: readonly string[] = ['Bestellartikel'];

/** A badge with an icon beside a product. */
export interface Badge {
  readonly key: BadgeKey;
  /** Name in the user's language, as the server sends it. */
  readonly label: string;
  /** Order deadline "14:30"; other badges have none. */
  readonly extension: string | undefined;
}

/** Time of day until which a product can be ordered. */
export interface OrderDeadline {
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** "hh:mm" with two digits each. */
  readonly text: string;
}

const timeOfDay = /^(\d{1,2}):(\d{2})$/;

/** Reads a deadline "hh:mm": hours 0–23, minutes 0–59; undefined for anything else, which is ignored (P§3 Product). */
export function readOrderDeadline(text: string | undefined): OrderDeadline | undefined {
  const [, hourText, minuteText] = timeOfDay.exec(text?.trim() ?? '') ?? [];
  if (hourText === undefined || minuteText === undefined) return undefined;
  const hours = Number.parseInt(hourText, 10);
  const minutes = Number.parseInt(minuteText, 10);
  if (hours > 23 || minutes > 59) return undefined;
  return { hours, minutes, text: `${hourText.padStart(2, '0')}:${minuteText}` };
}

/** A product's own order deadline; the first readable one counts. */
export function orderDeadlineOf(attributes: readonly ProductAttribute[]): OrderDeadline | undefined {
  for (const { key, extension } of attributes) {
    const deadline = key === 'Bestellschluss' ? readOrderDeadline(extension) : undefined;
    if (deadline) return deadline;
  }
  return undefined;
}

function badgeKeyOf(attribute: ProductAttribute): BadgeKey | undefined {
  return Object.hasOwn(badgeOfAttribute, attribute.key) ? badgeOfAttribute[attribute.key] : undefined;
}

/**
 * The badges of a product: one of each kind, in the order of P§3; lists show the first three of them. A deadline that can't be read is
 * no badge.
 */
export function badgesOf(attributes: readonly ProductAttribute[]): Badge[] {
  const deadline = orderDeadlineOf(attributes);
  return badgeKeys.flatMap((key): Badge[] => {
    const attribute = attributes.find((candidate) => badgeKeyOf(candidate) === key);
    if (!attribute || (key === 'order-deadline' && !deadline)) return [];
    // Deep-frozen implies cooled: a second sign would displace another badge.
    if (key === 'cooled' && attributes.some((other) => badgeKeyOf(other) === 'deep-frozen')) return [];
    return [{ key, label: attribute.displayName, extension: key === 'order-deadline' ? deadline?.text : undefined }];
  });
}

/** Names of the attributes that show no logo: seals of origin, halal, kosher, vegetarian and unknown ones, each once. */
export function labelsOf(attributes: readonly ProductAttribute[]): string[] {
  const names = attributes
    .filter((attribute) => !badgeKeyOf(attribute) && !silentAttributes.includes(attribute.key))
    .map(({ displayName }) => displayName);
  return [...new Set(names)];
}
