import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPictureOf, keepPicture, keptPicture } from './pictureFile';
import { amplifiedDifference, blank, crop, hexOfPixel, pixelOf, readPng, shrink, writePng } from './raster';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Many colours, and more bytes than they need. */
function drawn(step = 0): Buffer {
  const picture = blank(64, 64, pixelOf(255, 255, 255));
  for (let index = 0; index < 2048; index++) picture.pixels[index] = pixelOf(index % 200, (index >> 3) % 256, 40 + step);
  return writePng(picture);
}

test('a kept picture has the same pixels in fewer bytes, and says which drawing it is of', () => {
  const path = join(folder, 'AL/one.png');
  keepPicture(path, drawn());
  const kept = readFileSync(path);
  expect(kept.length).toBeLessThan(drawn().length);
  expect(readPng(kept)).toEqual(readPng(drawn()));
  expect(isPictureOf(keptPicture(path), drawn())).toBe(true);
  expect(isPictureOf(keptPicture(path), drawn(1))).toBe(false);
});

test('a picture that was kept as it was drawn is compared by its bytes; where none is kept, none agrees', () => {
  expect(isPictureOf(drawn(), drawn())).toBe(true);
  expect(isPictureOf(drawn(), drawn(1))).toBe(false);
  expect(isPictureOf(keptPicture(join(folder, 'AL/none.png')), drawn())).toBe(false);
});

test('the difference shows a step of one in one channel, and what only one picture has', () => {
  const before = blank(2, 1, pixelOf(20, 121, 63));
  const after = blank(3, 1, pixelOf(20, 121, 63));
  after.pixels[1] = pixelOf(20, 121, 64);
  const [same = 0, step = 0, outside = 0] = amplifiedDifference(before, after).pixels;
  expect(hexOfPixel(same)).toMatch(/^#(f\w)\1\1$/);
  expect(hexOfPixel(step)).toBe('#da8b82');
  expect(hexOfPixel(outside)).toBe('#9cc4f0');
});

test('parts and small pictures are cut to what is there', () => {
  const picture = blank(10, 10, pixelOf(0, 0, 0));
  expect(crop(picture, { left: -5, top: 8, width: 10, height: 10 })).toMatchObject({ width: 5, height: 2 });
  expect(shrink(picture, 4)).toMatchObject({ width: 2, height: 2 });
});
