/** An action for a whole screen. */
export interface PageAction {
  readonly key: string;
  readonly label: string;
  /** Explanation, as its `title`. */
  readonly hint?: string;
  /** Target inside the shop; without one it calls `onPress`. */
  readonly href?: string;
  onPress?(): void;
  /** Opens a dialog first. */
  readonly opensDialog?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Removes something: shown last, after a divider, in the error colour, and never as a button of its own. */
  readonly isDestructive?: boolean;
  /** The phone has it as a button, as wide as the window, if the screen has no primary action. */
  readonly isMainOnPhone?: boolean;
  /** Receives its button or link, to return the focus to it. */
  ref?(element: HTMLElement | null): void;
  /** Variants of the action, to choose from in a menu. */
  readonly choices?: readonly PageAction[];
}

/** Actions, some of which may be absent. */
export type PageActionList = readonly (PageAction | false | undefined)[];

/** Maximum of quiet buttons in a head; the rest goes into its menu. */
const shownAtMost = 3;

/** Distribution of actions over buttons and menu. */
interface Arrangement {
  /** The primary action. */
  readonly main: PageAction | undefined;
  readonly shown: readonly PageAction[];
  readonly inMenu: readonly PageAction[];
}

/** Distributes the actions of a head. On the phone only the primary one, or the one marked for it, is a button; all others are in the menu. */
export function arrangeActions(primary: PageAction | undefined, list: PageActionList, isPhone: boolean): Arrangement {
  const all = list.filter((action) => action !== undefined && action !== false);
  const others = all.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = all.filter(({ isDestructive = false }) => isDestructive);
  if (!isPhone) return { main: primary, shown: others.slice(0, shownAtMost), inMenu: [...others.slice(shownAtMost), ...destructive] };
  const main = primary ?? mainOnPhone(list);
  return { main, shown: [], inMenu: [...others.filter((action) => action !== main), ...destructive] };
}

/** The action that is a button on the phone of a screen without a primary one. */
export const mainOnPhone = (list: PageActionList): PageAction | undefined =>
  list.find((action) => action !== undefined && action !== false && action.isMainOnPhone === true) || undefined;
