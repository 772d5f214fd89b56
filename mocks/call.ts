import type { infer as Infer, ZodType } from 'zod';
import type { DemoUser } from './demoUsers';
import type { Language } from './language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { operations, OperationId } from './contract/operations';
import type { Route } from './contract/route';
import type { schemaModules } from './contract/schemaModules';
import { problem, type ProblemDetail } from './problems';
import type { ProblemCode } from './problemTexts';
import type { Scenario } from './scenario';
import { findCustomer, type CustomerRecord } from './world/customers';

/** One call of the contract on its way to its handler: caller and input, already checked. */
export interface Call {
  readonly route: Route;
  readonly request: Request;
  readonly language: Language;
  readonly scenario: Scenario;
  readonly cookies: ReadonlyMap<string, string>;
  /** The caller; undefined for a visitor. */
  readonly user: DemoUser | undefined;
  /** The tenant that the path names, else the user's, else the cookie's. */
  readonly tenant: TenantCode | undefined;
  /** The customer that the call names, else undefined. */
  readonly customer: CustomerRecord | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Type of a checked value: optional fields are omitted, and never undefined. */
type Exact<Value> = Value extends readonly (infer Item)[]
  ? Exact<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Exact<Exclude<Value[Key], undefined>> }
    : Value;

/** Type that a call's generated schema parses; unknown if the contract has none. */
type Part<Id extends OperationId, Ending extends string> =
  SchemasOf<Id> extends Readonly<Record<`${Capitalize<Id>}${Ending}`, infer Schema extends ZodType>> ? Exact<Infer<Schema>> : unknown;

type SchemasOf<Id extends OperationId> = Awaited<ReturnType<(typeof schemaModules)[(typeof operations)[Id]['tag']]>>;

/** A certain call of the contract, with all that it carries read by the generated schemas. */
export interface CallOf<Id extends OperationId> extends Call {
  readonly params: Part<Id, 'Params'>;
  readonly query: Part<Id, 'QueryParams'>;
  readonly body: (typeof operations)[Id]['body'] extends 'text' ? string : Part<Id, 'Body'>;
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

/** The customers of a call's tenant that its user may act for. */
export function customersOf(call: Call): CustomerRecord[] {
  const tenant = tenantOf(call);
  return userOf(call).customerIds.flatMap((customerId) => findCustomer(tenant, customerId) ?? []);
}

/** True if the user of a call sees products under the number that all tenants share (P§6 number of all tenants). */
export function seesCrossTenantId(call: Call): boolean {
  return userOf(call).flags.includes('displayCrossTenantProductId');
}
