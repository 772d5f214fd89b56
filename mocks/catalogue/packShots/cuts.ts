import { bone, lines, meatCuts, shape, type Flesh } from './meatCuts';
import { placed } from './shades';

/** Shapes of meat, fish, sausage, cheese and some other goods on a grid of 32 by 32 around its middle. */
export const cuts = {
  ...meatCuts,
  links: ([flesh, rim]) =>
    [-8, -2.6, 2.8, 8.2]
      .map((y, place) =>
        placed(
          `<path d="M-12 0Q0 ${place % 2 ? 2.4 : -2.4} 12 0" fill="none" stroke="${rim}" stroke-width="5.6" stroke-linecap="round"/><path d="M-12 0Q0 ${place % 2 ? 2.4 : -2.4} 12 0" fill="none" stroke="${flesh}" stroke-width="4.8" stroke-linecap="round"/><path d="M-11 -1.2Q0 ${place % 2 ? 1.2 : -3.4} 11 -1.2" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1" stroke-linecap="round"/>`,
          place % 2 ? 1.4 : -1,
          y,
        ),
      )
      .join(''),
  coldcuts: ([flesh, rim]) =>
    [
      [-7, -5],
      [6, -6],
      [-9, 5],
      [0, 1],
      [9, 4],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          `<circle r="7.4" fill="${rim}"/><circle r="6.7" fill="${flesh}"/><g fill="#fff" fill-opacity=".55"><circle cx="-2.6" cy="-2.4" r=".9"/><circle cx="2.4" cy="-1" r=".7"/><circle cx="-.4" cy="2.4" r=".9"/><circle cx="3" cy="3" r=".6"/><circle cx="-3.6" cy="1.2" r=".6"/></g><circle r="7.4" fill="url(#soft)"/>`,
          x,
          y,
        ),
      )
      .join(''),
  salami: ([flesh, rim]) =>
    placed(
      shape('M-15 -5Q-18 0 -15 5L8 6V-6Z', rim) +
        lines('M-12 -5V5M-7 -5.4V5.4M-2 -5.6V5.6M3 -6V6', '#efe3c8', 0.6, 0.7) +
        `<ellipse cx="8" rx="4.6" ry="6.4" fill="${rim}"/><ellipse cx="8.4" rx="3.8" ry="5.5" fill="${flesh}"/><g fill="#f6e6d6"><circle cx="7.4" cy="-2.6" r=".7"/><circle cx="9.6" cy="-.6" r=".6"/><circle cx="7.6" cy="1.2" r=".8"/><circle cx="9.4" cy="3" r=".6"/></g>`,
      -1,
      -4,
      0.95,
      -16,
    ) +
    [
      [-6, 8],
      [4, 8.6],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          `<ellipse rx="5.8" ry="4.4" fill="${rim}"/><ellipse rx="5" ry="3.7" fill="${flesh}"/><g fill="#f6e6d6"><circle cx="-2" cy="-1" r=".7"/><circle cx="1.6" cy="-1.4" r=".6"/><circle cx=".4" cy="1.2" r=".7"/><circle cx="3" cy=".8" r=".5"/></g>`,
          x,
          y,
        ),
      )
      .join(''),
  ham: ([flesh, rim]) =>
    bone(9, 7, 7, 34) +
    shape('M-14 -4C-14 -11 -4 -13 3 -9C10 -5 13 3 11 8C9 12 2 11 -4 8C-10 5 -14 1 -14 -4Z', rim) +
    shape('M-12 -3C-12 -9 -4 -10 1 -6C5 -3 5 3 1 5C-4 7 -12 3 -12 -3Z', flesh) +
    shape('M-6 -3C-6 -5 -3 -5.4 -1.6 -4C-.4 -2.6 -1 -.4 -3 -.2C-5 0 -6 -1.4 -6 -3Z', '#f3e7d3') +
    lines('M-9 -4C-8 -7 -4 -8 -1 -6', '#fff', 1, 0.4),
  bacon: ([flesh, fat]) =>
    [-7, 0, 7]
      .map((y, place) =>
        placed(
          `${lines('M-13 0C-9 -3.4 -5 3 0 0C5 -3 9 3 13 0', flesh, 6.4)}${lines('M-13 -.6C-9 -4 -5 2.4 0 -.6C5 -3.6 9 2.4 13 -.6', fat, 1.9)}${lines('M-13 2.4C-9 -1 -5 5.4 0 2.4C5 -.6 9 5.4 13 2.4', fat, 1)}`,
          place % 2 ? 1 : -0.6,
          y,
        ),
      )
      .join(''),
  slab: ([flesh, fat]) =>
    shape('M-14 -3L-9 -8H15L14 5L9 9H-14Z', fat) +
    shape('M-14 -3H10L9 9H-14Z', flesh) +
    `<path d="M-14 0H10V1.6H-14ZM-14 4.6H9.6V6H-14Z" fill="${fat}"/><path d="M-14 -3H10L9 9H-14Z" fill="url(#soft)"/><path d="M-14 -3L-9 -8H15L10 -3Z" fill="#6b3d1e" fill-opacity=".5"/>`,
  fishFillet: ([flesh, skin]) =>
    shape('M-16 3C-13 -5 -3 -9 7 -8C12 -7.4 16 -4 16 0C14 6 4 9 -5 9C-11 9 -15.6 7 -16 3Z', flesh) +
    shape('M-16 3C-15.6 7 -11 9 -5 9C4 9 14 6 16 0C12 4 3 6.4 -5 6.2C-10 6 -14 5 -16 3Z', skin) +
    lines(
      'M-10 -1C-8 1 -8 3 -9 5M-5 -4C-2.6 -1 -2.6 3 -4 6M0 -6C2.6 -3 2.6 2 1 6M5 -7C8 -4 8 1 7 5M10 -6C12.4 -4 12.4 0 12 3',
      '#fff',
      0.8,
      0.55,
    ),
  loin: ([flesh, skin]) =>
    [
      [-5, -4],
      [5, 4],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          shape('M-11 -3C-8 -6 8 -7 11 -4C12 0 11 4 9 5C2 7 -8 7 -11 5C-12 2 -12 -1 -11 -3Z', flesh) +
            lines('M-6 -4Q-4 0 -6 5M-1 -5Q1 0 -1 5.6M4 -5Q6 0 4 5.4', skin, 0.7, 0.6) +
            lines('M-9 -3.6C-4 -5.4 4 -5.6 9 -4', '#fff', 0.9, 0.5),
          x,
          y,
          0.98,
          -8,
        ),
      )
      .join(''),
  wholeFish: ([flesh, skin]) =>
    placed(
      shape('M9 0L16 -6C15 -2 15 2 16 6Z', skin) +
        shape('M-16 1C-13 -6 -3 -8 3 -6C7 -4.6 9 -2 11 0C8 4 2 7 -4 7C-10 7 -14 5 -16 1Z', skin) +
        shape('M-15 2C-9 4 2 4 10 .6C7 4.4 2 7 -4 7C-9.6 7 -13 5 -15 2Z', flesh) +
        shape('M-4 -6.8C-1 -10 4 -10 6 -8L3 -5.8Z', skin) +
        '<circle cx="-11.4" cy="-.6" r="1.5" fill="#f8f4e6"/><circle cx="-11.4" cy="-.6" r=".8" fill="#22282b"/>' +
        lines('M-7.6 -4.6C-5.6 -1.6 -5.6 2.4 -7.4 5M-3 -2q2 1 0 2.6M1 -2.6q2 1 0 2.6M5 -2.4q1.6 1 0 2.2', '#000', 0.6, 0.3),
      0,
      0,
      1,
      -10,
    ),
  cheeseBlock: ([flesh, rind]) =>
    shape('M-15 2L3 -10L15 -5V6L-15 9Z', flesh) +
    `<path d="M-15 2L15 -5V6L-15 9Z" fill="${flesh}"/><path d="M-15 2L15 -5V6L-15 9Z" fill="#000" fill-opacity=".08"/><path d="M15 -5L3 -10" stroke="${rind}" stroke-width="1.8"/><path d="M15 -5.4V6.2" stroke="${rind}" stroke-width="1.6"/><g fill="#000" fill-opacity=".14"><circle cx="-4" cy="3" r="1.7"/><circle cx="6" cy="0" r="2.1"/><circle cx="-9" cy="5" r="1"/><circle cx="2" cy="5" r="1"/><circle cx="11" cy="2" r="1"/></g>`,
  cheeseSlices: ([flesh, rind]) =>
    [-6, 0, 6]
      .map((x, place) =>
        placed(
          `<path d="M-8 -7H8V7H-8Z" fill="${flesh}"/><path d="M-8 -7H8V7H-8Z" fill="url(#soft)" stroke="${rind}" stroke-width=".6"/><g fill="#000" fill-opacity=".12"><circle cx="-3" cy="-2" r="1.3"/><circle cx="3" cy="2" r="1.6"/><circle cx="3.6" cy="-4" r=".8"/></g>`,
          x,
          place * 1.2 - 1,
          1,
          place * 9 - 10,
        ),
      )
      .join(''),
  grated: ([flesh]) =>
    Array.from({ length: 26 }, (_, place) => {
      const [x, y] = [((place * 7.3) % 24) - 12, ((place * 4.1) % 15) - 7];
      return placed(
        `<rect x="-3.6" y="-.8" width="7.2" height="1.6" rx=".8" fill="${flesh}" stroke="#000" stroke-opacity=".14" stroke-width=".3"/>`,
        x,
        y,
        1,
        place * 47,
      );
    }).join(''),
  softCheese: ([flesh, rind]) =>
    `<path d="M-14 -1V5A14 6 0 0 0 14 5V-1Z" fill="${rind}"/><path d="M-14 -1V5A14 6 0 0 0 14 5V-1Z" fill="url(#round)"/><ellipse cy="-1" rx="14" ry="6" fill="${rind}"/><ellipse cy="-1" rx="14" ry="6" fill="#fff" fill-opacity=".3"/><path d="M0 -1L14 -2Q15 1 9 4L9 9.6L0 5Z" fill="${flesh}"/><path d="M0 -1L9 4V9.8L0 5.4Z" fill="${flesh}"/><path d="M0 -1L9 4V9.8L0 5.4Z" fill="#000" fill-opacity=".1"/>`,
  blueCheese: ([flesh, rind]) =>
    shape('M-15 3L4 -9L15 -4V6L-15 9Z', flesh) +
    `<path d="M15 -4V6" stroke="${rind}" stroke-width="1.6"/>${lines('M-7 4Q-4 1 -1 3M2 0Q4 2 7 0M-2 6Q1 5 3 6M8 4Q10 2 12 3M3 -5Q6 -6 8 -4M-4 -2Q-2 -3 0 -2', '#5f7d86', 1.3, 0.8)}`,
  egg: ([shell]) => shape('M0 -12C6 -12 10 -4 10 2C10 8 6 12 0 12C-6 12 -10 8 -10 2C-10 -4 -6 -12 0 -12Z', shell, 'ball'),
  bun: ([crust, flour]) =>
    shape('M-14 2C-14 -7 -7 -11 0 -11C7 -11 14 -7 14 2C14 8 8 10 0 10C-8 10 -14 8 -14 2Z', crust, 'ball') +
    lines('M0 -1C-3 -4 -3 -8 -1 -10.6M0 -1C4 -3 8 -4 11 -7M0 -1C5 1 9 3 12 6M0 -1C1 4 0 7 -1 9.6M0 -1C-5 0 -9 3 -12 6', flour, 1.3, 0.7) +
    lines('M-9 -5C-8 -7 -6 -8.6 -4 -9', '#fff', 1.2, 0.4),
  heap: ([flesh]) =>
    `<ellipse cy="9" rx="15" ry="4" fill="${flesh}"/><path d="M-14 9C-9 7 -6 -6 0 -7C6 -6 9 7 14 9C9 12 -9 12 -14 9Z" fill="${flesh}"/><path d="M-14 9C-9 7 -6 -6 0 -7C6 -6 9 7 14 9C9 12 -9 12 -14 9Z" fill="url(#ball)"/><g fill="#000" fill-opacity=".2"><circle cx="-3" cy="1" r=".8"/><circle cx="2" cy="-2" r=".7"/><circle cx="4" cy="4" r=".9"/><circle cx="-6" cy="6" r=".8"/><circle cx="0" cy="7" r=".7"/><circle cx="8" cy="7" r=".8"/></g><g fill="#fff" fill-opacity=".5"><circle cx="-2" cy="-3" r=".6"/><circle cx="-5" cy="3" r=".7"/><circle cx="1" cy="3" r=".6"/></g>`,
  balls: ([flesh]) =>
    [
      [-7, -3, 6.4],
      [6, -4, 6],
      [0, 5, 6.8],
    ]
      .map(
        ([x = 0, y = 0, radius = 0]) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="${flesh}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ball)"/>`,
      )
      .join(''),
} as const satisfies Readonly<Record<string, (flesh: Flesh) => string>>;

export type CutName = keyof typeof cuts;
