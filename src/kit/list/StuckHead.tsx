import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styles from './StuckHead.module.css';

interface StuckHeadProps {
  /** The place of the item that lies so many pixels below the start of the list; undefined where it can't be told. */
  placeAt(offset: number): number | undefined;
  /** The heading of the group that the item at a place belongs to. */
  headOf(place: number): ReactNode;
}

/**
 * The heading of the rows that go by, below the head of the page: for lists in which each row has a place of its own, out of which its heading
 * can't stick. First in the element that holds the list. Headings that are in the list are read out there.
 */
export function StuckHead({ placeAt, headOf }: StuckHeadProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const look = useEffectEvent(() => {
    const element = mark.current;
    const list = element?.parentElement;
    if (!element || !list) return;
    const passed = element.getBoundingClientRect().top - list.getBoundingClientRect().top;
    // Up to its own place the first heading is in sight itself.
    setPlace(passed > list.clientTop ? placeAt(passed - list.clientTop) : undefined);
  });
  useEffect(() => {
    const watch = () => look();
    watch();
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
  return (
    <div ref={mark} className={styles.mark} aria-hidden="true">
      {place !== undefined && <div className={styles.head}>{headOf(place)}</div>}
    </div>
  );
}
