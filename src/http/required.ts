import { RequiredParameterError } from './errors';

/**
 * The first statement of every generated call: refuses the call when a required parameter is null or undefined (C§5 missing parameter).
 * Empty strings, zero and false are values.
 *
 * @param operation operationId, named in the message
 * @param parameters the required parameters by name, in the order in which they are checked
 * @throws RequiredParameterError for the first one that is missing
 */
export function requireParameters(operation: string, parameters: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === undefined) throw new RequiredParameterError(operation, name);
  }
}
