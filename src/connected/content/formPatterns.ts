import type { AskedField, PatternMatch } from '../../domain/contentForm';
import { fetchCode } from '../../kit/lazy/fetchCode';

type Test = (text: string) => boolean;

const anything: Test = () => true;
const known = new Map<string, Promise<Test>>();

/**
 * Whether an answer matches a pattern of the editors. What reads patterns comes with the first answer that has to match one. A pattern that
 * can't be read, or not now because the code can't be fetched, holds nobody up: it is logged, and the backend judges the answer.
 */
export const matchesPattern: PatternMatch = async (pattern, text) => (await testOf(pattern))(text);

/** Fetches what reads the patterns of a form ahead, so that nobody waits for it who sends the form. */
export function fetchPatterns(fields: readonly AskedField[]): void {
  for (const { input } of fields) if (input.kind === 'text' && input.pattern !== undefined) void testOf(input.pattern);
}

function testOf(pattern: string): Promise<Test> {
  const test = known.get(pattern) ?? readTest(pattern);
  known.set(pattern, test);
  return test;
}

async function readTest(pattern: string): Promise<Test> {
  try {
    const { readPattern } = await fetchCode(() => import('../../domain/contentPattern'));
    const test = readPattern(pattern);
    if (!test) console.warn(`A form's pattern can't be read and is not enforced: ${pattern}`);
    return test ?? anything;
  } catch (error) {
    console.warn("What reads forms' patterns could not be fetched", error);
    known.delete(pattern);
    return anything;
  }
}
