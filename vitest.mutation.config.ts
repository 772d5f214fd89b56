import './scripts/nodeVersion.mjs';
import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` measures: the tables of the price and quantity rules. The properties of `priceReference.test.ts`
 * are left out, because they take minutes for hundreds of mutants, and the tables alone are to hold the rules.
 */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['src/domain/{price,priceExplanation,referencePrice,cheaperPack,money,cartSum,quantity,unit}.test.ts'],
  },
});
