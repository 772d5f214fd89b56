import { ResponseError } from '#http/errors.ts';

/**
 * The answer to a request that must not be sent twice. An empty answer confirms the request without its result; it is treated as
 * unreadable, and the result is looked up.
 *
 * @throws ResponseError with status 200 for an empty answer
 */
export async function answered<Answer>(operation: string, answer: Promise<Answer | undefined>): Promise<Answer> {
  const body = await answer;
  if (body === undefined)
    throw new ResponseError({ status: 200, path: operation, cause: new TypeError(`${operation} was answered with nothing`) });
  return body;
}
