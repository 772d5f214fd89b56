import { artAt, label, type Design } from './label';
import { heapOf } from './wholeGoods';
import { floor, groundShadow, placed, solid } from './shades';

/** A box in perspective: front, right side and lid. */
function cuboid(x: number, y: number, width: number, depth: number, colour: string): string {
  const [right, back, rise] = [x + width, depth, depth * 0.42];
  const side = `M${right} ${y}L${right + back} ${y - rise}V${floor - rise - 2}L${right} ${floor}Z`;
  const lid = `M${x} ${y}L${x + back} ${y - rise}H${right + back}L${right} ${y}Z`;
  return (
    solid(`M${x} ${y}H${right}V${floor}H${x}Z`, colour) +
    `<path d="${side}" fill="${colour}"/><path d="${side}" fill="#000" fill-opacity=".26"/><path d="${lid}" fill="${colour}"/><path d="${lid}" fill="#fff" fill-opacity=".3"/>`
  );
}

/** A folding box, printed all over. */
export function box(design: Design): string {
  const { main } = design.palette;
  return (
    groundShadow(58, 50) +
    cuboid(22, 21, 44, 13, main) +
    label(design, { x: 22, y: 21, width: 44, height: 65, isPrint: true }) +
    '<path d="M22 21H66V86H22Z" fill="url(#soft)"/>'
  );
}

function boardOf({ brandChance, palette: { main } }: Design): string {
  return brandChance < 0.4 ? '#c9a273' : brandChance < 0.65 ? '#ece5d8' : main;
}

/** An open carton with its goods on top. */
export function openCarton(design: Design): string {
  const board = boardOf(design);
  const goods = [
    [26, 38],
    [42, 34],
    [58, 34],
    [74, 37],
    [20, 47],
    [36, 45],
    [52, 44],
    [68, 46],
  ] as const;
  const [flap, face] = ['M12 52L20 36H80L84 52Z', 'M10 50H86L83 86H13Z'];
  return (
    groundShadow(80) +
    `<path d="${flap}" fill="${board}"/><path d="${flap}" fill="#000" fill-opacity=".34"/>${heapOf(design, goods, 26)}` +
    solid(face, board) +
    '<path d="M10 50H86L85.8 53H10.2Z" fill="#fff" fill-opacity=".28"/>' +
    label(design, { x: 29, y: 52, width: 38, height: 32 })
  );
}

/** A shipping carton of kraft or white board with tape and a printed label. */
export function carton(design: Design): string {
  const board = boardOf(design);
  const tape = 'M42 36L55 29.3H62L49 36V43H42Z';
  return (
    groundShadow(78, 49) +
    cuboid(10, 36, 60, 16, board) +
    `<path d="${tape}" fill="#fff" fill-opacity=".34"/><path d="M10 61.5H70" stroke="#000" stroke-opacity=".05" stroke-width="48" stroke-dasharray=".6 1.8"/>` +
    label(design, { x: 18, y: 42, width: 44, height: 40 })
  );
}

/** A carton with a tap. */
export function bagInBox(design: Design): string {
  return (
    groundShadow(66, 49) +
    cuboid(18, 24, 50, 14, design.palette.main) +
    label(design, { x: 18, y: 24, width: 50, height: 52, isPrint: true }) +
    '<path d="M18 24H68V86H18Z" fill="url(#soft)"/>' +
    '<circle cx="43" cy="80" r="4.4" fill="#2c2b29"/><path d="M40.4 79h5.2l1.6 8h-8.4z" fill="#3a3937"/><rect x="37.6" y="76.6" width="10.8" height="2.6" rx="1.2" fill="#b4533b"/>'
  );
}

/** A drink's brick with a cap. */
export function brick(design: Design): string {
  const { main, paper } = design.palette;
  return (
    groundShadow(48, 49) +
    cuboid(28, 26, 32, 12, main) +
    `<path d="M28 26L40 12H66L60 26Z" fill="${paper}"/><path d="M28 26L40 12H66L60 26Z" fill="url(#soft)"/><path d="M60 26L66 12L72 21Z" fill="${main}"/><path d="M60 26L66 12L72 21Z" fill="#000" fill-opacity=".2"/>` +
    `<ellipse cx="50" cy="17" rx="5" ry="3.2" fill="${design.accent}"/><rect x="45" y="13" width="10" height="4" fill="${design.accent}"/><ellipse cx="50" cy="13" rx="5" ry="2.2" fill="#fff" fill-opacity=".4"/>` +
    label(design, { x: 28, y: 26, width: 32, height: 60, isPrint: true }) +
    '<path d="M28 26H60V86H28Z" fill="url(#soft)"/>'
  );
}

const steel = '#c9cccb';

