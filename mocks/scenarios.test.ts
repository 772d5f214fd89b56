import { expect, test } from 'vitest';
import { faultInData, normal, parseScenario, scenarioNames } from './scenarios';

test.each([undefined, '', 'normal', 'nonsense', 'getCart=200', 'unknownCall=500', 'latency=x', 'unknownCall=500ms', 'getCart=ms'])('%j is nothing special', (text) => {
  expect(parseScenario(text)).toEqual(normal);
});

test('names and settings are combined, later ones count', () => {
  expect(parseScenario('slow, emptyLists,latency=300,getCart=503,getCart=50ms,submitCart=2000ms,submitAnswerLost')).toEqual({
    ...normal,
    latency: 300,
    latencies: { getCart: 50, submitCart: 2_000 },
    emptyLists: true,
    faults: {
      getCart: { kind: 'status', status: 503 },
      submitCart: { kind: 'lost' },
      submitSubshopCart: { kind: 'lost' },
    },
  });
});

test('the first scenario is the everyday one', () => {
  expect(scenarioNames[0]).toBe('normal');
});

test.each([
  ['!500', { kind: 'status', status: 500 }],
  [{ customerOrderId: '!lost' }, { kind: 'lost' }],
  [[{ name: 'x' }, { name: '!offline' }], { kind: 'offline' }],
  ['!200', undefined],
  ['500', undefined],
  [{ amount: 500 }, undefined],
])('in %j somebody asks for %j', (value, fault) => {
  expect(faultInData(value)).toEqual(fault);
});
