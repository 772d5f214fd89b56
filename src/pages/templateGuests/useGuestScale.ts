import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ContentMeasure } from '#domain/product/content.ts';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { parseKept } from '#platform/keptJson.ts';
import type { StoredValue } from '#platform/stored.ts';
import { useStored } from '#platform/useStored.ts';
import {
  isEmptyScale,
  readGuestScale,
  withDish,
  withEvent,
  withFixed,
  withNewDish,
  withPack,
  withPortion,
  type ChosenPack,
  type Dish,
  type GuestScale,
  type ScaleEvent,
} from './rules/guestScale';

/** Focuses the first field of an entry, after it is there. */
const firstField = (kind: 'event' | 'dish', id: string) => `[data-${kind}="${CSS.escape(id)}"] input`;
const button = (plan: 'events' | 'dishes') => `button[data-plan="${plan}"], [data-plan="${plan}"] button`;

/**
 * The scale of a template on this device, with its changes. `change` and `rows` stay the same while `kept` does.
 *
 * @param known an event whose name and day the first one may take
 */
export function useGuestScale(kept: StoredValue<GuestScale>, known: Pick<ScaleEvent, 'name' | 'day' | 'guests'> | undefined) {
  const present = useStored(kept);
  const handOver = useFocusHandover();
  const change = useCallback(
    (next: (scale: GuestScale) => GuestScale) => {
      const scale = next(kept.read());
      kept.keep(isEmptyScale(scale) ? undefined : scale);
      return scale;
    },
    [kept],
  );
  const rows = useMemo(
    () => ({
      onFixed: (sku: string, isFixed: boolean) => void change((scale) => withFixed(scale, sku, isFixed)),
      onPack: (sku: string, pack: ChosenPack | undefined) => void change((scale) => withPack(scale, sku, pack)),
      onPortion: (sku: string, { quantity, measure }: { quantity: number | undefined; measure: ContentMeasure }, eventId?: string) =>
        void change((scale) => withPortion(scale, sku, quantity === undefined ? undefined : { quantity, measure }, eventId)),
      onDish: (sku: string, dishId: string | undefined) => void change((scale) => withDish(scale, sku, dishId)),
    }),
    [change],
  );
  const changed = <Entry extends { readonly id: string }>(all: readonly Entry[], id: string, part: Partial<Entry>) =>
    all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));
  const added = (entries: readonly { readonly id: string }[], kind: 'event' | 'dish') =>
    handOver(firstField(kind, entries.at(-1)?.id ?? ''));
  return {
    /** The stored scale. */
    present,
    change,
    /** Called by the rows. */
    rows,
    events: {
      onAdd: () => added(change((scale) => withEvent(scale, known)).events, 'event'),
      onChange: (id: string, part: Partial<ScaleEvent>) => void change((scale) => ({ ...scale, events: changed(scale.events, id, part) })),
      onRemove: (id: string) => {
        handOver(button('events'));
        change((scale) => ({ ...scale, events: scale.events.filter((event) => event.id !== id) }));
      },
    },
    dishes: {
      onAdd: () => added(change(withNewDish).dishes, 'dish'),
      onChange: (id: string, part: Partial<Dish>) => void change((scale) => ({ ...scale, dishes: changed(scale.dishes, id, part) })),
      onRemove: (id: string) => {
        handOver(button('dishes'));
        change((scale) => ({ ...scale, dishes: scale.dishes.filter((dish) => dish.id !== id) }));
      },
    },
  };
}

/** Scale to display: typed numbers and names are deferred, so that they never delay the user; ticks and presses apply at once. */
export function useShownScale(present: GuestScale): GuestScale {
  const { base, wanted, events, dishes, fixed, packs, swaps, portions } = present;
  const typed = useDeferredValue(JSON.stringify({ base, wanted, events, dishes }));
  const chosen = JSON.stringify({ fixed, packs, swaps, portions });
  // Apart, so that a tick leaves the dishes of all rows the same.
  const plan = useMemo(() => readGuestScale(parseKept(typed)), [typed]);
  const choices = useMemo(() => readGuestScale(parseKept(chosen)), [chosen]);
  return useMemo(() => ({ ...choices, base: plan.base, wanted: plan.wanted, events: plan.events, dishes: plan.dishes }), [plan, choices]);
}
