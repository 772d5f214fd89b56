import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';

const largest = 6;
const doubleTap = 300;

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };

/** A view within bounds: never smaller than the frame, and moved no further than the picture's edge. */
export function boundedView({ scale, x, y }: View, width: number, height: number): View {
  const bounded = Math.min(largest, Math.max(1, scale));
  const reach = (side: number) => (side * (bounded - 1)) / 2;
  return { scale: bounded, x: Math.max(-reach(width), Math.min(reach(width), x)), y: Math.max(-reach(height), Math.min(reach(height), y)) };
}

/** What a picture that can be zoomed into needs. */
export interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** For the picture. */
  readonly style: CSSProperties;
  /** For the frame. */
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  zoomBy(factor: number): void;
  /** Moves the picture by pixels. */
  moveBy(x: number, y: number): void;
  reset(): void;
}

/** Zooming with the wheel, two fingers, a double press and buttons; moving with the pointer. */
export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(whole);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const lastPress = useRef(0);

  const change = (next: (now: View) => View) =>
    setView((now) => boundedView(next(now), frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0));
  const zoomBy = (factor: number) => change((now) => ({ scale: now.scale * factor, x: now.x * factor, y: now.y * factor }));
  const moveBy = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }));
  const reset = () => setView(whole);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React listens to the wheel passively, and this one has to keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.deltaY < 0 ? 1.15 : 1 / 1.15;
      setView((now) => boundedView({ scale: now.scale * factor, x: now.x * factor, y: now.y * factor }, element.clientWidth, element.clientHeight));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const spread = () => {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : undefined;
  };
  const lift = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);
  return {
    frame,
    scale: view.scale,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    zoomBy,
    moveBy,
    reset,
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size > 1) return;
        if (event.timeStamp - lastPress.current < doubleTap) {
          if (view.scale > 1) reset();
          else zoomBy(2.5);
        }
        lastPress.current = event.timeStamp;
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const wide = spread();
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = spread();
        if (wide !== undefined && now !== undefined && wide > 0) zoomBy(now / wide);
        else moveBy(event.clientX - before.x, event.clientY - before.y);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
