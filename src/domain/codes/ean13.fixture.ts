/** Widths of bars and gaps of a digit, beginning with a gap, as scanners measure them (GS1 General Specifications, figure 5.2.2.1-1). */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;
/** Set of each of the six left digits by the first digit; E is the even set. */
const firsts = ['......', '..E.EE', '..EE.E', '..EEE.', '.E..EE', '.EE..E', '.EEE..', '.E.E.E', '.E.EE.', '.EE.E.'] as const;

/** Decodes bars into their number; undefined if they are no EAN-13. Widths are measured in modules of any size. */
export function decodeEan13(bars: readonly { readonly start: number; readonly width: number }[]): string | undefined {
  if (bars.length !== 30) return undefined;
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return undefined;
  const module = (last.start + last.width - first.start) / 95;
  const edges = bars.flatMap(({ start, width }) => [start, start + width]);
  const runs = edges
    .slice(1)
    .map((edge, place) => Math.round((edge - (edges[place] ?? 0)) / module))
    .join('');
  const form = /^111(.{24})11111(.{24})111$/.exec(runs);
  if (!form) return undefined;
  const digitsOf = (half: string) => half.match(/.{4}/g) ?? [];
  const left = digitsOf(form[1] ?? '').map((run) => {
    const odd = widths.findIndex((width) => width === run);
    return odd >= 0
      ? { digit: odd, set: '.' }
      : { digit: widths.findIndex((width) => Array.from(width).toReversed().join('') === run), set: 'E' };
  });
  const right = digitsOf(form[2] ?? '').map((run) => widths.findIndex((width) => width === run));
  return [firsts.findIndex((sets) => sets === left.map(({ set }) => set).join('')), ...left.map(({ digit }) => digit), ...right].join('');
}
