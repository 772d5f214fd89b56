import { refuse, type Call } from '../call';
import { findFair, type FairRecord } from '../world/fairs';

/** The fair of a code; 404 when there is none. */
export function fairOf(call: Call, code: string, field: string): FairRecord {
  const fair = findFair(code);
  if (!fair) throw refuse(call, 'notFound', { field });
  return fair;
}

/** The fair with a code, which must be active; 409 otherwise. */
export function activeFairOf(call: Call, code: string, field: string): FairRecord {
  const fair = fairOf(call, code, field);
  if (!fair.isActive || call.scenario.fairsInactive) throw refuse(call, 'fairInactive', { field, values: { code } });
  return fair;
}
