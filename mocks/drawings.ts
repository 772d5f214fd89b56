import { seededRandom, type SeededRandom } from './seededRandom';
import { findFair } from './world/fairs';

/** Pictures of the made-up world that are no products: scenes, banners, portraits and a seal. All are drawn here. */

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-hidden="true">${content}</svg>`;
}

/** A range of hills as a closed path. */
function hills(random: SeededRandom, width: number, height: number, base: number, swing: number): string {
  const steps = 6;
  let path = `M0 ${height} L0 ${base}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (width * step) / steps;
    const middle = x - width / steps / 2;
    path += ` Q${middle} ${base - random.whole(Math.round(swing * 0.4), swing)} ${x} ${base - random.whole(0, Math.round(swing * 0.4))}`;
  }
  return `${path} L${width} ${height} Z`;
}

function landscape(random: SeededRandom, width: number, height: number, hue: number): string {
  const layers = [0.62, 0.74, 0.86].map(
    (base, index) =>
      `<path d="${hills(random, width, height, height * base, height * 0.26)}" fill="hsl(${hue + index * 14} ${28 + index * 6}% ${62 - index * 14}%)"/>`,
  );
  const sun = `<circle cx="${width * 0.78}" cy="${height * 0.3}" r="${height * 0.12}" fill="hsl(42 92% 72%)"/>`;
  return `<rect width="${width}" height="${height}" fill="hsl(${hue + 60} 46% 90%)"/>${sun}${layers.join('')}`;
}

/** Crates of vegetables in the foreground. */
function crates(random: SeededRandom, width: number, height: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const x = (width / 5) * index + width * 0.02;
    const y = height * 0.74;
    const side = width / 5 - width * 0.04;
    const hue = random.pick([8, 28, 52, 96, 120, 300]);
    const goods = Array.from(
      { length: 7 },
      (__, place) =>
        `<circle cx="${x + (side / 7) * (place + 0.5)}" cy="${y - random.whole(0, 8)}" r="${side / 9}" fill="hsl(${hue + random.whole(-8, 8)} 62% ${random.whole(46, 58)}%)"/>`,
    ).join('');
    return (
      `${goods}<rect x="${x}" y="${y}" width="${side}" height="${height * 0.2}" rx="4" fill="hsl(30 38% 46%)"/>` +
      `<path d="M${x} ${y + height * 0.07}H${x + side}M${x} ${y + height * 0.14}H${x + side}" stroke="hsl(30 34% 36%)" stroke-width="3"/>`
    );
  }).join('');
}

/** A sheet with coloured fields, as flyers look. */
function sheets(random: SeededRandom, width: number, height: number): string {
  return [-9, 5]
    .map((turn, index) => {
      const fields = Array.from(
        { length: 6 },
        (_, place) =>
          `<rect x="${20 + (place % 2) * 92}" y="${70 + Math.floor(place / 2) * 78}" width="80" height="66" rx="6" fill="hsl(${random.whole(0, 359)} 58% 74%)"/>`,
      ).join('');
      return `<g transform="translate(${width * (0.28 + index * 0.24)} ${height * 0.1}) rotate(${turn})"><rect width="204" height="316" rx="8" fill="hsl(40 40% 97%)" stroke="hsl(30 20% 70%)"/><rect x="20" y="22" width="164" height="30" rx="6" fill="hsl(8 66% 52%)"/>${fields}</g>`;
    })
    .join('');
}

/** A delivery van on a road. */
function van(width: number, height: number): string {
  const [x, y] = [width * 0.3, height * 0.62];
  return (
    `<rect y="${height * 0.84}" width="${width}" height="${height * 0.16}" fill="hsl(220 8% 44%)"/>` +
    `<rect x="${x}" y="${y}" width="190" height="92" rx="10" fill="hsl(0 0% 98%)"/><path d="M${x + 190} ${y + 26}h52l30 34v32h-82z" fill="hsl(150 40% 40%)"/>` +
    `<path d="M${x + 200} ${y + 36}h36l20 22h-56z" fill="hsl(205 60% 84%)"/><rect x="${x + 24}" y="${y + 34}" width="110" height="14" rx="7" fill="hsl(150 40% 40%)"/>` +
    [x + 52, x + 214]
      .map(
        (wheel) =>
          `<circle cx="${wheel}" cy="${y + 94}" r="22" fill="hsl(220 10% 22%)"/><circle cx="${wheel}" cy="${y + 94}" r="9" fill="hsl(0 0% 80%)"/>`,
      )
      .join('')
  );
}

/** A scene for content pages; undefined for a name that has none. */
export function sceneSvg(name: string): string | undefined {
  const [width, height] = [960, 400];
  const random = seededRandom(`scene/${name}`);
  const foregrounds: Readonly<Record<string, () => string>> = {
    markt: () => crates(random, width, height),
    flugblatt: () => sheets(random, width, height),
    tour: () => van(width, height),
  };
  if (!Object.hasOwn(foregrounds, name)) return undefined;
  const background = landscape(random, width, height, name === 'markt' ? 100 : 150);
  return svg(width, height, background + (foregrounds[name]?.() ?? ''));
}

/** The banner of a fair; undefined for an unknown one. */
export function bannerSvg(code: string): string | undefined {
  const fair = findFair(code);
  if (!fair) return undefined;
  const [width, height] = [1600, 360];
  const random = seededRandom(`fair/${code}`);
  const hue = { herbst: 24, winter: 205, wein: 340, fruehling: 96 }[fair.code] ?? 40;
  const flags = Array.from({ length: 20 }, (_, index) => {
    const x = index * 84;
    const y = 18 + Math.sin(index / 2.2) * 12;
    return `<path d="M${x} ${y}h60l-30 54z" fill="hsl(${hue + (index % 3) * 40} 64% ${56 + (index % 2) * 12}%)"/>`;
  }).join('');
  return svg(width, height, landscape(random, width, height, hue) + flags);
}

/** A portrait of a fictional person: a figure in the colours of their id. */
export function portraitSvg(id: string): string {
  const random = seededRandom(`portrait/${id}`);
  const hue = random.whole(0, 359);
  return svg(
    160,
    160,
    `<rect width="160" height="160" fill="hsl(${hue} 40% 90%)"/>` +
      `<path d="M22 160c0-42 26-62 58-62s58 20 58 62z" fill="hsl(${hue} 38% 42%)"/>` +
      `<circle cx="80" cy="68" r="34" fill="hsl(${random.whole(18, 34)} ${random.whole(34, 58)}% ${random.whole(52, 80)}%)"/>` +
      `<path d="M46 62c2-30 66-34 68 0-16-14-48-16-68 0z" fill="hsl(${random.whole(14, 36)} 34% ${random.whole(18, 40)}%)"/>`,
  );
}

/** A seal without words. */
export function sealSvg(): string {
  const teeth = Array.from(
    { length: 24 },
    (_, index) => `<rect x="76" y="2" width="8" height="16" rx="3" fill="hsl(160 44% 34%)" transform="rotate(${index * 15} 80 80)"/>`,
  ).join('');
  return svg(
    160,
    160,
    `${teeth}<circle cx="80" cy="80" r="66" fill="hsl(160 44% 34%)"/><circle cx="80" cy="80" r="54" fill="none" stroke="hsl(150 50% 92%)" stroke-width="4"/>` +
      '<path d="M52 82l20 20 38-44" fill="none" stroke="hsl(150 50% 96%)" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
  );
}
