import { followKeyboard } from './followKeyboard';
import { keepFromDrops } from './keepFromDrops';

/** Adds the listeners that a page needs only once somebody uses it. */
export function addLateListeners(): void {
  keepFromDrops();
  followKeyboard();
}
