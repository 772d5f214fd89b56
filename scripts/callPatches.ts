/** Patches of orval's generated text that it has no option for. Each stops the generation if its place is missing. */

/** Required parameters of a call. */
export interface Requirements {
  /** Names of the required parameters in the path, as the contract writes them. */
  readonly path: readonly string[];
  /** The same of those in the query. */
  readonly query: readonly string[];
  /** True if the call must have a body. */
  readonly body: boolean;
}

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
const isWord = (name: string) => /^\w+$/.test(name);
const pair = (name: string, value: string) => (name === value ? name : `${isWord(name) ? name : `'${name}'`}: ${value}`);

/** The generated function of an operation, up to its request. */
const callOf = (operation: string) =>
  new RegExp(
    `(export const ${operation} = async \\(((?:(?!export const )[\\s\\S])*?)\\): Promise<[^{]*?> => \\{)((?:(?!export const )[\\s\\S])*?\\.\\.\\.options,\\n)`,
  );

/**
 * Puts an import in front of the others, once.
 *
 * @throws Error when the module has no import to put it before
 */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const at = text.search(/^import /m);
  if (at < 0) throw new Error(`Found no place to insert: ${line}`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/**
 * Puts the check of the required parameters (C§5 missing parameter, C§8 missing parameter) in front of a generated call, as the first
 * statement of its function. A call without requirements stays as it is.
 *
 * @throws Error when the function is not there in the known form, or lacks an argument that it requires
 */
export function withRequiredCheck(text: string, operation: string, { path, query, body }: Requirements): string {
  const [, head, declaredArguments = ''] = callOf(operation).exec(text) ?? [];
  if (head === undefined)
    throw new Error(
      `The generated function of ${operation} has an unexpected form: adapt the required-parameter check in scripts/callPatches.ts`,
    );
  const declared = [...declaredArguments.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map((match) => match[1] ?? '');
  const lost =
    path.map(camel).find((name) => !declared.includes(name)) ?? (query.length > 0 && !declared.includes('params') ? 'params' : undefined);
  const bodyArgument = declared.findLast((name) => !['params', 'options'].includes(name) && !path.map(camel).includes(name));
  if (lost !== undefined || (body && bodyArgument === undefined))
    throw new Error(`The generated function of ${operation} has no argument ${lost ?? 'for its body'}`);
  const entries = [
    ...path.map((name) => pair(name, camel(name))),
    ...query.map((name) => pair(name, `params?.${isWord(name) ? name : `['${name}']`}`)),
    ...(body && bodyArgument !== undefined ? [bodyArgument] : []),
  ];
  return entries.length === 0 ? text : text.replace(head, `${head}\n  requireParameters('${operation}', { ${entries.join(', ')} });`);
}

/**
 * Passes the transport the shape of a call's answer, as an expression.
 *
 * @throws Error if the place in the function is missing
 */
export function withShape(text: string, operation: string, shape: string): string {
  const [, head, , request] = callOf(operation).exec(text) ?? [];
  if (head === undefined)
    throw new Error(`The generated function of ${operation} has an unexpected form: the shape of its answer could not be added`);
  return text.replace(`${head}${request}`, `${head}${request}    answer: { operation: '${operation}', shape: ${shape} },\n`);
}

/**
 * Sets the return type of a call for a file to the transport's.
 *
 * @throws Error if it doesn't answer with a file
 */
export function withFileAnswer(text: string, operation: string): string {
  const typed = text.replace('): Promise<Blob> =>', '): Promise<FileAnswer> =>').replace('Request<Blob>(', 'Request<FileAnswer>(');
  if (typed.split('<FileAnswer>').length !== 3) throw new Error(`The generated function of ${operation} does not return a file`);
  return typed;
}

/**
 * Implements the checks of lists with unique entries.
 *
 * @param mark end of the description of such a list
 * @returns the text, and the number of checks
 * @throws Error for a mark that couldn't be turned into a check
 */
export function withUniqueChecks(text: string, mark: string): { readonly text: string; readonly made: number } {
  const parts = text.split(`${mark}')`);
  const check = `').refine((list) => new Set(list?.map((entry) => JSON.stringify(entry))).size === (list?.length ?? 0), 'Entries must differ')`;
  const checked = parts.join(check);
  if (checked.includes(mark)) throw new Error('A list with uniqueItems could not be given its check');
  return { text: checked, made: parts.length - 1 };
}
