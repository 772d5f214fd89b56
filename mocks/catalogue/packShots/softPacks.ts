import { artAt, label, type Design } from './label';
import { floor, groundShadow, placed, solid } from './shades';
import { heapOf } from './wholeGoods';

/** A standing pouch, sealed at its top; with a window that shows the good where `hasWindow`. */
export function pouch(design: Design, hasWindow: boolean): string {
  const outline = 'M25 14Q48 12.6 71 14C72 34 75 62 72 81Q60 87.4 48 87.4Q36 87.4 24 81C21 62 24 34 25 14Z';
  const clip = `<clipPath id="pouch"><path d="${outline}"/></clipPath>`;
  const bits = [
    [34, 72, -16],
    [48, 74, 20],
    [62, 72, -8],
    [41, 66, 34],
    [55, 66, -30],
  ] as const;
  const print = hasWindow
    ? `${label(design, { x: 20, y: 19, width: 56, height: 42, isPrint: true })}<path d="M28 66Q48 54 68 66V77Q48 86 28 77Z" fill="#f5f2ea"/><clipPath id="window"><path d="M28 66Q48 54 68 66V77Q48 86 28 77Z"/></clipPath><g clip-path="url(#window)">${bits.map(([x, y, turn]) => artAt(x, y, 17, turn)).join('')}<path d="M28 66Q48 54 68 66V77Q48 86 28 77Z" fill="url(#film)" fill-opacity=".45"/></g>`
    : label(design, { x: 21, y: 20, width: 54, height: 62, isPrint: true });
  return (
    groundShadow(56) +
    `<path d="${outline}" fill="${design.palette.main}"/>${clip}<g clip-path="url(#pouch)">${print}<rect y="12" width="96" height="7" fill="${design.palette.main}"/><path d="M20 14.6H76M20 16.4H76M20 18.2H76" stroke="#fff" stroke-opacity=".28" stroke-width=".6"/></g>` +
    `<path d="${outline}" fill="url(#round)" fill-opacity=".72" stroke="#fff" stroke-opacity=".18" stroke-width=".5"/><path d="${outline}" fill="url(#soft)"/>` +
    '<path d="M30 26C28 44 28 60 30 74" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.4" stroke-linecap="round"/><path d="M66 84C69 82 71 80 71.6 76M26 84C24.6 82 24.4 80 24.4 78" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="1"/>'
  );
}

/** A clear bag that shows its goods, with a label across. */
export function clearBag(design: Design): string {
  const outline = 'M25 20H71C75 34 77 62 74 81Q61 87.4 48 87.4Q35 87.4 22 81C19 62 21 34 25 20Z';
  const bits = [
    [34, 40, -20],
    [50, 36, 14],
    [63, 42, 30],
    [31, 58, 12],
    [48, 54, -24],
    [65, 59, 8],
    [34, 75, -12],
    [50, 73, 22],
    [64, 75, -30],
  ] as const;
  return (
    groundShadow(54) +
    `<path d="${outline}" fill="${design.tint}"/><path d="${outline}" fill="#fff" fill-opacity=".3"/><clipPath id="bag"><path d="${outline}"/></clipPath><g clip-path="url(#bag)">${bits.map(([x, y, turn]) => artAt(x, y, 23, turn)).join('')}</g>` +
    `<path d="${outline}" fill="url(#film)" fill-opacity=".3" stroke="#fff" stroke-opacity=".7" stroke-width=".8"/><path d="${outline}" fill="url(#round)" fill-opacity=".5"/>` +
    solid('M24 11H72V24.6L48 26L24 24.6Z', design.palette.main) +
    `<ellipse cx="48" cy="15" rx="5.4" ry="1.6" fill="#000" fill-opacity=".34"/><path d="M24 19.6H72" stroke="${design.accent}" stroke-width="2"/>` +
    label(design, { x: 30, y: 42, width: 36, height: 32, curve: 1 }) +
    '<path d="M27 40C24 52 24 66 26 77" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>'
  );
}

