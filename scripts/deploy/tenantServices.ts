import { readFileSync } from 'node:fs';
import { PolicyError, type TenantServices } from './policy.ts';

/**
 * The tracking services of a tenant, out of a file or from a running shop.
 *
 * @param place a file with what `/v1/tools` answers, or the https address of that call
 * @throws PolicyError where the shop doesn't answer with them; what reading a file throws
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
    throw new PolicyError(`${place} answers with ${answer.status} and not with a tenant's services`);
  return services;
}
