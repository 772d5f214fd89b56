import { expect, test } from 'vitest';
import { gateOf, type Gate } from './gate';
import type { RouteHandle } from './routeHandle';

type Kind = Parameters<typeof gateOf>[0]['kind'];

const table: [Kind, Record<RouteHandle['access'], Gate>][] = [
  ['signed-out', { visitor: 'open', user: 'sign-in', customer: 'sign-in', outside: 'open' }],
  ['choose-customer', { visitor: 'choose-customer', user: 'open', customer: 'choose-customer', outside: 'open' }],
  ['ready', { visitor: 'open', user: 'open', customer: 'open', outside: 'open' }],
  ['wrong-tenant', { visitor: 'wrong-tenant', user: 'wrong-tenant', customer: 'wrong-tenant', outside: 'open' }],
];

test.each(table.flatMap(([kind, row]) => Object.entries(row).map(([access, gate]) => [kind, access as RouteHandle['access'], gate] as const)))(
  'somebody %s at a screen for %s: %s',
  (kind, access, gate) => {
    expect(gateOf({ kind }, access)).toBe(gate);
  },
);
