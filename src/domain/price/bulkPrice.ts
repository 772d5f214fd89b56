import type { AttachedPriceModifier, BulkPrice, BulkPriceType, DiscountType } from '#gen/models/index.ts';
import { decimal, decimalText, readDecimal } from './money';

/** Kind of price as it is shown (P§3 Price). */
export type PriceType = 'regular' | 'regular-fair' | 'on-sale-for-all' | 'on-sale-for-customer' | 'fixed-for-customer';

/** The kind that each source list is shown as. */
const priceTypeOf: Readonly<Record<BulkPriceType, PriceType>> = {
  LIST: 'regular',
  FAIR_LIST: 'regular-fair',
  PROMOTION: 'on-sale-for-all',
  SPECIAL: 'on-sale-for-customer',
  SPECIAL_LIST: 'on-sale-for-customer',
  FIXED: 'fixed-for-customer',
};

/**
 * A discount or bonus attached to a price.
 *
 * Defines the meaning of `discountFactorString`: the price is multiplied by it, so "0.95" takes 5 % off, "1" changes nothing and "0"
 * gives it away. A bonus works likewise: its factor lowers the price to the one expected after the payout.
 */
export interface PriceModifier {
  /** `single`: on the unit price, before it is rounded; `total`: on the row total; `none`: changes nothing (P§3 Price). */
  readonly applyTo: 'single' | 'total' | 'none';
  /** Exact factor as a decimal string. */
  readonly discountFactorString: string;
  /** Place in the order of application, lowest first. */
  readonly applicationOrder: number;
}

/** A price of one storage unit from a quantity on, in EUR, excluding tax and deposit (P§3 Price). */
export interface Price {
  /** Quantity in storage units from which it applies. */
  readonly minQuantity: number;
  /** The exact price before discount and bonus, the source of all arithmetic. */
  readonly rawValueString: string;
  /** Display type. */
  readonly type: PriceType;
  /** The list it comes from. */
  readonly source: BulkPriceType;
  readonly attachedDiscount: PriceModifier;
  readonly attachedBonus: PriceModifier;
  /** Recommended retail price (UVP) of one storage unit including tax, as a decimal string; never part of arithmetic. */
  readonly msrp: string | undefined;
  /** Last day of validity, YYYY-MM-DD; promotions have one. */
  readonly toDate: string | undefined;
}

/** Scope of each type of discount; any other type applies to nothing. */
const applyToOf: Readonly<Record<DiscountType, 'single' | 'total'>> = { SINGLE: 'single', TOTAL: 'total' };

const noModifier: PriceModifier = { applyTo: 'none', discountFactorString: '1', applicationOrder: 0 };

function toModifier(wire: AttachedPriceModifier | undefined): PriceModifier {
  if (!wire) return noModifier;
  const { type, discountFactorString, applicationOrder } = wire;
  const factor = readDecimal(discountFactorString);
  const applyTo = Object.hasOwn(applyToOf, type) ? applyToOf[type] : 'none';
  // A scope of none (P§3 "single, total or none"), and an unreadable factor, must not change a price.
  if (applyTo === 'none' || !factor || factor.isNegative()) return noModifier;
  return { applyTo, discountFactorString, applicationOrder };
}

/**
 * Reads a price of the server; undefined when its value is no decimal number or below zero, or its kind is unknown: a wrong
 * price is worse than none.
 */
export function toPrice(wire: BulkPrice): Price | undefined {
  const rawValueString = decimalText(wire.rawValueString);
  if (rawValueString === undefined || decimal(rawValueString).isNegative() || !Object.hasOwn(priceTypeOf, wire.type)) return undefined;
  return {
    minQuantity: wire.minQuantity > 0 ? wire.minQuantity : 0,
    rawValueString,
    type: priceTypeOf[wire.type],
    source: wire.type,
    attachedDiscount: toModifier(wire.attachedDiscount),
    attachedBonus: toModifier(wire.attachedBonus),
    msrp: wire.uvp ? readDecimal(String(wire.uvp))?.toString() : undefined,
    toDate: wire.toDate,
  };
}
