import { ResponseError } from '../http/errors';

/**
 * The answer to what must not be done twice. One without a word says that something was done, not what: it is taken for one that can't be
 * read, and what came of it is looked up.
 *
 * @throws ResponseError with status 200 for an empty answer
 */
export async function answered<Answer>(operation: string, answer: Promise<Answer | undefined>): Promise<Answer> {
  const body = await answer;
  if (body === undefined)
    throw new ResponseError({ status: 200, path: operation, cause: new TypeError(`${operation} was answered with nothing`) });
  return body;
}
