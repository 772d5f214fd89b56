import type { infer as Infer, ZodType } from 'zod';
import type { DemoUser } from './demoUsers';
import type { Language } from './language';
import type { TenantCode } from '../src/domain/tenant';
import type { Route } from './contract/route';
import { fileName, type FileKind } from './files/fileName';
import { problem, type ProblemDetail } from './problems';
import type { ProblemCode } from './problemTexts';
import type { Scenario } from './scenarios';
import type { CustomerRecord } from './world/customers';

/** One call of the contract on its way to its handler: who asks for what, already checked. */
export interface Call {
  readonly route: Route;
  readonly request: Request;
  readonly language: Language;
  readonly scenario: Scenario;
  readonly cookies: ReadonlyMap<string, string>;
  /** Who asks; undefined for a visitor. */
  readonly user: DemoUser | undefined;
  /** The tenant that the path names, else the user's, else the cookie's. */
  readonly tenant: TenantCode | undefined;
  /** The customer that the call names, else undefined. */
  readonly customer: CustomerRecord | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What the generated handlers hand to a resolver, as far as it is looked at here. */
interface ResolverInfo {
  readonly request: Request;
}

const calls = new WeakMap<Request, Call>();

const fileNames = new WeakMap<Request, string>();

/** Gives the file that answers a call its name, in the language of the caller. */
export function nameFile({ request, language }: Call, kind: FileKind, values: Readonly<Record<string, string>>): void {
  fileNames.set(request, fileName(kind, language, values));
}

/** The name of the file that answers a request; undefined for answers that are none. */
export function fileNameOf(request: Request): string | undefined {
  return fileNames.get(request);
}

/** Keeps a call for the handler that gets its request. */
export function rememberCall(call: Call): void {
  calls.set(call.request, call);
}

/** The call that a resolver answers. */
export function callOf({ request }: ResolverInfo): Call {
  const call = calls.get(request);
  if (!call) throw new Error('The handlers of the mock backend only work behind backend.answer()');
  return call;
}

/** What a checked value is: fields that may be missing are missing, and never there with undefined. */
type Exact<Value> = Value extends readonly (infer Item)[]
  ? Exact<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Exact<Exclude<Value[Key], undefined>> }
    : Value;

/** The call's body, typed by the generated schema that it was checked with: `bodyOf<typeof SetCartItemBody>(call)`. */
export function bodyOf<Schema extends ZodType>({ body }: Call): Exact<Infer<Schema>> {
  return body as Exact<Infer<Schema>>;
}

/** The call's query, typed by the generated schema that it was checked with. */
export function queryOf<Schema extends ZodType>({ query }: Call): Exact<Infer<Schema>> {
  return query as Exact<Infer<Schema>>;
}

/** The call's path parameters, typed by the generated schema that they were checked with. */
export function paramsOf<Schema extends ZodType>({ params }: Call): Exact<Infer<Schema>> {
  return params as Exact<Infer<Schema>>;
}

/** Ends a call with a fault in the language of the caller; to be thrown. */
export function refuse({ language }: Pick<Call, 'language'>, code: ProblemCode, detail?: ProblemDetail): Response {
  return problem(code, language, detail);
}

/** The user of a call that needs one. */
export function userOf(call: Call): DemoUser {
  if (!call.user) throw refuse(call, 'tokenMissing');
  return call.user;
}

/** The tenant of a call that names one. */
export function tenantOf(call: Call): TenantCode {
  if (!call.tenant) throw refuse(call, 'unknownTenant', { field: 'tenant' });
  return call.tenant;
}

/** The customer of a call that names one. */
export function customerOf(call: Call): CustomerRecord {
  if (!call.customer) throw refuse(call, 'missingParameter', { field: 'customerId', values: { name: 'customerId' } });
  return call.customer;
}

/** Whether the user of a call sees products under the number that all tenants share (P§6). */
export function seesCrossTenantId(call: Call): boolean {
  return userOf(call).flags.includes('displayCrossTenantProductId');
}
