import { barsOf, ean13Modules } from '../../domain/ean13';

/** A camera that sees what is drawn for it. */
export interface DrawnCamera {
  /** Shows a barcode; `turn` in degrees, a module as wide as told in pixels. */
  show(gtin: string, options?: { readonly turn?: number; readonly module?: number }): void;
  /** Shows nothing but a wall. */
  clear(): void;
  /** Whether it is still on. */
  isOn(): boolean;
  /** Somebody pulls it out. */
  pullOut(): void;
  /** Gives the browser its own cameras back. */
  putBack(): void;
}

/** Takes the place of the browser's cameras; each picture is 640 by 480 pixels. */
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
  // A stream of a canvas has a picture each time that something is drawn.
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
