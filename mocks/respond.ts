import { faker } from '@faker-js/faker';
import { getResponse, type HttpHandler } from 'msw';
import type { Call, CallOf } from './call';
import { handlerModules } from './contract/handlerModules';
import { fileTypes } from './contract/operation';
import type { operations, OperationId } from './contract/operations';
import { contentDisposition } from './files/fileName';
import { problem } from './problems';
import { hashOf } from './seededRandom';

type HandlerName<Id extends OperationId> = `get${Capitalize<Id>}MockHandler`;

/** Content that the generated handler of a call accepts in place of random data. */
type Content<Id extends OperationId> = Exclude<
  Parameters<(typeof handlerModules)[HandlerName<Id>]>[0],
  ((...args: never) => unknown) | undefined
>;

/** A file with its name. */
export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

/** Answer of a call: content by its contract; a file has its name. */
export type Answer<Id extends OperationId> = (typeof operations)[Id]['answer'] extends keyof typeof fileTypes ? NamedFile : Content<Id>;

/** The answer of each call; without an entry it is random data by the contract. */
export type Handlers = { readonly [Id in OperationId]?: (call: CallOf<Id>) => Answer<Id> | Promise<Answer<Id>> };

/** The generated functions, and an entry of the table, as they are called here, where any call comes by. */
type MakeHandler = (resolver: () => unknown) => HttpHandler;
type MakeContent = () => unknown;
type Handle = (call: Call) => unknown;

const generated: Readonly<Record<string, unknown>> = handlerModules;

/** Made-up data repeat: they are drawn from method and address of each request, and their days count back from a fixed one. */
function madeUp({ route, request }: Call, makeContent: MakeContent): unknown {
  faker.seed(hashOf(`${request.method} ${new URL(request.url).pathname}`));
  faker.setDefaultRefDate('2025-11-21T08:00:00Z');
  const content = makeContent();
  return content instanceof Blob ? ({ file: content, name: route.id } satisfies NamedFile) : content;
}

/** Answers a call by its entry in the table, through its generated handler, which knows status and type. An entry refuses by throwing. */
export async function respond(handlers: Handlers, call: Call): Promise<Response> {
  const { route, request, language } = call;
  const { answer } = route.operation;
  const name = `get${route.id.charAt(0).toUpperCase()}${route.id.slice(1)}`;
  const makeContent = generated[`${name}ResponseMock`] as MakeContent | undefined;
  // The call was read by the schemas that make it the one that this entry takes.
  const handle = (handlers[route.id] as Handle | undefined) ?? ((unanswered) => makeContent && madeUp(unanswered, makeContent));
  const makeHandler = generated[`${name}MockHandler`] as MakeHandler;
  const headers = new Headers();
  const handler = makeHandler(async () => {
    const content = await handle(call);
    if (answer !== 'pdf' && answer !== 'excel') return content;
    const { file, name: fileName } = content as NamedFile;
    // Generated handlers send every file but PDFs as mere bytes, and without a name.
    headers.set('Content-Type', fileTypes[answer]);
    headers.set('Content-Disposition', contentDisposition(fileName));
    return file;
  });
  const response = (await getResponse([handler], request)) ?? problem('unknownCall', language);
  for (const [header, value] of headers) response.headers.set(header, value);
  return response;
}
