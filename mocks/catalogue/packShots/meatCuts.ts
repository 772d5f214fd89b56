import { placed } from './shades';

/** Colours of meat, fish, sausage or cheese: the flesh and its fat, rind or skin. */
export type Flesh = readonly [flesh: string, rim: string];

/** An outline in a colour, lit. */
export const shape = (d: string, colour: string, light = 'soft') =>
  `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#${light})"/>`;
/** Lines such as fat or gloss. */
export const lines = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;
/** A bone from a place on, `length` long. */
export const bone = (x: number, y: number, length: number, turn: number) =>
  placed(
    `<path d="M0 -1.5H${length}V1.5H0Z" fill="#f1e6d2"/><circle cx="${length}" cy="-1.3" r="1.7" fill="#f1e6d2"/><circle cx="${length}" cy="1.3" r="1.7" fill="#f1e6d2"/><path d="M0 .5H${length}V1.5H0Z" fill="#000" fill-opacity=".12"/>`,
    x,
    y,
    1,
    turn,
  );
const marbling = (fat: string) => lines('M-8 -2Q-5 -4 -3 -2T2 -3M-4 3Q-1 1 2 3T8 1M-1 -6Q2 -7 4 -5M3 6Q6 5 8 6M-9 3L-7 4', fat, 0.6, 0.75);

