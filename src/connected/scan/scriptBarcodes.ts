import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import ITFReader from '@zxing/library/esm/core/oned/ITFReader';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import { expandedUpcE } from '#domain/codes/scannedCode.ts';

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E]],
  // A part of an ITF barcode reads as a shorter number.
  [DecodeHintType.ALLOWED_LENGTHS, Int32Array.of(14)],
  [DecodeHintType.TRY_HARDER, true],
  // Keeps the separators between GS1 elements.
  [DecodeHintType.ASSUME_GS1, true],
]);
const barReaders = [new MultiFormatUPCEANReader(hints), new ITFReader(), new Code128Reader()];
const squareReaders = [new DataMatrixReader(), new QRCodeReader()];

/** Brightness of a picture, pixel by pixel. */
interface Grey {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function greyOf({ data, width, height }: ImageData): Grey {
  const pixels = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = pixel * 4;
    // Green counts twice, as for the eye.
    pixels[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  return { pixels, width, height };
}

/** The picture rotated by 90°. */
function turned({ pixels, width, height }: Grey): Grey {
  const onSide = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) onSide[x * height + y] = pixels[y * width + x] ?? 0;
  }
  return { pixels: onSide, width: height, height: width };
}

/** Rows averaged into one: less noise in a dim cellar, and fewer rows to read. */
const rowsInOne = 4;

/** The picture with one row per {@link rowsInOne}. */
function flattened({ pixels, width, height: rows }: Grey): Grey {
  const height = Math.floor(rows / rowsInOne);
  const flat = new Uint8ClampedArray(width * height);
  for (let at = 0; at < flat.length; at += 1) {
    const first = Math.floor(at / width) * rowsInOne * width + (at % width);
    let sum = 0;
    for (let row = 0; row < rowsInOne; row += 1) sum += pixels[first + row * width] ?? 0;
    flat[at] = sum / rowsInOne;
  }
  return { pixels: flat, width, height };
}

/** Texts that the readers find in a picture. */
function readWith(readers: typeof barReaders | typeof squareReaders, { pixels, width, height }: Grey): readonly string[] {
  if (width === 0 || height === 0) return [];
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return readers.flatMap((reader) => {
    try {
      const found = reader.decode(picture, hints);
      const text = found.getText();
      // Eight digits of a UPC-E may be a compressed longer number.
      return [(found.getBarcodeFormat() === BarcodeFormat.UPC_E && expandedUpcE(text)) || text];
    } catch {
      // The library throws if there is no barcode.
      return [];
    }
  });
}

/** One in so many frames without bars is searched for 2D codes, which take longer. */
const looksForSquares = 3;
let looks = 0;

/** Texts of the 1D and 2D codes in a picture, horizontal or vertical; empty if there are none. */
export function readBarcodes(picture: HTMLCanvasElement): readonly string[] {
  const data = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, picture.width, picture.height);
  if (!data) return [];
  const grey = greyOf(data);
  // The library reads along rows, so it finds horizontal bars, in either direction; 2D codes it finds in any.
  const lying = readWith(barReaders, flattened(grey));
  if (lying.length > 0) return lying;
  const standing = readWith(barReaders, flattened(turned(grey)));
  if (standing.length > 0) return standing;
  looks += 1;
  return looks % looksForSquares === 0 ? readWith(squareReaders, grey) : [];
}
