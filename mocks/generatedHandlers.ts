import { faker } from '@faker-js/faker';
import type { HttpHandler } from 'msw';
import { handlerModules } from './contract/handlerModules';
import { operations, type OperationId } from './contract/operations';
import { hashOf } from './seededRandom';

/** What the generated files have for each operation. */
type MakeHandler = (resolver?: (info: { readonly request: Request }) => unknown) => HttpHandler;
type MakeAnswer = () => unknown;

function generatedName(id: OperationId, ending: string): string {
  return `get${id.charAt(0).toUpperCase()}${id.slice(1)}${ending}`;
}

/**
 * The generated handlers of all operations, on which the backend stands. Their made-up data repeat: they are drawn anew
 * from method and address of each request, and their days count back from a fixed one.
 */
export const generatedHandlers: Readonly<Record<OperationId, HttpHandler>> = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => {
    const makeHandler = handlerModules[generatedName(id, 'MockHandler')] as MakeHandler | undefined;
    const makeAnswer = handlerModules[generatedName(id, 'ResponseMock')] as MakeAnswer | undefined;
    if (!makeHandler) throw new Error(`src/gen has no mock handler for ${id}`);
    if (!makeAnswer) return [id, makeHandler()];
    return [
      id,
      makeHandler(({ request }) => {
        faker.seed(hashOf(`${request.method} ${new URL(request.url).pathname}`));
        faker.setDefaultRefDate('2025-11-21T08:00:00Z');
        return makeAnswer();
      }),
    ];
  }),
) as Record<OperationId, HttpHandler>;
