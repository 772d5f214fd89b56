import { availableParallelism } from 'node:os';

/** How many test files vitest runs at a time. By itself it would leave one core to the terminal, of two cores half. */
export const workers = Math.max(2, availableParallelism() - 1);

/** How many pages of journeys and pictures are open at a time: half as many again as cores, since some always wait for an answer. */
export const browserWorkers = Math.max(2, Math.ceil(1.5 * availableParallelism()));
