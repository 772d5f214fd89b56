import { barsOf, ean13Modules } from '#domain/codes/ean13.ts';

/** A camera that sees what the test draws. */
export interface DrawnCamera {
  /** Shows a barcode; `turn` in degrees, `module` in pixels. */
  show(gtin: string, options?: { readonly turn?: number; readonly module?: number }): void;
  /** Shows an empty wall. */
  clear(): void;
  /** True while it is on. */
  isOn(): boolean;
  /** Disconnects it. */
  pullOut(): void;
  /** Restores the browser's own cameras. */
  putBack(): void;
}

/** Replaces the browser's cameras; each picture is 640 by 480 pixels. */
export function drawnCamera(): DrawnCamera {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const tracks: MediaStreamTrack[] = [];
  const { mediaDevices } = navigator;
  const { getUserMedia } = mediaDevices;
  mediaDevices.getUserMedia = () => {
    const stream = canvas.captureStream(20);
    tracks.push(...stream.getTracks());
    return Promise.resolve(stream);
  };
  const clear = () => {
    context.resetTransform();
    context.fillStyle = 'gray';
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  let draw = clear;
  // A canvas stream has a frame for each drawing.
  const timer = setInterval(() => draw(), 50);
  return {
    show: (gtin, { turn = 0, module = 3 } = {}) => {
      draw = () => {
        clear();
        context.translate(canvas.width / 2, canvas.height / 2);
        context.rotate((turn * Math.PI) / 180);
        context.translate(Math.round(-47.5 * module), -60);
        context.fillStyle = 'white';
        context.fillRect(-10 * module, -10, 115 * module, 140);
        context.fillStyle = 'black';
        for (const { start, width } of barsOf(ean13Modules(gtin) ?? '')) context.fillRect(start * module, 0, width * module, 120);
      };
    },
    clear: () => {
      draw = clear;
    },
    isOn: () => tracks.some(({ readyState }) => readyState === 'live'),
    pullOut: () => {
      for (const track of tracks) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    putBack: () => {
      clearInterval(timer);
      mediaDevices.getUserMedia = getUserMedia;
    },
  };
}
