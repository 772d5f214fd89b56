import type { EssenceVisibility } from '#gen/models/index.ts';

/**
 * State of a product on the essence list: shown, shown because a user added it manually, hidden, or not on it and addable; `unknown`
 * before the first read (P§3 Essence).
 */
export type EssenceState = 'unknown' | 'shown' | 'added' | 'hidden' | 'addable';

/** Parses the server's visibility. If the server doesn't say whether the product is on the list, it counts as on it. */
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
