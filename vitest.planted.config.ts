import './scripts/nodeVersion.mjs';
import { mergeConfig } from 'vitest/config';
import { plantedFaults } from './scripts/planted/plantedFaults.ts';
import unit from './vitest.config.ts';

/** The unit tests with the faults of tests/planted in the code; `npm run planted` switches them on. */
export default mergeConfig(unit, { plugins: [plantedFaults()], test: { setupFiles: ['scripts/planted/chosenFault.ts'] } });
