import { readFileSync } from 'node:fs';
import { PolicyError, type TenantServices } from './policy.ts';

/**
 * The tracking services of a tenant, from a file or a running shop.
 *
 * @param place a file with an answer of `/v1/tools`, or the https address of that call
 * @throws PolicyError if the shop answers with something else; errors of reading the file
 */
export async function readTenantServices(place: string): Promise<TenantServices> {
  if (!/^https?:\/\//.test(place)) return JSON.parse(readFileSync(place, 'utf8')) as TenantServices;
  const answer = await fetch(place, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(10_000) }).catch(
    (error: unknown) => {
      throw new PolicyError(`${place} can't be reached: ${String(error)}`);
    },
  );
  const services: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (typeof services !== 'object' || services === null)
    throw new PolicyError(`${place} answers with ${answer.status} instead of a tenant's services`);
  return services;
}
