/** One line of the report. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly runs: readonly number[];
  /** The reference in the same rounds. */
  readonly against?: { readonly name: string; readonly runs: readonly number[] };
  /** Upper limit of the median, or with `against` of its ratio to that. */
  readonly bound: number;
}

function medianOf(runs: readonly number[]): number {
  const sorted = runs.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

/** The compared number: the median, or its ratio to the reference, which is 1 if both are 0. */
function comparedOf({ runs, against }: Figure): number {
  const [own, other] = [medianOf(runs), against ? medianOf(against.runs) : 1];
  return against && own === other ? 1 : own / other;
}

/** True if a figure is within its bound; a failed measurement never is. */
export const holds = (figure: Figure): boolean => comparedOf(figure) <= figure.bound;

const shown = (runs: readonly number[]) => {
  const round = (value: number) => Number(value.toPrecision(3));
  return `${round(medianOf(runs))} [${round(Math.min(...runs))}–${round(Math.max(...runs))}]`;
};

/** Prints figures, each with median and range. */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => ({
    figure: figure.name,
    value: `${shown(figure.runs)} ${figure.unit}`,
    against: figure.against ? `${figure.against.name}: ${shown(figure.against.runs)}` : '',
    compared: Number(comparedOf(figure).toFixed(2)),
    bound: `≤ ${figure.bound}${figure.against ? ' ×' : ''}`,
    verdict: holds(figure) ? 'holds' : 'MISSES',
  }));
  console.table(rows);
}

/** Measures the targets in turn, round after round, so that disturbances of the machine affect all of them. */
export async function interleave<Name extends string, Run>(
  rounds: number,
  targets: Readonly<Record<Name, () => Promise<Run>>>,
): Promise<(name: Name, read: (run: Run) => number) => number[]> {
  const runs = new Map<string, Run[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries<() => Promise<Run>>(targets)) {
      const run = await measure();
      runs.set(name, [...(runs.get(name) ?? []), run]);
      console.log(`   ${round}/${rounds} ${name} ${JSON.stringify(run)}`);
    }
  }
  return (name, read) => (runs.get(name) ?? []).map(read);
}
