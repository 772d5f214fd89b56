import { serverNow } from '../clock/serverClock';
import { FetchError, ResponseError, type Problem } from './errors';
import { fileNameOf, type FileAnswer } from './fileAnswer';
import { isRecord } from '../platform/keptJson';

/**
 * The body of a good answer, by its content type: JSON parsed, text as string, everything else (PDF, Excel sheets, pictures) as file
 * with its name, and undefined for no body.
 *
 * @throws ResponseError when the body isn't what its content type says, or is a page where no call answers with a page
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
    // A proxy's sign-in page or a fallback page that comes with status 200.
    throw new ResponseError({ status: response.status, path, cause: new TypeError('The answer is a page') });
  }
  if (kind.startsWith('text/')) return (await response.text()) || undefined;
  const blob = await response.blob();
  if (blob.size === 0) return undefined;
  return { blob, name: fileNameOf(response.headers.get('Content-Disposition')) } satisfies FileAnswer;
}

/** The error for an answer outside 200 to 299, with what its body says if that can be read. */
export async function errorOf(response: Response, path: string): Promise<ResponseError> {
  return new ResponseError({
    status: response.status,
    path,
    problem: await readProblem(response),
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  });
}

/** The error for a request that got no answer: what the transport throws itself and an abort by the caller stay what they are, everything else is a FetchError. */
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
    // The status alone has to tell what happened.
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
