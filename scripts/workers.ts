import { availableParallelism } from 'node:os';

/** Number of test files that vitest runs at a time. Its default reserves one core for the terminal, half of two cores. */
export const workers = Math.max(2, availableParallelism() - 1);

/** Number of pages of journeys and pictures open at a time: half as many again as cores, since some always wait for an answer. */
export const browserWorkers = Math.max(2, Math.ceil(1.5 * availableParallelism()));
