/** Letters as single strokes, 6 units high, so that a picture needs no face of the machine: its width and its path. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, 'M0 6L2 0L4 6M.8 4H3.2'],
  B: [3.8, 'M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8'],
  C: [3.9, 'M3.9 1.2A2.1 3 0 1 0 3.9 4.8'],
  D: [4, 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z'],
  E: [3.4, 'M3.4 0H0V6H3.4M0 3H2.9'],
  F: [3.3, 'M3.3 0H0V6M0 3H2.8'],
  G: [4, 'M3.9 1.2A2.1 3 0 1 0 4 4.6V3.3H2.4'],
  H: [3.9, 'M0 0V6M3.9 0V6M0 3H3.9'],
  I: [0.2, 'M.1 0V6'],
  J: [2.9, 'M2.9 0V4.2A1.5 1.8 0 0 1 0 4.6'],
  K: [3.9, 'M0 0V6M3.7 0L0 3.6M1.3 2.4L3.9 6'],
  L: [3.2, 'M0 0V6H3.2'],
  M: [4.4, 'M0 6V0L2.2 3.8L4.4 0V6'],
  N: [3.9, 'M0 6V0L3.9 6V0'],
  O: [4.2, 'M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0Z'],
  P: [3.7, 'M0 6V0H2.1A1.6 1.65 0 0 1 2.1 3.3H0'],
  Q: [4.3, 'M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0ZM2.6 4.4L4.3 6.2'],
  R: [3.8, 'M0 6V0H2.1A1.6 1.65 0 0 1 2.1 3.3H0M1.8 3.3L3.8 6'],
  S: [3.8, 'M3.6 1A1.9 1.5 0 0 0 .3 1.7C.3 3.2 3.7 2.7 3.7 4.4A1.9 1.6 0 0 1 .1 5'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [3.9, 'M0 0V4A1.95 2 0 0 0 3.9 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1L4.2 6L5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [3.8, 'M0 0H3.8L0 6H3.8'],
  0: [3.6, 'M1.8 0A1.8 3 0 1 0 1.8 6A1.8 3 0 1 0 1.8 0Z'],
  1: [2, 'M.2 1.2L1.8 0V6'],
  2: [3.6, 'M.2 1.5A1.7 1.6 0 1 1 3.2 2.8L0 6H3.6'],
  3: [3.5, 'M.2 .9A1.7 1.5 0 1 1 1.6 2.8A1.8 1.6 0 1 1 0 5'],
  4: [3.8, 'M2.8 6V0L0 4.2H3.8'],
  5: [3.6, 'M3.3 0H.6L.3 2.7A1.9 1.8 0 1 1 0 5'],
  6: [3.7, 'M3.2 0A3.6 4 0 0 0 0 4.1A1.85 1.9 0 1 0 3.7 4.1A1.85 1.9 0 0 0 .2 3.4'],
  7: [3.6, 'M0 0H3.6L1.2 6'],
  8: [3.6, 'M1.8 2.8A1.5 1.4 0 1 0 1.8 0A1.5 1.4 0 1 0 1.8 2.8A1.8 1.6 0 1 0 1.8 6A1.8 1.6 0 1 0 1.8 2.8'],
  9: [3.7, 'M.5 6A3.6 4 0 0 0 3.7 1.9A1.85 1.9 0 1 0 0 1.9A1.85 1.9 0 0 0 3.5 2.6'],
  ',': [0.6, 'M.5 5.6L0 7'],
  '.': [0.3, 'M.1 5.8V6'],
  '×': [2.7, 'M.1 2.4L2.6 4.9M2.6 2.4L.1 4.9'],
  '-': [2, 'M0 3.2H2'],
  k: [2.9, 'M0 0V6M2.7 2.4L0 4.6M1 3.8L2.9 6'],
  g: [3, 'M3 2.4V6.6A1.5 1.3 0 0 1 .2 7M3 4.2A1.5 1.8 0 1 0 3 4.25'],
  l: [0.2, 'M.1 0V6'],
  m: [4.6, 'M0 6V2.4M0 3.6A1.15 1.2 0 0 1 2.3 3.6V6M2.3 3.6A1.15 1.2 0 0 1 4.6 3.6V6'],
};
const gap = 1.15;
const blank = 2.2;

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letters[letter]?.[0] ?? blank) + gap, -gap);
}

/** A line of text around `middleX`, as high as `size` or lower where it would be wider than `maxWidth`; letters without a stroke are left blank. */
export function lettering(
  text: string,
  middleX: number,
  topY: number,
  size: number,
  maxWidth: number,
  colour: string,
  weight = 0.9,
): string {
  const width = widthOf(text);
  if (width <= 0) return '';
  const scale = Math.min(size / 6, maxWidth / width);
  let x = 0;
  const paths = Array.from(text).map((letter) => {
    const [advance, path] = letters[letter] ?? [blank, ''];
    const drawn = path === '' ? '' : `<path transform="translate(${x.toFixed(2)} 0)" d="${path}"/>`;
    x += advance + gap;
    return drawn;
  });
  const left = middleX - (width * scale) / 2;
  const top = topY + (size - 6 * scale) / 2;
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** A brand's name in the letters that there are. */
export function printable(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .normalize('NFD')
    .replaceAll(/[^A-Z0-9 -]/g, '');
}
