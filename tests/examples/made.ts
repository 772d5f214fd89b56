import { faker } from '@faker-js/faker';

const bases = new Map<() => object, object>();

/**
 * A generated factory's value with the contract's required fields alone, deterministic: without optional ones, flags off, lists empty.
 */
function baseOf<Value extends object>(factory: () => Value): object {
  const known = bases.get(factory);
  if (known) return known;
  const { boolean } = faker.datatype;
  faker.seed(1);
  faker.setDefaultRefDate('2026-11-20T08:00:00Z');
  // The factories ask it for optional fields; random ones would appear in examples that don't set them.
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
 * Example data: a value that satisfies the contract, from its generated factory, with the given fields on top. Pass the fields that are
 * shown or asserted; the factory fills in other required ones.
 */
export function made<Value extends object>(factory: () => Value, values: Partial<Value> = {}): Value {
  return { ...(baseOf(factory) as Value), ...values };
}
