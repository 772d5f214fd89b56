import { ports as usual } from '#scripts/ports.ts';

/** Ports of this suite's servers: beside those of the journeys, by the same variables. */
export const ports = {
  server: usual.production + 1000,
  releases: usual.production + 1001,
  shop: usual.production + 1002,
  worker: usual.production + 1003,
  tls: usual.production + 1004,
  moving: usual.production + 1005,
  mock: usual.mock,
};
