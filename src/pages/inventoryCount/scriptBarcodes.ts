import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import ITFReader from '@zxing/library/esm/core/oned/ITFReader';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** Widest picture that is read, in pixels: the bars are still apart, and a telephone keeps up. */
const widest = 800;

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A]],
  [DecodeHintType.TRY_HARDER, true],
]);
const readers = [new MultiFormatUPCEANReader(hints), new ITFReader()];

let canvas: HTMLCanvasElement | undefined;

/** The numbers of the barcodes that the picture shows now; nothing where it shows none. */
export function readGtins(video: HTMLVideoElement): readonly string[] {
  const scale = Math.min(1, widest / video.videoWidth);
  const width = Math.round(video.videoWidth * scale);
  const height = Math.round(video.videoHeight * scale);
  canvas ??= document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return [];
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    // Green counts twice, as for the eye.
    grey[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return readers.flatMap((reader) => {
    try {
      return [reader.decode(picture, hints).getText()];
    } catch {
      // The library throws where there is no barcode.
      return [];
    }
  });
}