/** A paper sack, sewn at its top. */
export function sack(design: Design): string {
  const outline = 'M25 15L71 15C70 24 76 34 76 52C76 68 75 78 72 84Q48 88.4 24 84C21 78 20 68 20 52C20 34 26 24 25 15Z';
  const paper = design.chance < 0.5 ? '#d3b184' : '#efe8da';
  return (
    groundShadow(60) +
    `<path d="${outline}" fill="${paper}"/><clipPath id="sack"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#sack)">${label(design, { x: 25, y: 29, width: 46, height: 48, isPrint: true })}<path d="M20 82H76V78H20Z" fill="${design.accent}"/></g>` +
    `<path d="${outline}" fill="url(#round)" fill-opacity=".8" stroke="#fff" stroke-opacity=".2" stroke-width=".5"/><path d="${outline}" fill="url(#soft)"/>` +
    '<path d="M24.4 20.4H71.6" stroke="#f8f3e6" stroke-width="3.4"/><path d="M24.4 20.4H71.6" stroke="#7a5a34" stroke-width="1" stroke-dasharray="2.4 1.4"/><path d="M24 30C27 44 23 60 26 78M72 32C69 46 74 60 70 80M31 82C33 76 31 70 33 64" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="1"/>'
  );
}

/** Goods in a net with a tag. */
export function net(design: Design): string {
  const outline = 'M44 18H52C56 26 76 38 76 62C76 80 62 87 48 87C34 87 20 80 20 62C20 38 40 26 44 18Z';
  const goods = [
    [36, 46],
    [58, 44],
    [48, 38],
    [29, 62],
    [47, 58],
    [66, 62],
    [38, 76],
    [57, 76],
  ] as const;
  const mesh = Array.from({ length: 13 }, (_, place) => {
    const x = -16 + place * 10;
    return `M${x} 16L${x + 44} 90M${x + 44} 16L${x} 90`;
  }).join('');
  return (
    groundShadow(58) +
    `<clipPath id="net"><path d="${outline}"/></clipPath><g clip-path="url(#net)"><path d="${outline}" fill="${design.tint}"/><path d="${outline}" fill="#000" fill-opacity=".34"/>${goods.map(([x, y], place) => artAt(x, y, 27, place * 37 - 60)).join('')}<path d="${mesh}" fill="none" stroke="${design.accent}" stroke-width=".9" stroke-opacity=".85"/></g>` +
    `<path d="${outline}" fill="url(#ball)"/>` +
    solid('M42 8H54L52 20H44Z', design.accent, 'round') +
    label(design, { x: 32, y: 47, width: 32, height: 29 })
  );
}

/** A good sealed in film without air, with the brand's label on it. */
export function vacuum(design: Design): string {
  const isLeft = design.brandChance > 0.5;
  const backing = design.brandChance < 0.34 ? '#e8ecec' : design.brandChance < 0.52 ? '#c9a961' : design.palette.main;
  const outline = 'M11 25Q30 22 48 23.4Q66 22 85 25Q86.6 54 85 83Q66 86.6 48 85Q30 86.6 11 83Q9.4 54 11 25Z';
  return (
    groundShadow(78) +
    `<path d="${outline}" fill="${backing}" fill-opacity="${backing === '#e8ecec' ? 0.8 : 1}"/><path d="${outline}" fill="url(#film)" fill-opacity=".6" stroke="#fff" stroke-opacity=".85" stroke-width=".8"/>` +
    '<path d="M12 28.4Q48 26 84 28.4M12.4 80Q48 82.6 83.6 80" fill="none" stroke="#6b7776" stroke-opacity=".3" stroke-width="2.2" stroke-dasharray=".7 .9"/>' +
    `<path d="${outline}" fill="none" stroke="#4c5655" stroke-opacity=".28" stroke-width=".5"/>` +
    artAt(isLeft ? 55 : 41, 54, 56, design.chance * 16 - 8) +
    '<path d="M17 46C24 34 40 31 56 32M20 66C19 60 19 56 20 52M62 36L68 34M24 74C32 78 46 79 58 77" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.5" stroke-linecap="round"/><path d="M70 40L76 33M72 70L79 77M16 34L21 39M15 75L20 70" stroke="#6b7776" stroke-opacity=".3" stroke-width=".8" stroke-linecap="round"/>' +
    placed(label(design, { x: -13, y: -17, width: 26, height: 34 }), isLeft ? 28 : 68, 57, 1, isLeft ? -3 : 3)
  );
}

