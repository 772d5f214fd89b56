import { operations, type OperationId } from './contract/operations';
import type { Fault, Scenario } from './scenario';
import { scenariosByName, type ScenarioName } from './scenarioNames';

/** Nothing special. */
export const normal: Scenario = {
  latency: 0,
  latencies: {},
  isHeld: false,
  held: [],
  failureRate: 0,
  everywhere: undefined,
  faults: {},
  emptyLists: false,
  noCustomers: false,
  sessionEnded: false,
  tokenExpires: false,
  orderLimitReached: false,
  daysClosed: false,
  hugeCart: false,
  lineWithoutProduct: false,
  unavailableLines: false,
  noStartPage: false,
  fairsInactive: false,
  templateWithoutId: false,
  captchaRefused: false,
  hostileText: false,
};

/**
 * Parses a scenario: a comma list of scenario names and settings, later ones override earlier ones. `submitAnswerLost`,
 * `slow,emptyLists`, `latency=300`, `failureRate=0.5`, `getCart=503`, `submitCart=lost`, `submitCart=5000ms`, `getCart=held`,
 * `all=offline`; faults are a status, or `offline`, `lost`, `malformed`, `timeout`. A held call waits until it is released; its other
 * settings apply then. Invalid parts are skipped.
 */
export function parseScenario(text: string | undefined): Scenario {
  return partsOf(text).reduce((scenario, part) => ({ ...scenario, ...settingOf(part, scenario) }), normal);
}

/** The invalid parts of a text, for error messages. */
export function meaninglessParts(text: string | undefined): string[] {
  return partsOf(text).filter((part) => !settingOf(part, normal));
}

/** A text without the parts that end every session: a sign-on cancels them. */
export function withoutEndedSession(text: string | undefined): string {
  return partsOf(text)
    .filter((part) => !settingOf(part, normal)?.sessionEnded)
    .join(',');
}

function partsOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The setting of one part; undefined if invalid. */
function settingOf(part: string, before: Scenario): Partial<Scenario> | undefined {
  if (Object.hasOwn(scenariosByName, part)) {
    const scenario: Partial<Scenario> = scenariosByName[part as ScenarioName];
    return scenario.faults ? { ...scenario, faults: { ...before.faults, ...scenario.faults } } : scenario;
  }
  const [key = '', value = ''] = part.split('=');
  const number = Number.parseInt(value, 10);
  if (key === 'latency' && number >= 0) return { latency: number };
  if (key === 'failureRate' && /^[01](\.\d+)?$/.test(value)) return { failureRate: Math.min(1, Number(value)) };
  if (/^\d+ms$/.test(value)) return isOperation(key) ? { latencies: { ...before.latencies, [key]: number } } : undefined;
  if (value === 'held') {
    if (key === 'all') return { isHeld: true };
    return isOperation(key) ? { held: [...before.held, key] } : undefined;
  }
  const fault = faultOf(value);
  if (!fault) return undefined;
  if (key === 'all') return { everywhere: fault };
  return isOperation(key) ? { faults: { ...before.faults, [key]: fault } } : undefined;
}

/** True for the name of an operation of the contract. */
export function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

/** True if a scenario holds the calls of an operation until they are released. */
export function isHeldBy({ isHeld, held }: Scenario, id: OperationId): boolean {
  return isHeld || held.includes(id);
}

/** True if a scenario leaves the calls of an operation without any answer for as long as a client waits. */
export function isUnansweredBy({ everywhere, faults }: Scenario, id: OperationId): boolean {
  return (everywhere ?? faults[id])?.kind === 'timeout';
}

/** The fault with a name. */
function faultOf(word: string): Fault | undefined {
  if (/^[45]\d\d$/.test(word)) return { kind: 'status', status: Number.parseInt(word, 10) };
  switch (word) {
    case 'offline':
    case 'lost':
    case 'malformed':
    case 'timeout':
      return { kind: word };
    default:
      return undefined;
  }
}

/**
 * The fault that a person can bring about by hand in any text field or address: an exclamation mark and a fault, such as `!500` as
 * search text, `!409` as template name or `!lost` as reference number of an order.
 */
export function faultInData(value: unknown): Fault | undefined {
  if (typeof value === 'string') return value.startsWith('!') ? faultOf(value.slice(1)) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const fault = faultInData(part);
    if (fault) return fault;
  }
  return undefined;
}
