import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './AnchoredHint.module.css';

interface AnchoredHintProps {
  /** Id that the anchor's `aria-describedby` points to. */
  id: string;
  /** Element that the hint explains. */
  anchor: RefObject<HTMLElement | null>;
  /** `alert` for an error that must be read out at once. */
  role?: 'tooltip' | 'alert';
  children: ReactNode;
}

const gap = 6;

/** The oldest supported browsers have no popover; there the hint is the last element of the page, raised by its stylesheet. */
const hasTopLayer = 'popover' in HTMLElement.prototype;

/**
 * A hint beside a hovered or focused element. It lives in the browser's top layer, so no list, drawer or sticky head
 * can clip it. Mount it only while it is open.
 *
 * Written by hand, because amount fields and row stars are in the search page's first load, which is limited to 203
 * KiB gzip. MUI's Tooltip alone weighs 46.
 */
export function AnchoredHint({ id, anchor, role = 'tooltip', children }: AnchoredHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    if (!element || !anchor.current) return;
    if (hasTopLayer) element.showPopover();
    const place = () => {
      const target = anchor.current?.getBoundingClientRect();
      if (!target) return;
      const { width, height } = element.getBoundingClientRect();
      const left = Math.min(Math.max(gap, target.left + target.width / 2 - width / 2), window.innerWidth - width - gap);
      const above = target.top - height - gap;
      element.style.left = `${left}px`;
      element.style.top = `${above >= gap ? above : target.bottom + gap}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor]);
  const box = (
    <div ref={hint} id={id} role={role} popover={hasTopLayer ? 'manual' : undefined} className={styles.hint}>
      {children}
    </div>
  );
  return hasTopLayer ? box : createPortal(box, document.body);
}
