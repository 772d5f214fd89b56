import type { SymbolPath } from '#themes/tokens.ts';
import { boundsOf, parsePath, placedPath, type Placing } from './symbolBox';

/** A symbol, or the reasons why a drawing can't be one, each with what to do. */
export type ReadSymbol = { readonly symbol: readonly SymbolPath[] } | { readonly problems: readonly string[] };

/** Side of a symbol's grid. */
const side = 32;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** A property of a drawing's part: its own attribute, or what its `style` says. */
const property = (tag: string, name: string): string | undefined =>
  attribute(tag, name) ?? new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(attribute(tag, 'style') ?? '')?.[1]?.trim();

/** Parts of a drawing that are no paths, with what a drawing program calls the way to make them one. */
const otherParts: Readonly<Record<string, string>> = {
  rect: 'convert shapes to paths ("flatten")',
  circle: 'convert shapes to paths ("flatten")',
  ellipse: 'convert shapes to paths ("flatten")',
  polygon: 'convert shapes to paths ("flatten")',
  polyline: 'convert shapes to paths ("flatten")',
  line: 'convert lines to areas ("outline stroke")',
  text: 'convert words to paths ("outline text")',
  image: 'draw the picture as paths; a photograph can’t be a symbol',
  use: 'unlink copies and convert them to paths',
  lineargradient: 'fill with one colour',
  radialgradient: 'fill with one colour',
  mask: 'cut the paths themselves ("flatten")',
  clippath: 'cut the paths themselves ("flatten")',
};

/** Reasons why a drawing's parts can't be taken as they are. */
function foreignParts(text: string): string[] {
  const names = new Set([...text.matchAll(/<([a-z]+)/gi)].map(([, name = '']) => name.toLowerCase()));
  return [
    ...[...names].flatMap((name) =>
      otherParts[name] === undefined
        ? []
        : [`The drawing has <${name}>, and a symbol consists of paths: ${otherParts[name]} and paste it again.`],
    ),
    ...(/\stransform\s*=/.test(text)
      ? ['A part of the drawing is moved or turned by "transform": apply it in the drawing program ("flatten") and paste it again.']
      : []),
  ];
}

/** How a drawing comes into the symbol's box: its viewBox, centred and as large as fits. */
function placingOf(root: string): Placing | string {
  const size = ['width', 'height'].map((name) => Number.parseFloat(attribute(root, name) ?? ''));
  const box = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...size];
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] = box;
  if (box.length !== 4 || !(width > 0) || !(height > 0))
    return 'The drawing has no valid viewBox: add one, such as viewBox="0 0 32 32", or paste the paths alone.';
  const scale = side / Math.max(width, height);
  return { scale, x: (side - width * scale) / 2 - x * scale, y: (side - height * scale) / 2 - y * scale };
}

/** The paths of a drawing with their fill colours; invisible ones are left out. */
function pathsOf(text: string): readonly { readonly d: string; readonly fill: string }[] | string {
  if (!text.includes('<')) return [{ d: text, fill: '' }];
  const paths = [...text.matchAll(/<path\b[^>]*>/gi)].map(([tag]) => ({
    d: attribute(tag, 'd') ?? '',
    fill: property(tag, 'fill')?.toLowerCase() ?? '',
    hasStroke: !['none', undefined].includes(property(tag, 'stroke')),
  }));
  if (
    paths.some(({ fill, hasStroke }) => fill === 'none' && hasStroke) ||
    /<(?:svg|g)\b[^>]*\sfill\s*=\s*["']none["'][^>]*\sstroke\s*=/i.test(text)
  )
    return 'A path is drawn as a line, and a symbol consists of areas: convert lines to areas ("outline stroke") and paste it again.';
  const filled = paths.filter(({ d, fill }) => d !== '' && fill !== 'none' && fill !== 'transparent');
  return filled.length === 0 ? 'The drawing has no filled <path>: convert everything to paths ("flatten") and paste it again.' : filled;
}

/**
 * The symbol in a pasted drawing: `<svg>…</svg>`, `<path d="…">` or path data alone. A viewBox is scaled into the grid of 32 by 32; without
 * one the numbers are taken as they are. The first fill colour becomes the symbol's main one, a second one its other.
 */
export function symbolOfSvg(text: string): ReadSymbol {
  const trimmed = text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').trim();
  const foreign = foreignParts(trimmed);
  if (foreign.length > 0) return { problems: foreign };
  const root = /<svg\b[^>]*>/i.exec(trimmed)?.[0];
  const placing = root === undefined ? { scale: 1, x: 0, y: 0 } : placingOf(root);
  if (typeof placing === 'string') return { problems: [placing] };
  const paths = pathsOf(trimmed);
  if (typeof paths === 'string') return { problems: [paths] };
  const fills = [...new Set(paths.map(({ fill }) => fill))];
  if (fills.length > 2)
    return {
      problems: [
        `The drawing has ${fills.length} colours (${fills.join(', ')}), and a symbol has two: fill its paths with one or two colours.`,
      ],
    };
  const symbol: SymbolPath[] = [];
  for (const [index, { d, fill }] of paths.entries()) {
    try {
      const placed = placedPath(parsePath(d), placing);
      const edges = boundsOf(parsePath(placed));
      if (root === undefined && edges.some((edge) => edge < -1 || edge > side + 1))
        return {
          problems: [
            `The path reaches from ${edges.slice(0, 2).map(Math.floor).join(', ')} to ${edges.slice(2).map(Math.ceil).join(', ')}, and a symbol's grid from 0 to ${side}: paste the whole <svg> with its viewBox, which is scaled.`,
          ],
        };
      symbol.push({ tone: fill === fills[0] ? 'main' : 'accent', d: placed });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      return { problems: [`Path ${index + 1} of ${paths.length} can't be read. ${sentence} Copy the path again, as a whole.`] };
    }
  }
  return { symbol };
}