/** Shapes of fresh meat, one for each way of cutting. */
export const meatCuts = {
  roast: ([flesh, fat]) =>
    shape('M-14 1C-15 -7 -7 -10 0 -10C9 -10 15 -6 14.6 2C14.2 9 6 11 -2 10.6C-9 10.4 -13.4 8 -14 1Z', flesh) +
    shape('M-14 1C-15 -7 -7 -10 0 -10C9 -10 15 -6 14.6 2C12 -4 6 -6.4 -1 -6.2C-8 -6 -12 -3 -14 1Z', fat) +
    lines('M-8 -9C-10 -3 -10 4 -7.6 10M0 -10C-2 -3 -2 4 0 10.6M8 -9C6.4 -3 6.6 4 8.4 9.6', '#efe3c8', 0.9) +
    lines('M-12 4Q-2 7 12 4', '#fff', 0.7, 0.18),
  lean: ([flesh, fat]) =>
    shape('M-15 2C-14 -6 -5 -9 3 -9C11 -9 16 -4 15 2C14 8 6 10 -2 9.6C-9 9.2 -15.4 8 -15 2Z', flesh) +
    lines('M-12 0C-6 -4 2 -5 11 -3M-12.4 3C-5 0 4 -1 13 1M-11 6C-4 3.6 5 3 12 5', fat, 0.55, 0.5) +
    lines('M-9 -5C-4 -7.6 3 -8 8 -6.6', '#fff', 1, 0.4),
  fillet: ([flesh, fat]) =>
    shape('M-16 5C-15 1 -8 -5 1 -7C9 -8.6 16 -6 16 -1C16 5 8 8 0 8C-6 8 -16.6 9 -16 5Z', flesh) +
    lines('M-13 5C-6 1 4 -2 14 -2M-10 6.4C-3 3.6 6 2 14 2', fat, 0.6, 0.5) +
    lines('M-7 -1.4C-2 -4.6 5 -6 11 -5', '#fff', 1.1, 0.42),
  steak: ([flesh, fat]) =>
    shape('M-14 3C-15 -6 -8 -11 1 -11C10 -11 15.4 -6 15 1C14.6 9 6 11 -1 10.6C-8 10.4 -13.4 9 -14 3Z', fat) +
    shape('M-12 3C-12.4 -4 -7 -8 1 -8C9 -8.4 13 -5 12.8 1C12.4 7.4 6 9 -1 8.8C-7 8.6 -11.6 8 -12 3Z', flesh) +
    marbling(fat),
  chop: ([flesh, fat]) =>
    shape('M-13 -3C-12 -10 -3 -12 5 -10C13 -8 16 -2 14 4C12 10 3 12 -4 10C-10 8.4 -14 4 -13 -3Z', fat) +
    shape('M-10.6 -3C-9.6 -8 -3 -9.6 4.6 -8C11 -6.6 13.6 -2 12 3.4C10 8.4 3 9.6 -3.4 8C-8.4 6.6 -11.4 2 -10.6 -3Z', flesh) +
    lines('M-1 -8.6V8.6M-8 -1.6H-1', '#f3e9d6', 2.2) +
    lines('M3 -4Q6 -2 8 -4M4 3Q7 2 9 4M-7 3L-4 5', fat, 0.7, 0.8),
  tomahawk: ([flesh, fat]) =>
    bone(3, 3, 13, 40) +
    placed(
      shape('M-13 3C-14 -6 -8 -10 1 -10C9 -10 13 -6 12.6 1C12 8 6 10 -1 9.8C-8 9.6 -12.4 8 -13 3Z', fat) +
        shape('M-11 3C-11.4 -4 -7 -7.6 1 -7.6C7.6 -7.6 10.8 -5 10.4 1C10 6.6 5 8 -1 8C-7 8 -10.6 7 -11 3Z', flesh) +
        marbling(fat),
      -3,
      -3,
      0.92,
      20,
    ),
  slices: ([flesh, fat]) =>
    [-8, -1, 6]
      .map((x, place) =>
        placed(
          shape('M-8 0C-8 -6 -4 -9.6 1 -9.6C6 -9.6 9 -5 8.6 0C8.2 6 5 9.4 0 9.4C-5 9.4 -8 5 -8 0Z', fat) +
            shape('M-7 0C-7 -5 -3.6 -8.4 1 -8.4C5 -8.4 7.6 -4.6 7.4 0C7 5 4.4 8.2 0 8.2C-4.4 8.2 -7 4.6 -7 0Z', flesh) +
            lines('M-3 -3Q0 -5 3 -3M-3 3Q1 1 4 3', fat, 0.5, 0.6),
          x,
          place * 0.8,
          0.98,
          -14 + place * 10,
        ),
      )
      .join(''),
  cubes: ([flesh, fat]) =>
    (
      [
        [-9, -4, 12],
        [0, -7, -10],
        [9, -4, 20],
        [-11, 4, -16],
        [-3, 2, 8],
        [6, 3, -12],
        [12, 5, 14],
        [-6, 9, 18],
        [3, 9, -6],
      ] as const
    )
      .map(([x, y, turn]) =>
        placed(
          `<rect x="-3.8" y="-3.6" width="7.6" height="7.2" rx="1.6" fill="${flesh}"/><path d="M-3.8 -2Q-3.8 -3.6 -2.2 -3.6H2.2Q3.8 -3.6 3.8 -2L1 -1Z" fill="#fff" fill-opacity=".2"/><path d="M-3 2.6L2.6 3" stroke="${fat}" stroke-width="1" stroke-linecap="round"/><rect x="-3.8" y="-3.6" width="7.6" height="7.2" rx="1.6" fill="url(#soft)"/>`,
          x,
          y,
          1,
          turn,
        ),
      )
      .join(''),
  strips: ([flesh, fat]) =>
    (
      [
        [-8, -6, 24],
        [4, -7, -16],
        [10, -2, 40],
        [-10, 1, -20],
        [0, -1, 8],
        [-4, 5, 30],
        [7, 5, -24],
        [0, 9, 4],
        [-10, 8, -8],
      ] as const
    )
      .map(([x, y, turn]) =>
        placed(
          `<rect x="-7" y="-2" width="14" height="4" rx="2" fill="${flesh}"/><path d="M-5 .9H4" stroke="${fat}" stroke-opacity=".6" stroke-width=".6"/><rect x="-7" y="-2" width="14" height="4" rx="2" fill="url(#soft)"/>`,
          x,
          y,
          1,
          turn,
        ),
      )
      .join(''),
  mince: ([flesh, fat]) =>
    shape('M-14 7C-15 0 -11 -7 -4 -9C5 -11 14 -7 14.6 1C15 7 9 10 0 10C-7 10 -13 10 -14 7Z', flesh) +
    [-8, -4.8, -1.6, 1.6, 4.8, 8]
      .map((y, place) => {
        const [left, right] = [-11 + Math.abs(y) * 0.35 + (place % 2), 11 - Math.abs(y) * 0.3];
        const wave = Array.from({ length: 5 }, () => 'q1 -1.6 2 0t2 0').join('');
        return (
          lines(`M${left} ${y}${wave}H${right}`, '#000', 2.7, 0.13) +
          lines(`M${left} ${y - 0.5}${wave}H${right}`, place % 2 ? flesh : fat, 1.5, place % 2 ? 1 : 0.42)
        );
      })
      .join(''),
  patties: ([flesh, fat]) =>
    [
      [-6, -3],
      [6, 0],
      [-3, 5],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          `<path d="M-9 0V3A9 5.6 0 0 0 9 3V0Z" fill="${flesh}"/><path d="M-9 0V3A9 5.6 0 0 0 9 3V0Z" fill="#000" fill-opacity=".22"/><ellipse rx="9" ry="5.8" fill="${flesh}"/><ellipse rx="9" ry="5.8" fill="url(#soft)"/>${lines('M-4 -2H-3M1 -3H2M4 0H5M-2 1H-1M2 3H3M-6 1H-5', fat, 1, 0.8)}`,
          x,
          y,
        ),
      )
      .join(''),
  ribs: ([flesh, fat]) =>
    [-10, -5, 0, 5, 10].map((x) => bone(x, 2, 12, 84 + x * 0.5)).join('') +
    shape('M-15 -5C-9 -10 9 -10 15 -5C16 0 15 6 14 8C6 4.6 -6 4.6 -14 8C-15 6 -16 0 -15 -5Z', flesh) +
    lines('M-10 -7.6C-11 -2 -11 2 -10.4 6M-5 -8.6V5M0 -9V4.6M5 -8.6V5M10 -7.6C11 -2 11 2 10.4 6', fat, 1, 0.6),
  rack: ([flesh, fat]) =>
    [-9, -4, 1, 6].map((x) => bone(x, -2, 11, -96 + x)).join('') +
    shape('M-14 6C-15 -1 -10 -5 -2 -5C7 -5 15 -3 15 3C15 9 6 11 -2 11C-9 11 -13.4 11 -14 6Z', flesh) +
    shape('M-14 6C-15 -1 -10 -5 -2 -5C7 -5 15 -3 15 3C10 -1 4 -2 -2 -2C-8 -2 -12 1 -14 6Z', fat) +
    lines('M-10 6Q0 9 11 5', '#fff', 0.7, 0.25),
  shank: ([flesh, fat]) =>
    bone(6, -6, 8, -40) +
    shape('M-13 9C-16 4 -12 -4 -4 -7C2 -9 7 -9.6 9.4 -7.6C11.6 -5.6 10 -1 6 4C1 10 -9 14 -13 9Z', flesh) +
    lines('M-9 8C-6 3 0 -2 7 -5M-6 9C-2 6 3 2 7 -1', fat, 0.7, 0.6) +
    lines('M-11 2C-9 -2 -5 -4.6 -1 -6', '#fff', 1.1, 0.36),
  bones: () =>
    [
      [-12, -6, 24, 16],
      [-11, 2, 22, -8],
      [-12, 8, 24, 6],
    ]
      .map(
        ([x = 0, y = 0, length = 0, turn = 0]) =>
          bone(x, y, length, turn) +
          placed('<circle cy="-1.3" r="1.8" fill="#f1e6d2"/><circle cy="1.3" r="1.8" fill="#f1e6d2"/>', x, y, 1, turn),
      )
      .join(''),
  liver: ([flesh]) =>
    shape('M-15 2C-15 -6 -6 -9 1 -8C5 -11 13 -9 15 -3C17 4 10 6 6 5C3 10 -4 10 -8 8C-12 8 -15 6 -15 2Z', flesh) +
    lines('M-10 -2C-6 -6 -1 -6 3 -5', '#fff', 1.6, 0.36) +
    lines('M1 -8C2 -4 3 0 6 5', '#000', 0.8, 0.2),
  cheeks: ([flesh, fat]) =>
    [
      [-7, -3, -14],
      [7, -2, 20],
      [-1, 6, 4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          shape('M-7.6 0C-7.6 -4.6 -3 -6.2 1 -6C5.6 -5.6 8 -2.6 7.6 1C7 5 2.6 6 -2 5.6C-5.6 5.2 -7.6 3 -7.6 0Z', flesh) +
            lines('M-4 -1Q0 -3 4 -1M-4 2Q0 1 4 2.6', fat, 0.6, 0.6),
          x,
          y,
          1,
          turn,
        ),
      )
      .join(''),
  breast: ([flesh, fat]) =>
    shape('M-1 -9C-8 -12 -15 -7 -14.6 0C-14 7 -7 12 -1.4 11C1 7 1 -4 -1 -9Z', flesh) +
    shape('M1 -8C8 -12 15 -6 14.6 1C14 7 8 11.6 2 11C0 7 -.4 -3 1 -8Z', flesh) +
    lines('M-11 -2C-9 -6 -6 -7 -3 -6M5 -6C8 -7 10 -6 12 -3', '#fff', 1.3, 0.5) +
    lines('M-9 4C-6 7 -4 8 -2 8M10 4C7 7 5 8 3 8', fat, 0.7, 0.7),
  drumstick: ([flesh, fat]) =>
    bone(5, 6, 9, 42) +
    shape('M-13 -5C-13 -12 -5 -14 1 -11C7 -8 9 0 9.6 7C9.6 9.6 8 10.4 6 9.6C-2 7 -13 3 -13 -5Z', flesh) +
    lines('M-9 -6C-8 -9.6 -4 -11 0 -9', '#fff', 1.4, 0.5) +
    lines('M-7 0C-3 4 2 6 6 7', fat, 0.8, 0.7),
  wings: ([flesh, fat]) =>
    [
      [-5, -4, -6],
      [5, 4, 24],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          shape('M-10 2C-11 -3 -6 -6 -1 -4C1 -3 2 -1 2 0C5 -4 8 -8 11 -7C13 -5 11 0 7 4C3 7 -2 6 -4 4C-6 5 -9 5 -10 2Z', flesh) +
            lines('M-7 0C-5 -3 -2 -2.6 0 -1M4 0C6 -3 8 -5 10 -5', fat, 0.8, 0.7),
          x,
          y,
          0.96,
          turn,
        ),
      )
      .join(''),
  bird: ([flesh, fat]) =>
    shape('M-14 2C-14 -6 -7 -10 0 -10C8 -10 14 -6 14 2C14 8 8 11 0 11C-8 11 -14 8 -14 2Z', flesh, 'ball') +
    shape('M-13 4C-15 -2 -10 -4 -7 -1C-4 2 -4 7 -7 9C-9 10 -12 8 -13 4Z', flesh) +
    shape('M13 4C15 -2 10 -4 7 -1C4 2 4 7 7 9C9 10 12 8 13 4Z', flesh) +
    bone(7, 8, 6, 30) +
    placed(bone(0, 0, 6, 0), -7, 8, 1, 150) +
    lines('M0 -9V6M-11 3C-10 0 -8 0 -7 2M11 3C10 0 8 0 7 2', fat, 0.8, 0.7),
} as const satisfies Readonly<Record<string, (flesh: Flesh) => string>>;
