import type { AskedField, PatternMatch } from '#domain/content/contentForm.ts';
import { fetchCode } from '#kit/lazy/fetchCode.ts';

type Test = (text: string) => boolean;

const anything: Test = () => true;
const known = new Map<string, Promise<Test>>();

/**
 * Tests an answer against an editors' pattern. The regex parser is loaded with the first such answer. A pattern that
 * can't be parsed, or whose parser fails to load, never blocks the user: it is logged, and the backend validates the
 * answer.
 */
export const matchesPattern: PatternMatch = async (pattern, text) => (await testOf(pattern))(text);

/** Loads the parser for a form's patterns ahead, so that sending doesn't wait for it. */
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
    const { readPattern } = await fetchCode(() => import('#domain/content/contentPattern.ts'));
    const test = readPattern(pattern);
    if (!test) console.warn(`A form's pattern can't be read and is not enforced: ${pattern}`);
    return test ?? anything;
  } catch (error) {
    console.warn("What reads forms' patterns could not be fetched", error);
    known.delete(pattern);
    return anything;
  }
}