/** A tin with a paper label, squat or tall. */
export function tin(design: Design, height: number): string {
  const top = floor - height - 5;
  const width = height < 36 ? 64 : 52;
  const x = 48 - width / 2;
  const body = `M${x} ${top}A${width / 2} 6 0 0 1 ${x + width} ${top}V${floor - 6}A${width / 2} 6 0 0 1 ${x} ${floor - 6}Z`;
  const labelHeight = height - 7;
  return (
    groundShadow(width + 6) +
    solid(body, steel, 'round') +
    label(design, { x: x + 0.4, y: top + 4, width: width - 0.8, height: labelHeight, curve: 3, isPrint: true }) +
    `<path d="${body}" fill="url(#round)"/>` +
    `<ellipse cx="48" cy="${top}" rx="${width / 2}" ry="6" fill="#e3e5e3"/><ellipse cx="48" cy="${top}" rx="${width / 2 - 2.4}" ry="4.6" fill="#b9bdbc"/><ellipse cx="48" cy="${top + 0.5}" rx="${width / 2 - 4}" ry="3.7" fill="#d8dbd9"/><ellipse cx="48" cy="${top + 0.7}" rx="${width / 2 - 9}" ry="2.4" fill="#c6cac8"/>`
  );
}

/** A can for drinks. */
export function drinkCan(design: Design): string {
  const body = 'M33 22L36 15H60L63 22V79L60 85Q48 88 36 85L33 79Z';
  return (
    groundShadow(36) +
    solid(body, steel, 'round') +
    label(design, { x: 33, y: 22, width: 30, height: 55, curve: 1.4, isPrint: true }) +
    `<path d="${body}" fill="url(#round)"/><ellipse cx="48" cy="15" rx="12" ry="2.6" fill="#e6e8e6"/><ellipse cx="48" cy="15.2" rx="10" ry="1.9" fill="#b5b9b8"/><ellipse cx="49.5" cy="15" rx="3.4" ry=".8" fill="#e6e8e6"/>`
  );
}

/** A spice tin with a lid to turn. */
export function shaker(design: Design): string {
  const body = 'M28 30H68V80Q68 85 63 85.4Q48 87 33 85.4Q28 85 28 80Z';
  const lid = 'M27 16Q48 12.6 69 16V30Q48 33.4 27 30Z';
  return (
    groundShadow(46) +
    solid(body, design.tint, 'round') +
    label(design, { x: 28, y: 35, width: 40, height: 44, curve: 1.6, isPrint: true }) +
    `<path d="${body}" fill="url(#round)"/>` +
    solid(lid, design.accent, 'round') +
    '<ellipse cx="48" cy="16" rx="20.6" ry="3" fill="#fff" fill-opacity=".26"/>'
  );
}

/** A jar: the content shows above and below its label. */
export function jar(design: Design): string {
  const glass = 'M30 27C24 30 23 34 23 39V78Q23 85 31 85.6Q48 87 65 85.6Q73 85 73 78V39C73 34 72 30 66 27Z';
  const content = 'M25 37Q48 40 71 37V78Q71 83 64 84Q48 85.4 32 84Q25 83 25 78Z';
  const bits = [
    [33, 43, -20],
    [48, 41, 15],
    [62, 43, 40],
    [36, 78, 30],
    [52, 79, -25],
    [65, 77, 10],
  ] as const;
  const lid = 'M28 16Q48 12.8 68 16V27Q48 30 28 27Z';
  return (
    groundShadow(54) +
    solid(glass, '#e9efec', 'round') +
    `<clipPath id="content"><path d="${content}"/></clipPath><path d="${content}" fill="${design.tint}"/><g clip-path="url(#content)" opacity=".9">${design.hasPieces ? bits.map(([x, y, turn]) => artAt(x, y, 16, turn)).join('') : ''}</g>` +
    `<path d="${glass}" fill="url(#round)"/>` +
    label(design, { x: 25, y: 45, width: 46, height: 31, curve: 1.6 }) +
    '<path d="M25 45Q48 48.2 71 45V76Q48 79.2 25 76Z" fill="url(#round)" fill-opacity=".7"/><path d="M29 34Q27 36 27 42V72" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>' +
    solid(lid, design.accent, 'round') +
    '<ellipse cx="48" cy="16" rx="19.6" ry="2.8" fill="#fff" fill-opacity=".28"/>'
  );
}

/** A canister with a handle. */
export function canister(design: Design): string {
  const body = 'M22 34Q22 28 28 26L38 20H66Q74 20 74 30V80Q74 86 68 86H28Q22 86 22 80Z';
  return (
    groundShadow(60) +
    solid(body, '#e7ebe7') +
    `<path d="M22 52H74V80Q74 86 68 86H28Q22 86 22 80Z" fill="${design.tint}" fill-opacity=".34"/>` +
    '<path d="M44 27H64Q67 27 67 31Q67 36 63 36H48Q42 36 42 31Q42 28 44 27Z" fill="#8d9794" fill-opacity=".55"/>' +
    `<rect x="27" y="12" width="14" height="12" rx="2.4" fill="${design.accent}"/><rect x="27" y="12" width="14" height="12" rx="2.4" fill="url(#round)"/>` +
    label(design, { x: 28, y: 41, width: 40, height: 40 }) +
    '<path d="M26 34V80" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>'
  );
}

