import { hasGtinForm } from '../../domain/gtin';

/** Finds the numbers of the barcodes in a picture. */
type PictureReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

/** The browser's own reader, as far as it is used; not every browser has it. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf'];
/** Milliseconds between two looks at the picture. */
const interval = 120;
/** Milliseconds for which a barcode has to be out of the picture before it counts once more. */
const goneAfter = 1_500;

/** The browser's own reader; undefined where it has none, or none for these barcodes. */
async function nativeReader(): Promise<PictureReader | undefined> {
  const detectorClass = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  if (!detectorClass) return undefined;
  const supported = await detectorClass.getSupportedFormats();
  const wanted = formats.filter((format) => supported.includes(format));
  if (!wanted.includes('ean_13')) return undefined;
  const detector = new detectorClass({ formats: wanted });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** A reader in JavaScript, for all other browsers. */
async function scriptReader(): Promise<PictureReader> {
  const { readGtins } = await import('./scriptBarcodes');
  return (video) => Promise.resolve(readGtins(video));
}

/**
 * Reads barcodes from a moving picture until the answer is called. A barcode that stays in the picture is told once.
 *
 * @param onCode a barcode's number came into the picture; its last digit isn't checked
 * @param onFailure there is no reader: its code couldn't be fetched
 */
export function watchBarcodes(video: HTMLVideoElement, onCode: (code: string) => void, onFailure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const seen = new Map<string, number>();
  const look = async (read: PictureReader) => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      // A picture that can't be read is followed by the next one.
      const codes = await read(video).catch(() => []);
      for (const code of new Set(codes)) {
        const before = seen.get(code) ?? -Infinity;
        const now = performance.now();
        seen.set(code, now);
        if (!isOver && hasGtinForm(code) && now - before > goneAfter) onCode(code);
      }
    }
    if (!isOver) timer = setTimeout(() => void look(read), interval);
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
