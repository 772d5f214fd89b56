import type { LocalDate } from '../../../domain/calendar';
import { isLineOrderable, type CartLine } from '../../../domain/cart';
import { kindsToDeliver } from '../../../domain/checkout';
import { chooseKindDay, completedDays, type CheckoutForm } from '../../../domain/checkoutForm';
import type { DeliveryDay } from '../../../domain/delivery';
import { lineDeadlines, type LineDeadline } from '../../../domain/lineDeadline';
import type { ProductKind } from '../../../domain/kind';
import { dayOfLine, planColumnOf, planColumns, type PlanColumn } from './deliveryPlan';

/** What gets another day: the whole cart, or one kind of goods. */
export type PlanGroup = ProductKind | 'all';

/** A day that is chosen, but not taken over yet. */
export interface DayRequest {
  readonly group: PlanGroup;
  readonly day: LocalDate;
}

/** Lines of one column that come on another day than before. */
export interface PlanMove {
  readonly column: PlanColumn;
  /** Undefined where they had none. */
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
  readonly lines: readonly CartLine[];
}

/** What another day brings about. */
export interface PlanChange {
  /** The form as the delivery step would have it then. */
  readonly form: CheckoutForm;
  readonly moves: readonly PlanMove[];
  /** The order would ask for other days than before, whether or not lines move. */
  readonly changesDays: boolean;
  /** Products whose own deadline for the day they would come on has passed; they would keep the order from going off. */
  readonly missed: readonly LineDeadline[];
  /** Lines that are meant, too, and that their alternative tour brings on another day whatever is chosen. */
  readonly staying: readonly CartLine[];
  /** The day can't be requested any more. */
  readonly isClosed: boolean;
}

/** What a request is judged by. */
interface PlanSituation {
  readonly lines: readonly CartLine[];
  readonly openDays: readonly DeliveryDay[];
  readonly now: Date;
}

/**
 * The form with another day. For the whole cart the kinds of goods follow one choice again, as if no other had been made. For one kind it
 * alone moves: the others keep the day that they have as if it had been chosen by hand. Those without a day, and those whose day has
 * closed together with its, come along, as on the delivery step.
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

/** What another day would bring about, before it is taken over. */
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
