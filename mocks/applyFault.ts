import type { OperationId } from './contract/operations';
import type { Scenario } from './scenario';

/** Fields whose texts come from people, and could therefore hold anything. */
const textFields = new Set([
  'name',
  'displayName',
  'subject',
  'comment',
  'notice',
  'title',
  'caption',
  'fullName',
  'firstname',
  'lastname',
  'information',
  'message',
]);

/** Markup that must be shown as the text that it is. */
const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

/** An answer as the scenario wants it: with hostile texts, or without the id of a created template. */
export async function applyFault(id: OperationId, response: Response, { hostileText, templateWithoutId }: Scenario): Promise<Response> {
  const dropsId = templateWithoutId && id === 'createOrderTemplate';
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  if (!isJson || (!hostileText && !dropsId)) return response;
  let body: unknown = await response.json();
  if (hostileText) body = withHostileTexts(body);
  if (dropsId && typeof body === 'object' && body !== null) body = { ...body, id: undefined };
  return Response.json(body, { status: response.status });
}

function withHostileTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHostileTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && textFields.has(key) ? `${part} ${hostile}` : withHostileTexts(part),
    ]),
  );
}
