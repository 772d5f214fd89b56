import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState } from 'react';

const maxScale = 6;
/** Zoom factor of a double press. */
const doublePress = 2.5;
/** One notch of the wheel zooms by a seventh: a third of the step is the logarithm of the factor. */
const wheelStep = 3 * Math.log(1.15);

/** Panzoom measures scaled sizes, so that the unzoomed scale may be slightly above 1. */
const rounded = (scale: number) => Math.round(scale * 100) / 100;

/** Ref, state and actions of a zoomable picture. */
export interface Zoom {
  /** Ref of the picture, which must fill its parent; the parent is the frame and has no padding. */
  picture(element: HTMLImageElement | null): (() => void) | undefined;
  /** 1 if unzoomed. */
  readonly scale: number;
  /** True if it is zoomed at this moment; `scale` follows in the next frame, perhaps after further keys. */
  isZoomed(): boolean;
  /** Zooms about the middle of the visible part. */
  zoomBy(factor: number): void;
  /** Moves the picture by pixels, limited to its edges. */
  moveBy(x: number, y: number): void;
  /** Shows the whole picture. */
  reset(): void;
}

/** Zooming at the pointer by wheel, pinch and double press; moving by pointer; both by functions, for buttons and keys. */
export function useZoom(): Zoom {
  const panzoom = useRef<PanzoomObject>(undefined);
  const [scale, setScale] = useState(1);

  const picture = useCallback((element: HTMLImageElement | null) => {
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const view = Panzoom(element, {
      animate: false,
      canvas: true,
      contain: 'outside',
      cursor: '',
      maxScale: maxScale,
      minScale: 1,
      pinchAndPan: true,
    });
    panzoom.current = view;
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener('panzoomchange', (event) => setScale(rounded((event as CustomEvent<PanzoomEventDetail>).detail.scale)), {
      signal,
    });
    // React's wheel listeners are passive, but this one has to prevent the page from scrolling.
    frame.addEventListener('wheel', (event) => view.zoomWithWheel(event, { step: wheelStep }), { passive: false, signal });
    frame.addEventListener(
      'dblclick',
      (event) => {
        if (rounded(view.getScale()) > 1) view.reset({ animate: false });
        else view.zoomToPoint(doublePress, event);
      },
      { signal },
    );
    frame.addEventListener(
      'touchstart',
      ({ touches: [one, two] }) => {
        // Panzoom adds `step` per 80 pixels of finger distance; this value keeps the picture under the fingers.
        if (one && two)
          view.setOptions({ step: (80 * view.getScale()) / Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) });
      },
      { passive: true, signal },
    );
    return () => {
      heard.abort();
      view.destroy();
      panzoom.current = undefined;
      setScale(1);
    };
  }, []);

  return {
    picture,
    scale,
    isZoomed: () => panzoom.current !== undefined && rounded(panzoom.current.getScale()) > 1,
    zoomBy: (factor) => void panzoom.current?.zoom(panzoom.current.getScale() * factor),
    // Panzoom counts in pixels of the picture.
    moveBy: (x, y) => void panzoom.current?.pan(x / panzoom.current.getScale(), y / panzoom.current.getScale(), { relative: true }),
    reset: () => void panzoom.current?.reset({ animate: false }),
  };
}
