import { expect, test } from 'vitest';
import { compareRasters } from './comparison';
import { blank, pixelOf, type Area, type Raster } from './raster';

const white = pixelOf(255, 255, 255);
const black = pixelOf(0, 0, 0);
const green = pixelOf(0x14, 0x79, 0x3f);
const nextGreen = pixelOf(0x15, 0x7a, 0x40);

function draw(raster: Raster, { left, top, width, height }: Area, colour: number): Raster {
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) raster.pixels[y * raster.width + x] = colour;
  return raster;
}

/** A button of 60 × 20 px on white, with a word of black strokes in it that begins at `word`. */
function button(colour: number, word = 30, width = 100): Raster {
  const picture = draw(blank(width, 50, white), { left: 20, top: 15, width: 60, height: 20 }, colour);
  for (let stroke = 0; stroke < 6; stroke++)
    draw(picture, { left: word + stroke * 5, top: 20, width: 1 + (stroke % 2), height: 4 + stroke }, black);
  return picture;
}

test('equal pictures have no differences', () => {
  expect(compareRasters(button(green), button(green))).toMatchObject({ colours: [], regions: [], share: 0, meanDistance: 0 });
});

test('one step of a colour is reported with its share of the area, and nothing else', () => {
  const { colours, regions, grown, area, meanDistance } = compareRasters(button(green), button(nextGreen));
  // 60 × 20 px less the strokes: (4 + 6 + 8) × 1 + (5 + 7 + 9) × 2 = 60.
  expect(colours).toEqual([{ from: '#14793f', to: '#157a40', share: 1140 / 5000 }]);
  expect(regions).toEqual([]);
  expect(grown).toEqual({ x: 0, y: 0 });
  expect(area).toEqual({ left: 20, top: 15, width: 60, height: 20 });
  expect(meanDistance).toBeGreaterThan(0.1);
  expect(meanDistance).toBeLessThan(1);
});

test('anti-aliased edges of a changed colour are part of that change', () => {
  const red = pixelOf(200, 0, 0);
  const blue = pixelOf(0, 0, 200);
  const edge = { left: 20, top: 14, width: 60, height: 1 };
  const before = draw(button(red), edge, pixelOf(227, 127, 127));
  const after = draw(button(blue), edge, pixelOf(127, 127, 227));
  expect(compareRasters(before, after)).toMatchObject({ regions: [], colours: [{ from: '#c80000', to: '#0000c8' }, { from: '#e37f7f' }] });
});

test('shifted content is reported with its distance in pixels', () => {
  const { colours, regions } = compareRasters(button(green, 30), button(green, 31));
  expect(colours).toEqual([]);
  expect(regions).toMatchObject([{ moved: { x: 1, y: 0 } }]);
});

test('a different drawing is reported as a changed shape with its place', () => {
  const area = { left: 40, top: 4, width: 6, height: 6 };
  const sign = draw(blank(100, 50, white), area, black);
  const other = draw(draw(blank(100, 50, white), area, black), { left: 42, top: 6, width: 2, height: 2 }, white);
  expect(compareRasters(sign, other)).toMatchObject({ colours: [], regions: [{ left: 42, top: 6, width: 2, height: 2 }] });
  expect(compareRasters(sign, blank(100, 50, white)).colours).toEqual([]);
});

test('a picture of another size is reported with the difference, along with other changes', () => {
  const { grown, size, colours } = compareRasters(button(green), button(nextGreen, 30, 102));
  expect(grown).toEqual({ x: 2, y: 0 });
  expect(size).toEqual({ width: 102, height: 50 });
  expect(colours).toMatchObject([{ from: '#14793f', to: '#157a40' }]);
});

test('a changed colour is found even if the words in it moved as well', () => {
  const { colours, regions } = compareRasters(button(green, 30), button(nextGreen, 31));
  expect(colours).toMatchObject([{ from: '#14793f', to: '#157a40' }]);
  expect(regions).toMatchObject([{ moved: { x: 1, y: 0 } }]);
});
