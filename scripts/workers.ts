import { availableParallelism } from 'node:os';

/** How many test files vitest runs at a time. By itself it would leave one core to the terminal, of two cores half. */
export const workers = Math.max(2, availableParallelism() - 1);
