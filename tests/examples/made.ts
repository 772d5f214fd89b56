import { faker } from '@faker-js/faker';

const bases = new Map<() => object, object>();

/** What a generated factory makes of the contract's required fields alone, each time alike: optional ones aren't there, flags are off, lists empty. */
function baseOf<Value extends object>(factory: () => Value): object {
  const known = bases.get(factory);
  if (known) return known;
  const { boolean } = faker.datatype;
  faker.seed(1);
  faker.setDefaultRefDate('2026-11-20T08:00:00Z');
  // The factories ask it whether an optional field is there; by chance an example would show what nobody gave it.
  faker.datatype.boolean = () => false;
  try {
    const base = Object.fromEntries(Object.entries(factory()).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));
    bases.set(factory, base);
    return base;
  } finally {
    faker.datatype.boolean = boolean;
  }
}

/**
 * Example data: a value that fits the contract, made by its generated factory, with what a story or a test is about put over it. What is shown
 * or asserted is given; the factory makes up what the contract asks for besides.
 */
export function made<Value extends object>(factory: () => Value, values: Partial<Value> = {}): Value {
  return { ...(baseOf(factory) as Value), ...values };
}
