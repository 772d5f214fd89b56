import { readWholeNumber } from '#mocks/settings.ts';

function portOf(variable: string, otherwise: number): number {
  try {
    return readWholeNumber(variable, process.env[variable], { least: 0, most: 65_535, otherwise });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Ports of this machine's servers, of development and of tests; README.md has the variables in a table. */
export const ports = {
  development: portOf('SHOP_DEV_PORT', 5173),
  demo: portOf('SHOP_DEMO_PORT', 4173),
  production: portOf('SHOP_PRODUCTION_PORT', 4174),
  mock: portOf('MOCK_PORT', 9092),
  storybook: portOf('STORYBOOK_PORT', 6006),
};
