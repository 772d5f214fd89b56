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
import { expandedUpcE } from '../../domain/scannedCode';

const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E]],
  // Of the bars on outer packs a part reads as a shorter number.
  [DecodeHintType.ALLOWED_LENGTHS, Int32Array.of(14)],
  [DecodeHintType.TRY_HARDER, true],
  // With the separators between its elements.
  [DecodeHintType.ASSUME_GS1, true],
]);
const barReaders = [new MultiFormatUPCEANReader(hints), new ITFReader(), new Code128Reader()];
const squareReaders = [new DataMatrixReader(), new QRCodeReader()];

/** A picture's brightness, pixel by pixel. */
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

/** The picture lying on its side. */
function turned({ pixels, width, height }: Grey): Grey {
  const onSide = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) onSide[x * height + y] = pixels[y * width + x] ?? 0;
  }
  return { pixels: onSide, width: height, height: width };
}

/** Rows that are read as one. Their mean has less of the noise of a dim cellar, and there are fewer to read. */
const rowsInOne = 4;

/** The picture with a row for every {@link rowsInOne}. */
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

/** What readers find in a picture. */
function readWith(readers: typeof barReaders | typeof squareReaders, { pixels, width, height }: Grey): readonly string[] {
  if (width === 0 || height === 0) return [];
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return readers.flatMap((reader) => {
    try {
      const found = reader.decode(picture, hints);
      const text = found.getText();
      // Eight digits of a short number may be those of another one.
      return [(found.getBarcodeFormat() === BarcodeFormat.UPC_E && expandedUpcE(text)) || text];
    } catch {
      // The library throws where there is no barcode.
      return [];
    }
  });
}

/** Of so many looks without bars one is for squares, which take longer. */
const looksForSquares = 3;
let looks = 0;

/** What the bars and squares in a picture say, whether they lie or stand; nothing where it shows none. */
export function readBarcodes(picture: HTMLCanvasElement): readonly string[] {
  const data = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, picture.width, picture.height);
  if (!data) return [];
  const grey = greyOf(data);
  // The library reads bars along the rows, so it finds what lies, in either direction; squares it finds however they lie.
  const lying = readWith(barReaders, flattened(grey));
  if (lying.length > 0) return lying;
  const standing = readWith(barReaders, flattened(turned(grey)));
  if (standing.length > 0) return standing;
  looks += 1;
  return looks % looksForSquares === 0 ? readWith(squareReaders, grey) : [];
}