/** A tray under film with a sleeve. */
export function tray(design: Design): string {
  const shell = design.brandChance < 0.4 ? '#2f3332' : design.brandChance < 0.7 ? '#f0eee8' : '#b7a88a';
  const rim = 'M8 42Q8 37 14 36L24 34H72L82 36Q88 37 88 42L80 80Q79 85 73 85H23Q17 85 16 80Z';
  return (
    groundShadow(78) +
    solid(rim, shell) +
    '<path d="M14 43Q14 40.4 18 40H78Q82 40.4 82 43L76 72H20Z" fill="#000" fill-opacity=".24"/>' +
    `<clipPath id="tray"><path d="M13 30H83V43L76 74H20L13 43Z"/></clipPath><g clip-path="url(#tray)">${artAt(34, 55, 46)}${artAt(66, 57, 40, 14)}</g>` +
    '<path d="M9.6 41Q10 38 14 37.4L24 35.6H72L82 37.4Q86 38 86.4 41L78 77H18Z" fill="url(#film)" fill-opacity=".38" stroke="#fff" stroke-opacity=".55" stroke-width=".7"/><path d="M20 46L26 68" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>' +
    label(design, { x: 46, y: 41, width: 30, height: 38 })
  );
}

/** A punnet heaped with fruit. */
export function punnet(design: Design): string {
  const goods = [
    [30, 40],
    [46, 35],
    [63, 39],
    [24, 52],
    [39, 49],
    [56, 48],
    [72, 52],
  ] as const;
  const shell = 'M14 52H82L76 82Q75.4 86 71 86H25Q20.6 86 20 82Z';
  return (
    groundShadow(66) +
    heapOf(design, goods, 25) +
    solid(shell, design.chance < 0.5 ? '#b98f5e' : '#5d7f6a') +
    '<path d="M12 50H84V55H12Z" fill="#fff" fill-opacity=".3"/><path d="M18 60H24M28 60H34M62 60H68M72 60H78" stroke="#000" stroke-opacity=".2" stroke-width="3" stroke-linecap="round"/>' +
    label(design, { x: 34, y: 54, width: 28, height: 30 })
  );
}

/** Several pieces wrapped together in film, as paper goods and bottles come. */
export function wrapped(design: Design): string {
  const outline = 'M14 32Q14 24 22 24H74Q82 24 82 32V78Q82 86 74 86H22Q14 86 14 78Z';
  const rows = [38, 56, 74].flatMap((y) => [25, 41, 57, 73].map((x) => artAt(x, y, 17)));
  return (
    groundShadow(74) +
    `<path d="${outline}" fill="#f2f1ec"/><path d="${outline}" fill="${design.accent}" fill-opacity=".16"/><clipPath id="wrap"><path d="${outline}"/></clipPath><g clip-path="url(#wrap)">${rows.join('')}</g>` +
    `<path d="${outline}" fill="url(#film)" fill-opacity=".5"/>` +
    label(design, { x: 26, y: 24, width: 44, height: 62, isPrint: true }) +
    `<path d="${outline}" fill="url(#soft)" stroke="#fff" stroke-opacity=".4" stroke-width=".6"/><path d="M18 30L24 80" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/><path d="M70 ${floor - 58}L74 ${floor - 62}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>`
  );
}
