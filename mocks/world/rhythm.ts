import type { Product } from '#gen/models/index.ts';
import { addDays, weekdayOf, type LocalDate } from '#domain/text/calendar.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { essencesOfToolKitchen, toolKitchen, toolKitchenBought } from './toolKitchen';

/** A line of an order that follows a rhythm. */
export interface PlannedLine {
  readonly product: Product;
  readonly unit: Product['units'][number];
  readonly amount: number;
}

/** An order that follows a rhythm. */
export interface PlannedOrder {
  readonly day: LocalDate;
  /** Days before the seed. */
  readonly age: number;
  readonly lines: readonly PlannedLine[];
}

/** Days of the week on which the order is placed, Sunday is 0: for the days in between, and larger for the weekend. */
const [midweek, weekend] = [1, 4];
/** Products that come in nearly every order, and others beside them, of the large kitchen and of everybody else with a rhythm. */
const shares = { large: { staples: 16, others: 20 }, small: { staples: 12, others: 3 } } as const;
/** Two years of two orders a week. */
const orders = 208;

const sharesOf = (customerId: string) => (customerId === toolKitchen ? shares.large : shares.small);

/** Number of orders of a customer with a rhythm, and the approximate number of lines in each. */
export function rhythmOf(customerId: string): { readonly orders: number; readonly lines: number } {
  const { staples, others } = sharesOf(customerId);
  return { orders, lines: staples + others };
}

/**
 * The orders of a customer who orders on Mondays and, twice as much, on Thursdays, newest first. The first usual products are staples: each is left
 * out of every 5th to 20th order, so that it is in 80 to 95 % of them. The others follow one another, each once in about a year at most.
 */
export function plannedOrders(customerId: string, seededOn: LocalDate, usualOf: (count: number) => readonly Product[]): PlannedOrder[] {
  const { staples: stapleCount, others: otherCount } = sharesOf(customerId);
  const usual = customerId === toolKitchen ? essencesOfToolKitchen(usualOf).slice(0, toolKitchenBought) : usualOf(60);
  const [staples, others] = [usual.slice(0, stapleCount), usual.slice(stapleCount)];
  return lastOrderDays(seededOn).map(({ day, age }, index) => {
    const factor = weekdayOf(day) === weekend ? 2 : 1;
    const bought = staples.filter((_, place) => (index + place) % (5 + place) !== 0);
    const beside =
      others.length === 0 ? [] : Array.from({ length: otherCount }, (_, place) => others[(index * otherCount + place) % others.length]);
    const lines = [
      ...bought.map((product, place) => lineOf(product, (1 + (place % 3)) * factor)),
      ...beside.map((product) => product && lineOf(product, 1)),
    ];
    return { day, age, lines: lines.filter((line) => line !== undefined) };
  });
}

function lastOrderDays(seededOn: LocalDate): { readonly day: LocalDate; readonly age: number }[] {
  const days: { day: LocalDate; age: number }[] = [];
  for (let age = 1; days.length < orders; age += 1) {
    const day = addDays(seededOn, -age);
    if ([midweek, weekend].includes(weekdayOf(day))) days.push({ day, age });
  }
  return days;
}

function lineOf(product: Product, times: number): PlannedLine | undefined {
  const unit = product.units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? product.units.find(({ isVisible }) => isVisible);
  return unit && { product, unit, amount: minimumForUnit(product.minSaleQuantity, unit.ratio) * times };
}
