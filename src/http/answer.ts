import { serverNow } from '#clock/serverClock.ts';
import { FetchError, ResponseError, type Problem } from './errors';
import { fileNameOf, type FileAnswer } from './fileAnswer';
import { isRecord } from '#platform/keptJson.ts';

/**
 * The body of a successful answer, by its content type: JSON parsed, text as a string, anything else (PDF, Excel sheet, picture) as a
 * named file, undefined for no body.
 *
 * @throws ResponseError if the body contradicts its content type, or is HTML where no call answers with HTML
 */
export async function readBody(response: Response, path: string): Promise<unknown> {
  const kind = contentType(response);
  if (response.status === 204 || response.status === 205) return undefined;
  if (isJson(kind)) {
    const text = await response.text();
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new ResponseError({ status: response.status, path, cause });
    }
  }
  if (kind === 'text/html') {
    // A proxy's sign-in page or a fallback page with status 200.
    throw new ResponseError({ status: response.status, path, cause: new TypeError('The answer is a page') });
  }
  if (kind.startsWith('text/')) return (await response.text()) || undefined;
  const blob = await response.blob();
  if (blob.size === 0) return undefined;
  return { blob, name: fileNameOf(response.headers.get('Content-Disposition')) } satisfies FileAnswer;
}

/** The error for an answer outside 200 to 299, with the problem in its body if readable. */
export async function errorOf(response: Response, path: string): Promise<ResponseError> {
  return new ResponseError({
    status: response.status,
    path,
    problem: await readProblem(response),
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  });
}

/**
 * The error for a request without an answer: the transport's own errors and aborts by the caller are passed on, everything else becomes
 * a FetchError.
 */
export function failureOf(error: unknown, caller: AbortSignal | null | undefined): unknown {
  return caller?.aborted || error instanceof ResponseError || error instanceof FetchError ? error : new FetchError(error);
}

function contentType(response: Response): string {
  return (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function isJson(kind: string): boolean {
  return kind === 'application/json' || kind === 'text/json' || kind.endsWith('+json');
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!isJson(contentType(response))) return undefined;
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    // The status alone has to describe the failure.
    return undefined;
  }
  if (!isRecord(body)) return undefined;
  const problem: Problem = {};
  if (typeof body.code === 'string') problem.code = body.code;
  if (typeof body.message === 'string') problem.message = body.message;
  if (typeof body.field === 'string') problem.field = body.field;
  if (Array.isArray(body.errors)) problem.errors = body.errors.filter(isFieldError);
  return problem;
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** Retry-After comes as seconds or as an HTTP date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header.trim());
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - serverNow()) / 1000));
}
