import { artAt, label, type Design } from './label';
import { lettering } from './strokes';
import { groundShadow, placed, solid } from './shades';

/** A brand's tag of card on a string. */
function tag(design: Design, x: number, y: number, scale = 1): string {
  const { palette, accent, brand, amount, isOrganic, corner } = design;
  const outline = 'M-11 -5L-7 -9H11V9H-7L-11 5Z';
  return placed(
    `<path d="M-9 0C-16 -6 -18 -12 -16 -18" fill="none" stroke="#a08a66" stroke-width=".9"/><path d="${outline}" fill="${palette.main}"/><path d="M-7 3H11V9H-7L-11 5V3Z" fill="${corner ?? accent}"/><path d="${outline}" fill="url(#soft)" stroke="#000" stroke-opacity=".16" stroke-width=".4"/><circle cx="-8.4" cy="0" r="1" fill="#fff" fill-opacity=".8"/>` +
      lettering(brand, 1.6, -6, 4.4, 16, palette.onMain, 1.1) +
      lettering(amount, 1.6, 4.2, 3.2, 15, '#fff', 1) +
      (isOrganic ? '<circle cx="10" cy="-8" r="3" fill="#5f8a3c" stroke="#fff" stroke-width=".6"/>' : ''),
    x,
    y,
    scale,
  );
}

const crates = [
  ['#bd9160', '#a87b4b'],
  ['#56765f', '#48664f'],
  ['#5f7486', '#516576'],
  ['#c8a878', '#b18f5f'],
] as const;

/** Pieces at their places; small ones lie twice as dense. */
export function heapOf({ pieceSize }: Design, places: readonly (readonly [x: number, y: number])[], size: number): string {
  const one = (x: number, y: number, place: number) => artAt(x, y, size * pieceSize, place * 41 - 90);
  const between = pieceSize < 0.9 ? places.map(([x, y], place) => one(x + 7, y + 3, place + 5)).join('') : '';
  return places.map(([x, y], place) => one(x, y, place)).join('') + between;
}

/** A crate heaped with loose goods, with the brand's card on its front. */
export function crate(design: Design): string {
  const goods = [
    [24, 42],
    [40, 37],
    [56, 37],
    [72, 42],
    [17, 52],
    [32, 50],
    [48, 48],
    [64, 50],
    [79, 52],
  ] as const;
  const [board, dark] = crates[Math.floor(design.brandChance * crates.length)] ?? crates[0];
  const plank = (y: number) => solid(`M8 ${y}H88V${y + 10.4}H8Z`, board);
  return (
    groundShadow(84) +
    `<path d="M8 56L14 46H82L88 56Z" fill="${dark}"/><path d="M8 56L14 46H82L88 56Z" fill="#000" fill-opacity=".3"/>` +
    heapOf(design, goods, 25) +
    `<path d="M10 56H86V86H10Z" fill="${dark}"/><path d="M10 56H86V86H10Z" fill="#000" fill-opacity=".34"/>${plank(54)}${plank(65.4)}${plank(76)}` +
    `<path d="M9 54H15V86H9ZM81 54H87V86H81Z" fill="${board}"/><path d="M9 54H15V86H9ZM81 54H87V86H81Z" fill="#fff" fill-opacity=".14"/>` +
    label(design, { x: 33, y: 54, width: 30, height: 30 })
  );
}

/** A board with a whole good on it. */
export function board(design: Design): string {
  const wood = 'M10 71L20 63H76L86 71V77Q86 80 82 80H14Q10 80 10 77Z';
  return (
    groundShadow(82, 48, 82) +
    solid(wood, '#b98a58') +
    '<path d="M10 71L20 63H76L86 71Z" fill="#d2a873"/><path d="M20 68H60M34 66H74M26 70H50" stroke="#8c6236" stroke-opacity=".3" stroke-width=".7" stroke-linecap="round"/><ellipse cx="49" cy="68" rx="31" ry="4" fill="#3b2410" fill-opacity=".3"/>' +
    artAt(47, 45, 58) +
    tag(design, 76, 76, 0.94)
  );
}

/** A whole good by itself. */
export function piece(design: Design): string {
  return groundShadow(60, 47, 82) + artAt(46, 50, 64, design.chance * 12 - 6) + tag(design, 76, 76);
}

/** Goods tied to a bunch. */
export function bunch(design: Design): string {
  return (
    groundShadow(56, 47, 83) +
    artAt(34, 48, 46, -20) +
    artAt(60, 48, 46, 20) +
    artAt(47, 49, 54) +
    solid('M34 62Q47 68 60 62V68Q47 74 34 68Z', design.accent, 'round') +
    tag(design, 76, 76)
  );
}

