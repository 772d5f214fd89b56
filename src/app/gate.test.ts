import { expect, test } from 'vitest';
import type { Access } from '#connected/screen/screen.ts';
import { gateOf, type Gate } from './gate';

type Kind = Parameters<typeof gateOf>[0]['kind'];

const table: [Kind, Record<Access, Gate>][] = [
  ['signed-out', { visitor: 'open', user: 'sign-in', customer: 'sign-in', anyone: 'open' }],
  ['choose-customer', { visitor: 'choose-customer', user: 'open', customer: 'choose-customer', anyone: 'open' }],
  ['ready', { visitor: 'open', user: 'open', customer: 'open', anyone: 'open' }],
  ['wrong-tenant', { visitor: 'wrong-tenant', user: 'wrong-tenant', customer: 'wrong-tenant', anyone: 'open' }],
];

test.each(table.flatMap(([kind, row]) => Object.entries(row).map(([access, gate]) => [kind, access as Access, gate] as const)))(
  'session %s at a screen for %s: %s',
  (kind, access, gate) => {
    expect(gateOf({ kind }, access)).toBe(gate);
  },
);
