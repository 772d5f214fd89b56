import { expect, test } from 'vitest';
import { RequiredParameterError } from './errors';
import { requireParameters } from './required';

function errorOfCall(parameters: Record<string, unknown>): unknown {
  try {
    requireParameters('getCart', parameters);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each([
  ['null', { tenant: 'AL', customerId: null }, 'customerId'],
  ['undefined', { tenant: undefined, customerId: '100' }, 'tenant'],
  ['the first of two', { tenant: 'AL', customerId: undefined, body: null }, 'customerId'],
])('a parameter that is %s is refused by name', (_case, parameters, name) => {
  const error = errorOfCall(parameters);
  expect(error).toBeInstanceOf(RequiredParameterError);
  expect(error).toMatchObject({
    name: 'RequiredParameterError',
    operation: 'getCart',
    parameter: name,
    message: `Required parameter requestParameters.${name} was null or undefined when calling getCart`,
  });
});

test.each([[''], [0], [false], [Number.NaN], [[]], [{}]])('%j is a value', (value) => {
  expect(errorOfCall({ value })).toBeUndefined();
});

test('a call without required parameters passes', () => {
  expect(errorOfCall({})).toBeUndefined();
});
