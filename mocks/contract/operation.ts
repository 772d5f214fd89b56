/** Authentication of a call; `optional` works without a token too, but not with a bad one (C§6 bearer token). */
export type Security = 'bearer' | 'optional' | 'csrf' | 'session';

/** The mock backend's data of one call of the contract. */
export interface Operation {
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its base, parameters in braces: `/v1/t/{tenant}/my/shopping-cart/{customerId}`. */
  readonly path: string;
  readonly security: Security;
  /** True if the call changes nothing. */
  readonly reads: boolean;
  /** Format of the body; `none` for calls without one. */
  readonly body: 'json' | 'text' | 'none';
  /** The most characters of a body that is a plain text. */
  readonly longestText?: number;
  /** Format of the good answer. */
  readonly answer: 'json' | 'pdf' | 'excel' | 'none';
  /** True if a good answer may also be plain text in place of its JSON. */
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
