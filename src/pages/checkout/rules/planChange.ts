import type { LocalDate } from '#domain/text/calendar.ts';
import { isLineOrderable, type CartLine } from '#domain/cart/cart.ts';
import { kindsToDeliver } from '#domain/checkout/checkout.ts';
import { chooseKindDay, completedDays, type CheckoutForm } from '#domain/checkout/checkoutForm.ts';
import type { DeliveryDay } from '#domain/checkout/delivery.ts';
import { lineDeadlines, type LineDeadline } from '#domain/checkout/lineDeadline.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import { dayOfLine, planColumnOf, planColumns, type PlanColumn } from './deliveryPlan';

/** The whole cart, or one kind of goods. */
export type PlanGroup = ProductKind | 'all';

/** A chosen day that isn't applied yet. */
export interface DayRequest {
  readonly group: PlanGroup;
  readonly day: LocalDate;
}

/** Lines of one column whose day changes. */
export interface PlanMove {
  readonly column: PlanColumn;
  /** Undefined if they had none. */
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
  readonly lines: readonly CartLine[];
}

/** Effect of another day. */
export interface PlanChange {
  /** The resulting form of the delivery step. */
  readonly form: CheckoutForm;
  readonly moves: readonly PlanMove[];
  /** The order would request other days, even if no lines move. */
  readonly changesDays: boolean;
  /** Products whose own deadline for their new day has passed; they would prevent the order. */
  readonly missed: readonly LineDeadline[];
  /** Lines of the group that keep their day because of an alternative tour. */
  readonly staying: readonly CartLine[];
  /** The day is no longer available. */
  readonly isClosed: boolean;
}

/** Inputs for judging a request. */
interface PlanSituation {
  readonly lines: readonly CartLine[];
  readonly openDays: readonly DeliveryDay[];
  readonly now: Date;
}

/**
 * The form with another day. For the whole cart all kinds follow one choice again, as if no other had been made. For
 * one kind it alone moves: the others keep their day as if chosen by hand. Kinds without a day, and those whose day
 * closed together with its, follow it, as on the delivery step.
 */
function formWith(form: CheckoutForm, { group, day }: DayRequest, kinds: readonly ProductKind[], isOpen: (day: LocalDate) => boolean) {
  const [first] = kinds;
  if (first === undefined) return form;
  if (group === 'all') return chooseKindDay({ ...form, chosenKinds: [] }, first, day, { kinds, isOpen });
  const days = completedDays(form, kinds);
  const kept = kinds.filter((kind) => {
    const before = days[kind];
    return kind !== group && !form.chosenKinds.includes(kind) && before !== undefined && isOpen(before);
  });
  return chooseKindDay({ ...form, days, chosenKinds: [...form.chosenKinds, ...kept] }, group, day, { kinds, isOpen });
}

/** Effect of another day, before it is applied. */
export function planChange(form: CheckoutForm, request: DayRequest, { lines, openDays, now }: PlanSituation): PlanChange {
  const kinds = kindsToDeliver(lines);
  const isOpen = (day: LocalDate) => openDays.some((open) => open.day === day);
  const next = formWith(form, request, kinds, isOpen);
  const [before, after] = [completedDays(form, kinds), completedDays(next, kinds)];
  const orderable = lines.filter(isLineOrderable);
  const moves = new Map<string, PlanMove & { readonly lines: CartLine[] }>();
  for (const column of planColumns) {
    for (const line of orderable) {
      if (planColumnOf(line) !== column) continue;
      const [from, to] = [dayOfLine(line, before), dayOfLine(line, after)];
      if (from === to) continue;
      const key = `${column} ${from} ${to}`;
      const move = moves.get(key) ?? { column, from, to, lines: [] };
      move.lines.push(line);
      moves.set(key, move);
    }
  }
  return {
    form: next,
    moves: [...moves.values()],
    changesDays: kinds.some((kind) => before[kind] !== after[kind]),
    missed: lineDeadlines(lines, after, openDays).filter(({ until }) => until <= now),
    staying: orderable.filter(
      ({ alternativeDay, product }) =>
        alternativeDay !== undefined && alternativeDay !== request.day && (request.group === 'all' || request.group === product.kind),
    ),
    isClosed: !isOpen(request.day),
  };
}
