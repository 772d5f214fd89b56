/** What can be done with a screen as a whole. */
export interface PageAction {
  /** Tells it from the others. */
  readonly key: string;
  /** Its words. */
  readonly label: string;
  /** What is to be known of it, as its title. */
  readonly hint?: string;
  /** Address inside the shop that it leads to; without one it does something. */
  readonly href?: string;
  /** Does it. */
  onPress?(): void;
  /** It asks or shows something in a dialog first. */
  readonly opensDialog?: boolean;
  /** It is under way. */
  readonly isBusy?: boolean;
  /** It can't be done now. */
  readonly isDisabled?: boolean;
  /** Something is gone afterwards: it stands last, behind a line, in the colour of errors, and never as a button of its own. */
  readonly isDestructive?: boolean;
  /** Is told its button, or link, for what gives the focus back to it. */
  ref?(element: HTMLElement | null): void;
  /** Ways to do it, of which one is chosen. */
  readonly choices?: readonly PageAction[];
}

/** Actions of which some may not be there now. */
export type PageActionList = readonly (PageAction | false | undefined)[];

/** Quiet buttons that a head has room for; what comes after them is in its menu. */
const shownAtMost = 3;

/** Which actions a head shows as buttons, and which its menu holds. */
interface Arrangement {
  /** The one in the primary colour, or on the phone the first of the others, as wide as the window. */
  readonly main: PageAction | undefined;
  readonly shown: readonly PageAction[];
  readonly inMenu: readonly PageAction[];
}

/** Where each action of a head stands. On the phone one is a button, and all others are in the menu. */
export function arrangeActions(primary: PageAction | undefined, list: PageActionList, isPhone: boolean): Arrangement {
  const all = list.filter((action) => action !== undefined && action !== false);
  const others = all.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = all.filter(({ isDestructive = false }) => isDestructive);
  if (!isPhone) return { main: primary, shown: others.slice(0, shownAtMost), inMenu: [...others.slice(shownAtMost), ...destructive] };
  const main = primary ?? others.find(({ choices }) => choices === undefined);
  return { main, shown: [], inMenu: [...others.filter((action) => action !== main), ...destructive] };
}
