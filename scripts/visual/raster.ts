import { PNG } from 'pngjs';

/** A picture's pixels, each as one number: alpha, blue, green and red from its highest byte to its lowest. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** A part of a picture, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of one colour, to be drawn on. */
export function blank(width: number, height: number, colour: number): Raster {
  return { width, height, pixels: new Uint32Array(width * height).fill(colour) };
}

/** Reads a PNG of any kind; those of the browser and stored ones have different ones. */
export function readPng(bytes: Buffer): Raster {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/** Writes a picture for a report, where it need not be small. */
export function writePng({ width, height, pixels }: Raster): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, deflateLevel: 6, filterType: -1 });
}

/** Red, green and blue of a pixel, 0 to 255 each. */
export const channelsOf = (pixel: number): readonly [number, number, number] => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/** An opaque pixel. */
export const pixelOf = (red: number, green: number, blue: number): number => (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;

/** A pixel's colour as stylesheets write it. */
export const hexOfPixel = (pixel: number): string =>
  `#${channelsOf(pixel)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The part of a picture that lies in an area. */
export function crop({ width, height, pixels }: Raster, area: Area): Raster {
  const left = Math.max(0, area.left);
  const top = Math.max(0, area.top);
  const size = { width: Math.min(width, area.left + area.width) - left, height: Math.min(height, area.top + area.height) - top };
  const part = new Uint32Array(size.width * size.height);
  for (let y = 0; y < size.height; y++)
    part.set(pixels.subarray((top + y) * width + left, (top + y) * width + left + size.width), y * size.width);
  return { ...size, pixels: part };
}

/** A picture reduced by a whole factor, each pixel the mean of those that it replaces. */
export function shrink({ width, height, pixels }: Raster, by: number): Raster {
  if (by <= 1) return { width, height, pixels };
  const small = { width: Math.max(1, Math.floor(width / by)), height: Math.max(1, Math.floor(height / by)) };
  const result = new Uint32Array(small.width * small.height);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let dy = 0; dy < by && y * by + dy < height; dy++)
        for (let dx = 0; dx < by && x * by + dx < width; dx++) {
          const channels = channelsOf(pixels[(y * by + dy) * width + x * by + dx] ?? 0);
          for (const [channel, value] of channels.entries()) sums[channel] = (sums[channel] ?? 0) + value;
          count++;
        }
      const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / count));
      result[y * small.width + x] = pixelOf(red, green, blue);
    }
  return { ...small, pixels: result };
}

/** By how much a step of one channel is amplified, so that it can be seen. */
const amplification = 8;
/** Colour of the area that only one of both pictures has. */
const outside = pixelOf(0x9c, 0xc4, 0xf0);

/**
 * The differences of two pictures: every changed pixel is red, the stronger the more it differs, and never too pale to be seen. The
 * unchanged picture is pale and grey below it.
 */
export function amplifiedDifference(before: Raster, after: Raster): Raster {
  const result = blank(Math.max(before.width, after.width), Math.max(before.height, after.height), outside);
  for (let y = 0; y < Math.min(before.height, after.height); y++)
    for (let x = 0; x < Math.min(before.width, after.width); x++) {
      const was = before.pixels[y * before.width + x] ?? 0;
      const is = after.pixels[y * after.width + x] ?? 0;
      const [red, green, blue] = channelsOf(is);
      if (was === is) {
        const grey = 235 + Math.round((red * 0.3 + green * 0.6 + blue * 0.1) * 0.07);
        result.pixels[y * result.width + x] = pixelOf(grey, grey, grey);
        continue;
      }
      const other = channelsOf(was);
      const most = Math.max(Math.abs(red - other[0]), Math.abs(green - other[1]), Math.abs(blue - other[2]));
      const strength = Math.min(1, 0.35 + (most * amplification) / 255);
      const pale = Math.round(225 * (1 - strength));
      result.pixels[y * result.width + x] = pixelOf(Math.round(235 - 45 * strength), pale, Math.round(pale * 0.85 + 30 * strength));
    }
  return result;
}
