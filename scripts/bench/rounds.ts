import { sampleOf, type Sample } from './table';

/** Milliseconds that a fixed piece of work takes. */
function pieceOfWork(): number {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < 4e6; step += 1) sum += Math.sqrt(step);
  return performance.now() - started + sum * 0;
}

let best = Infinity;
/** Longest wait for a quiet moment, in milliseconds; on a machine that is always busy the interleaving has to do. */
const patience = 4000;

/** Waits until the machine is about as fast as it has been at best. */
async function quietMoment(): Promise<void> {
  const until = Date.now() + patience;
  for (let time = pieceOfWork(); ; time = pieceOfWork()) {
    best = Math.min(best, time);
    if (time < best * 1.2 || Date.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Measures the targets in turn, round after round, so that whatever slows the machine slows them all. */
export async function interleave<Name extends string, Run>(
  rounds: number,
  targets: Readonly<Record<Name, () => Promise<Run>>>,
): Promise<(name: Name, read: (run: Run) => number) => Sample> {
  const runs = new Map<string, Run[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries<() => Promise<Run>>(targets)) {
      await quietMoment();
      const run = await measure();
      runs.set(name, [...(runs.get(name) ?? []), run]);
      console.log(
        `   ${round}/${rounds} ${name.padEnd(8)} ${JSON.stringify(run, (_key, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))}`,
      );
    }
  }
  return (name, read) => sampleOf((runs.get(name) ?? []).map(read));
}
