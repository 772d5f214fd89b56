import { expandedUpcE, readScannedCode, type ScannedCode } from '../../domain/scannedCode';

/** Finds the numbers of the barcodes in a picture. */
type PictureReader = (picture: HTMLCanvasElement) => Promise<readonly string[]>;

/** The browser's own reader, as far as it is used; not every browser has it. */
interface NativeDetector {
  detect(source: HTMLCanvasElement): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Bars and squares that goods and deliveries carry. The browser's reader knows none of the stacked bars of DataBar. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'data_matrix', 'qr_code'];
/** Digits of the bars on outer packs (ITF), whose form doesn't tell where they end: part of them reads as a shorter number. */
const outerPackLength = 14;
/** Widest picture that is read, in pixels: the bars are still apart, and a telephone keeps up. */
const widest = 1_280;
/** Milliseconds between two looks at the picture. */
const interval = 120;
/** Milliseconds for which a barcode has to be out of the picture before it counts once more. */
const goneAfter = 1_500;
/** Looks that have to agree before a number is believed: a shaky picture gives wrong ones now and then, but not twice the same. */
const agreeing = 2;

/** The browser's own reader; undefined where it has none, or none for these barcodes. */
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
      // Eight digits of a short number may be those of another one.
      return [(format === 'upc_e' && expandedUpcE(rawValue)) || rawValue];
    });
  };
}

/** A reader in JavaScript, for all other browsers. */
async function scriptReader(): Promise<PictureReader> {
  const { readBarcodes } = await import('./scriptBarcodes');
  return (picture) => Promise.resolve(readBarcodes(picture));
}

/** Draws what of a moving picture can be seen: what its frame cuts off is not read. Nothing before the first picture. */
function drawVisible(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const covering = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  if (!context || !(covering > 0 && Number.isFinite(covering))) return false;
  // Whole pixels: shifted by half of one, thin bars and gaps run into each other.
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
 * Shows what a camera sees and reads barcodes from it until the answer is called. A barcode that stays in the picture is told once.
 *
 * @param onCode a code came into the picture; one whose check digit is wrong is a shaky picture, and words are none
 * @param onFailure there is no reader: its code couldn't be fetched
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
      // A picture that can't be read is followed by the next one.
      const codes = await reader(canvas).catch(() => []);
      const read = [...new Set(codes)].map((text) => ({ text, code: readScannedCode(text) }));
      // Beside a product's code the maker's address says nothing.
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