/** A bucket with a lid and a handle. */
export function bucket(design: Design): string {
  const body = 'M20 28L25 82Q26 85.4 30 85.8Q48 88 66 85.8Q70 85.4 71 82L76 28Z';
  const rim = 'M17 21Q48 15.4 79 21V28Q48 33.4 17 28Z';
  const shell = design.brandChance < 0.5 ? '#f3f1ea' : design.palette.main;
  return (
    groundShadow(58) +
    solid(body, shell, 'round') +
    label(design, { x: 25.5, y: 37, width: 45, height: 42, curve: 2, isPrint: true }) +
    `<path d="${body}" fill="url(#round)"/>` +
    solid(rim, '#f6f4ee', 'round') +
    '<ellipse cx="48" cy="21" rx="31" ry="4.8" fill="#fffdf7"/><ellipse cx="48" cy="21.4" rx="26.5" ry="3.4" fill="#e7e3d9"/><path d="M19 31Q14 56 48 58Q82 56 77 31" fill="none" stroke="#8f948f" stroke-opacity=".0" stroke-width="1.4"/>'
  );
}

/** A cup with a foil lid. */
export function cup(design: Design): string {
  const body = 'M27 34L32 82Q33 85 36 85.4Q48 86.8 60 85.4Q63 85 64 82L69 34Z';
  return (
    groundShadow(44) +
    solid(body, design.palette.paper, 'round') +
    label(design, { x: 26, y: 36, width: 44, height: 46, curve: 1.6, isPrint: true })
      .replace('<g clip-path', `<clipPath id="cup"><path d="${body}"/></clipPath><g clip-path="url(#cup)"><g clip-path`)
      .concat('</g>') +
    `<path d="${body}" fill="url(#round)"/>` +
    `<path d="M24 29Q48 24.6 72 29L71 35Q48 39 25 35Z" fill="#dfe2e1"/><path d="M24 29Q48 24.6 72 29L71 35Q48 39 25 35Z" fill="url(#round)"/><ellipse cx="48" cy="29" rx="24" ry="3.8" fill="${design.accent}"/><ellipse cx="44" cy="28.4" rx="15" ry="2" fill="#fff" fill-opacity=".4"/>`
  );
}

/** A keg of steel. */
export function keg(design: Design): string {
  const body = 'M24 20Q48 14 72 20V82Q48 89 24 82Z';
  const hoop = (y: number) =>
    `<path d="M22.6 ${y}Q48 ${y + 7} 73.4 ${y}V${y + 5}Q48 ${y + 12} 22.6 ${y + 5}Z" fill="#b9bfbe"/><path d="M22.6 ${y}Q48 ${y + 7} 73.4 ${y}V${y + 5}Q48 ${y + 12} 22.6 ${y + 5}Z" fill="url(#round)"/>`;
  return (
    groundShadow(54) +
    solid(body, '#cfd4d3', 'round') +
    '<ellipse cx="48" cy="20" rx="24" ry="4.4" fill="#e7eae9"/><ellipse cx="48" cy="20.6" rx="20" ry="3.2" fill="#9aa2a1"/><circle cx="48" cy="18.6" r="4.6" fill="#5d6463"/>' +
    `<circle cx="48" cy="17.6" r="3.4" fill="${design.accent}"/>${hoop(30)}${hoop(73)}` +
    label(design, { x: 32, y: 41, width: 32, height: 30, curve: 1.4 })
  );
}

/** A tube of metal that stands on its cap. */
export function tube(design: Design): string {
  const body = 'M30 12H66L60 72Q59 76 54 76H42Q37 76 36 72Z';
  return (
    groundShadow(30) +
    solid(body, design.palette.main, 'round') +
    `<clipPath id="tube"><path d="${body}"/></clipPath><g clip-path="url(#tube)">${label(design, { x: 30, y: 18, width: 36, height: 54, isPrint: true })}</g><path d="${body}" fill="url(#round)"/>` +
    `<path d="M29 9H67V15H29Z" fill="#e4e4df"/><path d="M29 11H67M29 13H67" stroke="#000" stroke-opacity=".12" stroke-width=".5"/>${solid('M40 76H56L55 86H41Z', design.accent, 'round')}`
  );
}

/** A roll of film, foil or paper, with another one behind it. */
export function roll(design: Design): string {
  const one =
    solid('M-26 -11H24V11H-26Z', '#f1eee6') +
    '<rect x="-26" y="-11" width="50" height="22" fill="url(#soft)"/>' +
    label(design, { x: -22, y: -10.6, width: 28, height: 21.2, isPrint: true }) +
    '<ellipse cx="24" cy="0" rx="5.4" ry="11" fill="#e2ddd0"/><ellipse cx="24" cy="0" rx="4" ry="8.4" fill="#d0c9b9"/><ellipse cx="24" cy="0" rx="2.2" ry="4.4" fill="#8c7350"/>';
  return groundShadow(66) + placed(one, 50, 52, 1, -8) + placed(one, 47, 72, 1.12);
}
