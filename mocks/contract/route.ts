import type { Operation } from './operation';
import { operations, type OperationId } from './operations';

/** A call of the contract that a request is meant for. */
export interface Route {
  readonly id: OperationId;
  readonly operation: Operation;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Literal segments come before parameters: the more literal of two paths wins, at the first segment in which they differ. */
function bySpecificity(a: Pattern, b: Pattern): number {
  return rankOf(a) < rankOf(b) ? -1 : 1;
}

function rankOf({ operation }: Pattern): string {
  return operation.path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? (segment.endsWith('}') ? '2' : '1') : '0'))
    .join('');
}

const patterns: readonly Pattern[] = (Object.entries(operations) as [OperationId, Operation][])
  .map(([id, operation]) => {
    const names: string[] = [];
    const source = operation.path.split(/(\{\w+\})/).map((part) => {
      if (!part.startsWith('{')) return part;
      names.push(part.slice(1, -1));
      return '([^/]+)';
    });
    return { id, operation, expression: new RegExp(`^${source.join('')}$`), names };
  })
  .sort(bySpecificity);

/** The call that a method and a path (without query) are meant for; undefined when the contract has none. */
export function findOperation(method: string, path: string): Route | undefined {
  const bare = path.replace(/\/+$/, '');
  for (const { id, operation, expression, names } of patterns) {
    if (operation.method !== method) continue;
    const match = expression.exec(bare);
    if (!match) continue;
    const params = decoded(names, match.slice(1));
    return params && { id, operation, params };
  }
  return undefined;
}

/** The methods that a path (without query) has calls for, in the contract's spelling; none for a path of no call. */
export function methodsOf(path: string): string[] {
  const bare = path.replace(/\/+$/, '');
  return [
    ...new Set(
      patterns
        .filter(({ expression, names }) => {
          const match = expression.exec(bare);
          return match && decoded(names, match.slice(1));
        })
        .map(({ operation }) => operation.method),
    ),
  ];
}

function decoded(names: readonly string[], values: readonly string[]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined; // URIError: an undecodable segment matches nothing
  }
}
