/** What orval has no option for, put into the text that it has generated. Each stops the generation where its place is gone. */

/** What a call cannot do without. */
export interface Requirements {
  /** Names of the required parameters in the path, as the contract writes them. */
  readonly path: readonly string[];
  /** The same of those in the query. */
  readonly query: readonly string[];
  /** Whether the call has to have a body. */
  readonly body: boolean;
}

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
const isWord = (name: string) => /^\w+$/.test(name);
const pair = (name: string, value: string) => (name === value ? name : `${isWord(name) ? name : `'${name}'`}: ${value}`);

/** The generated function of an operation, up to what its request is made of. */
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
  if (at < 0) throw new Error(`No place for: ${line}`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/**
 * Puts the check of the required parameters (C§5, C§8) in front of a generated call, as the first statement of its function. A call
 * without requirements stays as it is.
 *
 * @throws Error when the function is not there in the known form, or lacks an argument that it requires
 */
export function withRequiredCheck(text: string, operation: string, { path, query, body }: Requirements): string {
  const [, head, declaredArguments = ''] = callOf(operation).exec(text) ?? [];
  if (head === undefined)
    throw new Error(`The generated function of ${operation} has another form than the required-parameter check knows`);
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
 * Hands the transport the shape by which a call's answer is read, as an expression.
 *
 * @throws Error when the place in the function is gone
 */
export function withShape(text: string, operation: string, shape: string): string {
  const [, head, , request] = callOf(operation).exec(text) ?? [];
  if (head === undefined) throw new Error(`The generated function of ${operation} has no place for the shape of its answer`);
  return text.replace(`${head}${request}`, `${head}${request}    answer: { operation: '${operation}', shape: ${shape} },\n`);
}

/**
 * Gives a call for a file the type of what the transport makes of it.
 *
 * @throws Error when it answers with something else than a file
 */
export function withFileAnswer(text: string, operation: string): string {
  const typed = text.replace('): Promise<Blob> =>', '): Promise<FileAnswer> =>').replace('Request<Blob>(', 'Request<FileAnswer>(');
  if (typed.split('<FileAnswer>').length !== 3)
    throw new Error(`The generated function of ${operation} answers with something else than a file`);
  return typed;
}

/**
 * Has the checks of lists whose entries must differ really look.
 *
 * @param mark what ends the description of such a list
 * @returns the text, and how many checks were made
 * @throws Error when a mark is left that no check could be made of
 */
export function withUniqueChecks(text: string, mark: string): { readonly text: string; readonly made: number } {
  const parts = text.split(`${mark}')`);
  const check = `').refine((list) => new Set(list?.map((entry) => JSON.stringify(entry))).size === (list?.length ?? 0), 'Entries must differ')`;
  const checked = parts.join(check);
  if (checked.includes(mark)) throw new Error('A list is marked as one whose entries must differ, but no check could be made of it');
  return { text: checked, made: parts.length - 1 };
}
