import type { EssenceVisibility } from '../gen/models';

/**
 * How a product stands on the essence list: shown, shown because somebody has added it by hand, hidden, or not on it and to be added by
 * hand; `unknown` while nobody has asked the server (P§3 Essence).
 */
export type EssenceState = 'unknown' | 'shown' | 'added' | 'hidden' | 'addable';

/** Reads the server's visibility. A server that doesn't tell whether the product is on the list counts it as being on it. */
export function essenceStateOf(
  visibility: Pick<EssenceVisibility, 'isVisible' | 'isOnList' | 'isManuallyAdded'> | undefined,
): EssenceState {
  if (!visibility) return 'unknown';
  if (visibility.isVisible) return visibility.isManuallyAdded ? 'added' : 'shown';
  return visibility.isOnList === false ? 'addable' : 'hidden';
}

/**
 * The visibility after a click, before the server answers (P§4 "Essence toggle"): showing a product that is not on the list adds it by
 * hand, and hiding such a product takes it off again.
 */
export function flippedVisibility(visibility: EssenceVisibility, isShown: boolean): EssenceVisibility {
  if (isShown)
    return {
      ...visibility,
      isVisible: true,
      isManuallyAdded: visibility.isManuallyAdded === true || visibility.isOnList === false,
      isOnList: true,
    };
  return { ...visibility, isVisible: false, isOnList: visibility.isManuallyAdded !== true && visibility.isOnList !== false };
}
