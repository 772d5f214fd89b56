import { useEffect, useLayoutEffect, useState } from 'react';

/** Imperative handle of a windowed list. */
export interface WindowedListHandle {
  /**
   * Focuses a control of an item and scrolls it into view. The item may be far from the window, or may join the list
   * only after this call. A user who moves the focus meanwhile keeps it.
   *
   * @param key key of the item, as returned by `keyOf`
   * @param selector the control in the page
   */
  focus(key: string, selector: string): void;
  /** Drops a request to focus a control that isn't there yet, because the user has asked for something else since. */
  cancelFocus(): void;
  /** True while a control that was asked for isn't there yet. */
  isAwaitingFocus(): boolean;
}

/** Frames in which a row must be rendered and measured after scrolling to it. */
const framesToCome = 60;

interface Wanted {
  readonly key: string;
  readonly selector: string;
  /** Element that had the focus; undefined in the frame of the press, which may still focus its own field. */
  readonly holder?: Element | null;
}

/** The {@link WindowedListHandle} of a partly rendered list. `bring` scrolls to the item at an index. */
export function useItemFocus<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  bring: (place: number) => void,
): WindowedListHandle {
  const [focus] = useState(() => new ItemFocus());
  useLayoutEffect(() => {
    focus.follow((key) => items.findIndex((item) => keyOf(item) === key), bring);
  });
  // The requested item may be among the new ones.
  useEffect(() => focus.goOn(), [focus, items]);
  useEffect(() => () => focus.stop(), [focus]);
  return focus.handle;
}

class ItemFocus {
  #placeOf: (key: string) => number = () => -1;
  #bring: (place: number) => void = () => undefined;
  #wanted: Wanted | undefined;
  #frame = 0;

  /** The same object for the life of the list. */
  readonly handle: WindowedListHandle = {
    focus: (key, selector) => {
      this.#wanted = { key, selector };
      this.#next(() => {
        this.#wanted = { key, selector, holder: document.activeElement };
        this.#attempt(framesToCome, false);
      });
    },
    cancelFocus: () => {
      this.#wanted = undefined;
      this.stop();
    },
    isAwaitingFocus: () => this.#wanted !== undefined,
  };

  /** Updates the list that requests refer to. */
  follow(placeOf: (key: string) => number, bring: (place: number) => void): void {
    this.#placeOf = placeOf;
    this.#bring = bring;
  }

  goOn(): void {
    if (this.#wanted?.holder !== undefined) this.#next(() => this.#attempt(framesToCome, false));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #next(step: () => void): void {
    this.stop();
    this.#frame = requestAnimationFrame(step);
  }

  /** Retries until the item is rendered. For a rendered item the browser scrolls no further than needed. */
  #attempt(framesLeft: number, isBrought: boolean): void {
    if (!this.#wanted) return;
    const { key, selector, holder } = this.#wanted;
    const { activeElement } = document;
    const hasGoneElsewhere = activeElement !== document.body && activeElement !== holder;
    const place = this.#placeOf(key);
    const control = place < 0 ? null : document.querySelector<HTMLElement>(selector);
    // A new row is hidden until measured and can't be focused before.
    if (!hasGoneElsewhere) control?.focus();
    const isThere = control !== null && document.activeElement === control;
    if (hasGoneElsewhere || isThere || framesLeft === 0) this.#wanted = undefined;
    // Without an index it hasn't joined the list yet.
    else if (place >= 0) {
      if (!isBrought) this.#bring(place);
      this.#next(() => this.#attempt(framesLeft - 1, true));
    }
  }
}
