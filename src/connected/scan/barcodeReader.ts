import { expandedUpcE, readScannedCode, type ScannedCode } from '#domain/codes/scannedCode.ts';

/** Finds the texts of the barcodes in a picture. */
type PictureReader = (picture: HTMLCanvasElement) => Promise<readonly string[]>;

/** Used part of the browser's BarcodeDetector; not every browser has it. */
interface NativeDetector {
  detect(source: HTMLCanvasElement): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Barcodes on goods and deliveries. The browser's detector doesn't know DataBar Stacked. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'data_matrix', 'qr_code'];
/** Digits of the barcodes on outer packs (ITF). The format has no reliable end, so that a part of one reads as a shorter number. */
const outerPackLength = 14;
/** Maximum width of a picture in pixels: bars are still distinct, and a phone is fast enough. */
const widest = 1_280;
/** Milliseconds between two frames. */
const interval = 120;
/** Milliseconds that a barcode must be out of the picture before it counts again. */
const goneAfter = 1_500;
/** Frames that must agree on a number: a blurred picture gives wrong ones now and then, but not twice the same. */
const agreeing = 2;

/** The browser's detector; undefined if it has none, or none for these barcodes. */
async function nativeReader(): Promise<PictureReader | undefined> {
  const detectorClass = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  if (!detectorClass) return undefined;
  const supported = await detectorClass.getSupportedFormats();
  const wanted = formats.filter((format) => supported.includes(format));
  if (!wanted.includes('ean_13')) return undefined;
  const detector = new detectorClass({ formats: wanted });
  return async (picture) => {
    const found = await detector.detect(picture);
    return found.flatMap(({ rawValue, format }) => {
      if (format === 'itf' && rawValue.length !== outerPackLength) return [];
      // Eight digits of a UPC-E may be a compressed longer number.
      return [(format === 'upc_e' && expandedUpcE(rawValue)) || rawValue];
    });
  };
}

/** A detector in JavaScript, for all other browsers. */
async function scriptReader(): Promise<PictureReader> {
  const { readBarcodes } = await import('./scriptBarcodes');
  return (picture) => Promise.resolve(readBarcodes(picture));
}

/** Draws the visible part of a video: content clipped by its frame isn't read. False before the first frame. */
function drawVisible(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const covering = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  if (!context || !(covering > 0 && Number.isFinite(covering))) return false;
  // Whole pixels: a shift by half of one would blur thin bars.
  const width = Math.round(clientWidth / covering);
  const height = Math.round(clientHeight / covering);
  const scale = Math.min(1, widest / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const [left, top] = [Math.floor((videoWidth - width) / 2), Math.floor((videoHeight - height) / 2)];
  context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return true;
}

/**
 * Shows a camera's picture and reads barcodes from it until the returned function is called. A barcode that stays in
 * the picture is reported once.
 *
 * @param onCode called with each code; wrong check digits (a blurred picture) and plain words are ignored
 * @param onFailure called if the detector's code fails to load
 */
export function watchBarcodes(
  video: HTMLVideoElement,
  stream: MediaStream,
  onCode: (text: string, code: ScannedCode) => void,
  onFailure: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  video.srcObject = stream;
  const canvas = document.createElement('canvas');
  const seen = new Map<string, { readonly at: number; readonly looks: number }>();
  const see = (text: string, code: ScannedCode) => {
    const now = performance.now();
    const before = seen.get(text);
    const looks = before && now - before.at <= goneAfter ? before.looks + 1 : 1;
    seen.set(text, { at: now, looks });
    if (looks === agreeing && !isOver) onCode(text, code);
  };
  const look = async (reader: PictureReader) => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && drawVisible(video, canvas)) {
      // An unreadable frame is followed by the next one.
      const codes = await reader(canvas).catch(() => []);
      const read = [...new Set(codes)].map((text) => ({ text, code: readScannedCode(text) }));
      // Beside a product code the maker's web address is irrelevant.
      const products = read.filter(({ code }) => code?.kind === 'product');
      for (const { text, code } of products.length > 0 ? products : read) if (code && code.kind !== 'wrong') see(text, code);
    }
    if (!isOver) timer = setTimeout(() => void look(reader), interval);
  };
  void (async () => {
    try {
      const read = (await nativeReader().catch(() => undefined)) ?? (await scriptReader());
      await look(read);
    } catch {
      if (!isOver) onFailure();
    }
  })();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
