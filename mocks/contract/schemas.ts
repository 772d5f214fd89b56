import type { ZodType } from 'zod';
import type { OperationId } from './operations';
import { operations } from './operations';
import { schemaModules } from './schemaModules';

/** Schemas of one call, where the contract has them. */
export interface CallSchemas {
  readonly path: ZodType | undefined;
  readonly query: ZodType | undefined;
  readonly header: ZodType | undefined;
  readonly body: ZodType | undefined;
  /** Schema of the answer with a status. */
  answer(status: number): ZodType | undefined;
}

/** The generated schemas of a call. */
export async function schemasOf(id: OperationId): Promise<CallSchemas> {
  const load: () => Promise<object> = schemaModules[operations[id].tag];
  const found = (await load()) as Readonly<Record<string, ZodType>>;
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    path: found[`${name}Params`],
    query: found[`${name}QueryParams`],
    header: found[`${name}Header`],
    body: found[`${name}Body`],
    answer: (status) => found[`${name}${status}Response`],
  };
}
