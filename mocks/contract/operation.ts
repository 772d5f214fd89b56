/** How a call of the contract is authenticated; `optional` works without a token too, but not with a bad one (C§6). */
export type Security = 'bearer' | 'optional' | 'csrf' | 'session';

/** What the mock backend needs to know about one call of the contract. */
export interface Operation {
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its base, parameters in braces: `/v1/t/{tenant}/my/shopping-cart/{customerId}`. */
  readonly path: string;
  readonly security: Security;
  /** Whether the call changes nothing. */
  readonly reads: boolean;
  /** How the body travels; `none` for calls without one. */
  readonly body: 'json' | 'text' | 'none';
  /** The most characters of a body that is a plain text. */
  readonly longestText?: number;
  /** How the good answer travels. */
  readonly answer: 'json' | 'pdf' | 'excel' | 'none';
  /** Whether a good answer may also travel as plain text, which is what its JSON would be. */
  readonly answersText?: true;
}

/** Media types of a call's good answer, the usual one first; none for an answer without a body. */
export function answerTypes({ answer, answersText }: Operation): string[] {
  if (answer === 'none') return [];
  if (answer !== 'json') return [fileTypes[answer]];
  return answersText ? ['application/json', 'text/plain'] : ['application/json'];
}

/** Media types of files. */
export const fileTypes = {
  pdf: 'application/pdf',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
