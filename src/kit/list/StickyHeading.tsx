import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styles from './StickyHeading.module.css';

/** Pixels between the heading and a control that it uncovers. */
const gap = 8;
/** Frames in which another heading may follow the scroll, which may be higher. */
const framesToFollow = 3;

interface StuckHeadProps {
  /** Index of the item at so many pixels below the start of the list; undefined if unknown. */
  placeAt(offset: number): number | undefined;
  /** Heading of the group of the item at an index. */
  headOf(place: number): ReactNode;
}

/**
 * Sticky group heading of the visible rows, below the page's head. For lists with positioned rows, whose own headings
 * can't stick. Must be the first child of the list's element. Hidden from screen readers, which read the headings in
 * the list.
 */
export function StickyHeading({ placeAt, headOf }: StuckHeadProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const look = useEffectEvent(() => {
    const element = mark.current;
    const list = element?.parentElement;
    if (!element || !list) return;
    const passed = element.getBoundingClientRect().top - list.getBoundingClientRect().top;
    // Above that, the first heading itself is visible.
    setPlace(passed > list.clientTop ? placeAt(passed - list.clientTop) : undefined);
  });
  useEffect(() => {
    const watch = () => look();
    watch();
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
  useEffect(() => {
    const list = mark.current?.parentElement;
    let frame = 0;
    let isByKey = false;
    const onInput = ({ type }: Event) => {
      isByKey = type === 'keydown';
    };
    // The browser scrolls a control below the page's head, which this heading makes higher.
    const uncover = (control: Element, framesLeft: number) => {
      const bottom = mark.current?.firstElementChild?.getBoundingClientRect().bottom;
      const covered = bottom === undefined ? 0 : bottom - control.getBoundingClientRect().top;
      if (control !== document.activeElement || framesLeft === 0) return;
      if (covered > 0) window.scrollBy({ top: -covered - gap, behavior: 'instant' });
      frame = requestAnimationFrame(() => uncover(control, framesLeft - 1));
    };
    const onFocus = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      // A control may not move away below the pointer that presses it.
      if (isByKey && target instanceof Element) frame = requestAnimationFrame(() => uncover(target, framesToFollow));
    };
    window.addEventListener('keydown', onInput, true);
    window.addEventListener('pointerdown', onInput, true);
    list?.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onInput, true);
      window.removeEventListener('pointerdown', onInput, true);
      list?.removeEventListener('focusin', onFocus);
    };
  }, []);
  return (
    <div ref={mark} className={styles.mark} aria-hidden="true">
      {place !== undefined && <div className={styles.head}>{headOf(place)}</div>}
    </div>
  );
}
