import { useEffect, useLayoutEffect, useState } from 'react';

/** What the screen round a windowed list may want of it. */
export interface WindowedListHandle {
  /**
   * Gives the keyboard to a control of an item and brings it into view. The item may be far from the window, and may even come into the list
   * only after this call. A user who goes elsewhere meanwhile stays there.
   *
   * @param key the item, as the list's `keyOf` tells it
   * @param selector the control in the page
   */
  focus(key: string, selector: string): void;
}

/** Frames of the browser within which a row that was scrolled to is in the page and measured. */
const framesToCome = 60;

interface Wanted {
  readonly key: string;
  readonly selector: string;
  /** What has the keyboard until then; undefined in the frame of the press that has led here, which may give its own field the keyboard. */
  readonly holder?: Element | null;
}

/** {@link WindowedListHandle.focus} for a list of which only some items are in the page. `bring` scrolls to the item at a place. */
export function useItemFocus<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  bring: (place: number) => void,
): WindowedListHandle['focus'] {
  const [focus] = useState(() => new ItemFocus());
  useLayoutEffect(() => {
    focus.follow((key) => items.findIndex((item) => keyOf(item) === key), bring);
  });
  // What is wanted may be among them now.
  useEffect(() => focus.goOn(), [focus, items]);
  useEffect(() => () => focus.stop(), [focus]);
  return focus.give;
}

class ItemFocus {
  #placeOf: (key: string) => number = () => -1;
  #bring: (place: number) => void = () => undefined;
  #wanted: Wanted | undefined;
  #frame = 0;

  readonly give = (key: string, selector: string): void => {
    this.#wanted = { key, selector };
    this.#next(() => {
      this.#wanted = { key, selector, holder: document.activeElement };
      this.#attempt(framesToCome, false);
    });
  };

  /** Takes the list as it is now. */
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

  /** Tries until the item is there. Where it is in the page already, the browser brings it into view, no further than it needs to. */
  #attempt(framesLeft: number, isBrought: boolean): void {
    if (!this.#wanted) return;
    const { key, selector, holder } = this.#wanted;
    const { activeElement } = document;
    const hasGoneElsewhere = activeElement !== document.body && activeElement !== holder;
    const place = this.#placeOf(key);
    const control = place < 0 ? null : document.querySelector<HTMLElement>(selector);
    // A row that has just come stays hidden until it is measured, and takes no focus before.
    if (!hasGoneElsewhere) control?.focus();
    const isThere = control !== null && document.activeElement === control;
    if (hasGoneElsewhere || isThere || framesLeft === 0) this.#wanted = undefined;
    // Without a place it is still to come into the list.
    else if (place >= 0) {
      if (!isBrought) this.#bring(place);
      this.#next(() => this.#attempt(framesLeft - 1, true));
    }
  }
}
