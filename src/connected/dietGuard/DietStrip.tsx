import { useEffect, useState, type ReactNode } from 'react';
import { guardingEvent } from '#cart/cartGuard.ts';
import { addTexts } from '#i18n/texts.ts';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';

// Users rely on their event's check, so a failure to load it is reported.
const DietGuard = lazyComponent(async () => (await Promise.all([import('./DietGuard'), addTexts('allergens')]))[0].DietGuard);

/**
 * A part of a list's status line: checks the list against the diets of the event stored on this device. Null without an
 * event.
 *
 * @param items products of the list; must be the same array until it changes
 */
export function useDietStrip(context: BuyerContext, items: readonly OverviewItem[]): ReactNode {
  const { user } = useShop();
  if (!user || guardingEvent(context, user.userId) === undefined) return null;
  return <DietGuard context={context} userId={user.userId} items={items} />;
}

/**
 * True once no late strip can move a list's rows: no event is stored, or the strip's code is loaded or has failed to
 * load. The strip itself shows that failure.
 */
export function useIsDietStripThere(context: BuyerContext): boolean {
  const { user } = useShop();
  const isGuarded = guardingEvent(context, user?.userId) !== undefined;
  const isReady = DietGuard.useIsReady();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isGuarded) void DietGuard.fetch().then(({ isThere }) => setMissing(!isThere));
  }, [isGuarded]);
  const isThere = !isGuarded || isReady || isMissing;
  // A list on the screen stays there, even if the user creates an event meanwhile.
  const [isShown, setShown] = useState(isThere);
  if (isThere && !isShown) setShown(true);
  return isShown;
}
