/** The middle of some measurements and how far they lie apart. */
export interface Sample {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly runs: readonly number[];
}

/** One line of the report. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly unit: string;
  readonly value: Sample;
  /** What it is compared with, in the same run. */
  readonly against?: { readonly name: string; readonly value: Sample } | undefined;
  /** The most that the figure, or with `against` its ratio to that, may be. Without it the figure is for information. */
  readonly bound?: number | undefined;
}

export function sampleOf(runs: readonly number[]): Sample {
  const sorted = runs.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = sorted.length / 2;
  const median = sorted.length % 2 === 1 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2;
  return { median, least: at(0), most: at(sorted.length - 1), runs };
}

/** The figure's ratio to what it is compared with, 1 where both are 0; undefined where it stands alone. */
export function ratioOf({ value, against }: Figure): number | undefined {
  if (!against) return undefined;
  return value.median === against.value.median ? 1 : value.median / against.value.median;
}

/** Whether a figure keeps its bound; undefined for one that is for information. What could not be measured keeps nothing. */
export function holds(figure: Figure): boolean | undefined {
  if (figure.bound === undefined) return undefined;
  return (ratioOf(figure) ?? figure.value.median) <= figure.bound;
}

function round(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < 0.01) return value.toPrecision(1);
  return value.toFixed(size >= 100 ? 0 : size >= 10 || size === 0 ? 1 : 2);
}

function shown({ median, least, most }: Sample, unit: string): string {
  return `${round(median)}${least === most ? '' : ` [${round(least)}–${round(most)}]`}${unit && ` ${unit}`}`;
}

function cellsOf(figure: Figure): string[] {
  const { name, unit, value, against, bound } = figure;
  const ratio = ratioOf(figure);
  const verdict = { true: 'holds', false: 'MISSES', undefined: '' }[String(holds(figure)) as 'true' | 'false' | 'undefined'];
  return [
    name,
    shown(value, unit),
    against ? `${against.name}: ${shown(against.value, unit)}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    bound === undefined ? '' : `≤ ${bound}${against ? ' ×' : unit && ` ${unit}`}`,
    verdict,
  ];
}

/** The figures as a table for people, part by part. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['figure', 'value', 'against', 'ratio', 'bound', 'verdict'];
  const rows = figures.map(cellsOf);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const parts = [...new Set(figures.map(({ part }) => part))];
  return parts
    .map((part) =>
      [
        `\n${part}`,
        line(head),
        line(widths.map((width) => '─'.repeat(width))),
        ...figures.flatMap((figure, index) => (figure.part === part ? [line(rows[index] ?? [])] : [])),
      ].join('\n'),
    )
    .join('\n');
}
