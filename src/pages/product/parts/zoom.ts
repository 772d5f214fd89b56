import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState } from 'react';

const largest = 6;
/** How far a double press goes. */
const doublePress = 2.5;
/** One notch of the wheel zooms by a seventh: a third of the step is the logarithm of the factor. */
const wheelStep = 3 * Math.log(1.15);

/** Panzoom measures what it has scaled, so that the whole picture may come out as a hair more than 1. */
const rounded = (scale: number) => Math.round(scale * 100) / 100;

/** What a picture that can be zoomed into needs. */
export interface Zoom {
  /** The picture's ref. The picture fills its frame, which is its parent and has no padding. */
  picture(element: HTMLImageElement | null): (() => void) | undefined;
  /** 1 where the whole picture is shown. */
  readonly scale: number;
  /** Whether it is zoomed at this very moment; `scale` follows with the next frame, when keys may have come already. */
  isZoomed(): boolean;
  /** Zooms about the middle of what is seen. */
  zoomBy(factor: number): void;
  /** Moves the picture by pixels, no further than to its edge. */
  moveBy(x: number, y: number): void;
  /** Shows the whole picture. */
  reset(): void;
}

/** Zooming about the pointer with the wheel, two fingers and a double press; moving with the pointer; both by calls, for buttons and keys. */
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
      maxScale: largest,
      minScale: 1,
      pinchAndPan: true,
    });
    panzoom.current = view;
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener('panzoomchange', (event) => setScale(rounded((event as CustomEvent<PanzoomEventDetail>).detail.scale)), {
      signal,
    });
    // React listens to the wheel passively, and this one has to keep the page from scrolling.
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
        // Panzoom adds `step` for every 80 pixels that two fingers move apart; so much of it keeps what they hold under them.
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