/** A wheel of cheese with a piece cut out. */
export function wheel(design: Design): string {
  const { palette, tint } = design;
  const rind = design.chance < 0.4 ? '#a8743a' : design.chance < 0.7 ? '#c9963f' : '#8d6a45';
  const side = 'M10 44V66A38 17 0 0 0 36 82.1V60.1A38 17 0 0 1 10 44Z';
  const top = 'M48 44H86A38 17 0 1 0 36 60.1Z';
  const [back, left] = ['M48 44H86V66H48Z', 'M48 44L36 60.1V82.1L48 66Z'];
  return (
    groundShadow(80, 48, 80) +
    `<path d="M48 66H86A38 17 0 0 1 36 82.1Z" fill="#2a1c0e" fill-opacity=".3"/>` +
    solid(side, rind, 'round') +
    `<path d="${back}" fill="${tint}"/><path d="${back}" fill="url(#soft)"/><path d="${left}" fill="${tint}"/><path d="${left}" fill="#fff" fill-opacity=".2"/>` +
    `<path d="M86 44V66M36 60.1V82.1" stroke="${rind}" stroke-width="1.8"/><g fill="#000" fill-opacity=".13"><circle cx="58" cy="51" r="2"/><circle cx="71" cy="57" r="2.6"/><circle cx="79" cy="50" r="1.4"/><circle cx="63" cy="61" r="1.4"/><circle cx="42" cy="64" r="1.5"/><circle cx="40" cy="72" r="1"/></g>` +
    `<path d="${top}" fill="${rind}"/><path d="${top}" fill="#fff" fill-opacity=".2"/>` +
    `<clipPath id="top"><path d="${top}"/></clipPath><g clip-path="url(#top)"><ellipse cx="46" cy="42.4" rx="25" ry="11" fill="${palette.main}"/><ellipse cx="46" cy="42.4" rx="22" ry="9.4" fill="none" stroke="${design.accent}" stroke-width="1.4"/>${lettering(design.brand, 46, 35.6, 5.4, 32, palette.onMain, 0.9)}</g>` +
    `<path d="M48 44H86M48 44L36 60.1" stroke="#fff" stroke-opacity=".5" stroke-width=".6"/>` +
    tag(design, 66, 76, 0.95)
  );
}

/** A good on butcher's paper with the brand's stripes. */
export function paper(design: Design): string {
  const { accent, palette } = design;
  const sheet = 'M6 74L14 40L30 33L80 36L92 70L78 83L22 85Z';
  return (
    groundShadow(82, 48, 83) +
    solid(sheet, design.brandChance < 0.5 ? '#e8dcc4' : '#efece6') +
    `<clipPath id="sheet"><path d="${sheet}"/></clipPath><g clip-path="url(#sheet)"><path d="M-2 62L20 30M4 66L26 34" stroke="${palette.main}" stroke-width="2.6"/><path d="M1 64L23 32" stroke="${accent}" stroke-width="1.2"/></g>` +
    '<path d="M14 40L26 48M80 36L72 44M92 70L80 66" stroke="#000" stroke-opacity=".12" stroke-width=".8"/><ellipse cx="50" cy="72" rx="32" ry="6.4" fill="#3b2410" fill-opacity=".24"/>' +
    artAt(49, 54, 60) +
    tag(design, 77, 78)
  );
}

/** A sausage or cheese in the shape of a stick, cut at one end. */
export function stick(design: Design): string {
  const skin = design.tint;
  const body =
    solid('M-34 -12Q-42 -10 -42 0Q-42 10 -34 12H26V-12Z', skin) +
    '<path d="M-42 0L-47 -3V3Z" fill="#8a7a60"/>' +
    `<clipPath id="stick"><path d="M-22 -12.2H12V12.2H-22Z"/></clipPath><g clip-path="url(#stick)">${label(design, { x: -22, y: -12.2, width: 34, height: 24.4, isPrint: true })}</g><path d="M-34 -12Q-42 -10 -42 0Q-42 10 -34 12H26V-12Z" fill="url(#soft)"/>` +
    `<ellipse cx="26" cy="0" rx="7.6" ry="12" fill="${skin}"/><ellipse cx="26.6" cy="0" rx="6.4" ry="10.6" fill="${skin}"/><ellipse cx="26.6" cy="0" rx="6.4" ry="10.6" fill="#fff" fill-opacity=".28"/><g fill="#fff" fill-opacity=".6"><circle cx="25" cy="-5" r="1"/><circle cx="28.6" cy="-2" r=".8"/><circle cx="25.6" cy="1.4" r="1.1"/><circle cx="29" cy="4" r=".9"/><circle cx="26" cy="6.6" r=".8"/><circle cx="28" cy="-7" r=".7"/></g>`;
  return groundShadow(76, 49, 76) + placed(body, 50, 58, 1.04, -14);
}
