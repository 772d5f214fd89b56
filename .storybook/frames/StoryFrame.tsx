import { useEffect, useRef, useState, type RefObject } from 'react';
import { customProperties } from '../boards/customProperties';
import { apartName } from './apart';
import { queueForFrame } from './frameQueue';
import styles from './StoryFrame.module.css';

interface StoryFrameProps {
  /** Description of its content, for assistive technology. */
  name: string;
  /** Address of the story alone. */
  address: string;
  /** The window that the story gets, in px. */
  width: number;
  height: number;
  /** Its scale: 1 is the original size. */
  scale: number;
  /** Address in the Storybook, to which a click leads; without it the frame can be used. */
  href?: string;
  /** Called with the frame once its story is there. */
  onReady?: (frame: HTMLIFrameElement) => void;
}

/** True once an element has come near the window. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), { rootMargin: '400px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}

/** Calls back once the story of a frame is drawn and its play function done; how often it looks costs nothing. */
function whenFinished(frame: HTMLIFrameElement, done: () => void): () => void {
  const timer = setInterval(() => {
    const page = frame.contentDocument;
    // A story that fails shows why, and nothing more comes.
    if (page?.documentElement?.dataset['story'] !== 'finished' && !page?.body?.classList.contains('sb-show-errordisplay')) return;
    clearInterval(timer);
    done();
  }, 150);
  return () => clearInterval(timer);
}

/** A story in a window of its own, live and to scale. It loads when it comes near the window and it is its turn. */
export function StoryFrame({ name, address, width, height, scale, href, onReady }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isSeen = useSeen(place);
  const [turn, setTurn] = useState<{ readonly done: () => void }>();
  const [isReady, setReady] = useState(false);
  useEffect(() => (isSeen ? queueForFrame((done) => setTurn({ done })) : undefined), [isSeen]);
  useEffect(() => {
    const shown = frame.current;
    if (!turn || !shown) return undefined;
    return whenFinished(shown, () => {
      setReady(true);
      turn.done();
      onReady?.(shown);
    });
  }, [turn, onReady]);
  return (
    <div
      ref={place}
      className={styles.place}
      data-ready={isReady}
      style={customProperties({ '--frame-width': `${width}px`, '--frame-height': `${height}px`, '--frame-scale': String(scale) })}
    >
      {turn && (
        <iframe
          ref={frame}
          name={apartName}
          title={name}
          src={address}
          className={styles.frame}
          {...(href === undefined ? {} : { tabIndex: -1 })}
        />
      )}
      {href === undefined ? (
        !isReady && <span className={`${styles.over} ${styles.waiting}`}>{name}</span>
      ) : (
        <a href={href} target="_top" className={`${styles.over} ${styles.link}`} aria-label={name}>
          {!isReady && <span className={styles.waiting}>{name}</span>}
        </a>
      )}
    </div>
  );
}
