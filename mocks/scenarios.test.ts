import { expect, test } from 'vitest';
import { createBackend } from './backend';
import { openTestBackend } from './client.fixture';
import { scenarioNames } from './scenarioNames';
import { faultInData, isHeldBy, isUnansweredBy, meaninglessParts, normal, parseScenario } from './scenarios';

test.each([
  undefined,
  '',
  'normal',
  'nonsense',
  'getCart=200',
  'unknownCall=500',
  'latency=x',
  'unknownCall=500ms',
  'getCart=ms',
  'unknownCall=held',
])('%j has no settings', (text) => {
  expect(parseScenario(text)).toEqual(normal);
});

test('names and settings are combined; later ones override', () => {
  expect(
    parseScenario('slow, emptyLists,latency=300,getCart=503,getCart=50ms,submitCart=2000ms,getCart=held,submitCart=held,submitAnswerLost'),
  ).toEqual({
    ...normal,
    latency: 300,
    latencies: { getCart: 50, submitCart: 2_000 },
    held: ['getCart', 'submitCart'],
    emptyLists: true,
    faults: {
      getCart: { kind: 'status', status: 503 },
      submitCart: { kind: 'lost' },
      submitSubshopCart: { kind: 'lost' },
    },
  });
});

test('a held call is distinguished from one that is never answered', () => {
  const scenario = parseScenario('getCart=held,getCurrentUser=timeout');
  expect([isHeldBy(scenario, 'getCart'), isHeldBy(scenario, 'getCurrentUser'), isHeldBy(parseScenario('all=held'), 'getCart')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(
    ['getCart=timeout', 'all=timeout', 'timeout', 'getCart=held', 'getCart=500'].map((text) =>
      isUnansweredBy(parseScenario(text), 'getCart'),
    ),
  ).toEqual([true, true, true, false, false]);
});

test('the first scenario is the default', () => {
  expect(scenarioNames[0]).toBe('normal');
});

test.each([
  ['!500', { kind: 'status', status: 500 }],
  [{ customerOrderId: '!lost' }, { kind: 'lost' }],
  [[{ name: 'x' }, { name: '!offline' }], { kind: 'offline' }],
  ['!200', undefined],
  ['500', undefined],
  [{ amount: 500 }, undefined],
])('%j requests the faulty data %j', (value, fault) => {
  expect(faultInData(value)).toEqual(fault);
});

test('unknown parts are named', () => {
  expect(meaninglessParts('slow, slwo,getCart=503,getKart=503,latency=x,')).toEqual(['slwo', 'getKart=503', 'latency=x']);
  expect([meaninglessParts(undefined), meaninglessParts('normal,hugeCart')]).toEqual([[], []]);
});

test('an expired session can be ended by signing on again', async () => {
  for (const options of [{}, { scenario: 'slow,expiredSession,latency=1' }]) {
    const backend = createBackend(options);
    if (!('scenario' in options)) await backend.setScenario('slow,expiredSession,latency=1');
    const signOn = await backend.signIn('anna.al');
    const user = await backend.answer(
      new Request('http://al.localhost/v1/user/getCurrentUser', { headers: { Authorization: `Bearer ${signOn?.token}` } }),
    );
    expect([user?.status, backend.scenario()]).toEqual([200, 'slow,latency=1']);
  }
});

test('empty lists keep the customers, which every screen needs', async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const customers = async (scenario: string) => (await anna('GET', '/v1/user/customers?tenant=AL', { scenario })).body.length;
  expect([await customers('emptyLists'), await customers('noCustomers')]).toEqual([3, 0]);
});
