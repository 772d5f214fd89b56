import ts from 'typescript';

/** What orval has no option for, put into the text of the calls that it has generated. Each stops the generation where its place is gone. */

/** What a call cannot do without. */
export interface Requirements {
  /** Names of the required parameters in the path, as the contract writes them. */
  readonly path: readonly string[];
  /** The same of those in the query. */
  readonly query: readonly string[];
  /** Whether the call has to have a body. */
  readonly body: boolean;
}

/** What a call tells the transport of itself besides its request. */
export interface CallMarks {
  /** Whether a screen waits for the answer. */
  readonly isRead: boolean;
  /** Expression of the shape by which the answer is read; undefined where it is passed on as it comes. */
  readonly shape: string | undefined;
  /** Whether the answer is a file. */
  readonly isFile: boolean;
  /** Whether a 401 stays with the screen that asked. */
  readonly keepsUnauthorized: boolean;
}

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
const isWord = (name: string) => /^\w+$/.test(name);
const pair = (name: string, value: string) => (name === value ? name : `${isWord(name) ? name : `'${name}'`}: ${value}`);

const headOf = (operation: string) =>
  new RegExp(`export const ${operation} = async \\(((?:(?!export const )[\\s\\S])*?)\\): Promise<[^{]*?> => \\{`);

/** Whether a generated module holds the function of an operation. */
export function holdsCall(text: string, operation: string): boolean {
  return text.includes(`export const ${operation} = async (`);
}

/**
 * Puts the required-parameter check (C§5, C§8) in front of a generated call, as the first statement of its function. A call without
 * requirements stays as it is.
 *
 * @throws Error when the function is not there in the known form, or lacks an argument that it requires
 */
export function withRequiredCheck(text: string, operation: string, { path, query, body }: Requirements): string {
  const head = headOf(operation).exec(text);
  if (!head) throw new Error(`The generated function of ${operation} has another form than the required-parameter check knows`);
  const declared = [...(head[1] ?? '').matchAll(/(?:^|,)\s*(\w+)\??:/g)].map((match) => match[1] ?? '');
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
  if (entries.length === 0) return text;
  const end = head.index + head[0].length;
  return `${text.slice(0, end)}\n  requireParameters('${operation}', { ${entries.join(', ')} });${text.slice(end)}`;
}

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
 * Hands the transport what a call says of itself, and gives a call for a file the type of what the transport makes of it.
 *
 * @throws Error when the place in the function, or the type of a file's answer, is gone
 */
export function withMarks(text: string, operation: string, { isRead, shape, isFile, keepsUnauthorized }: CallMarks): string {
  const marks = [
    ...(isRead ? ['isRead: true'] : []),
    ...(isFile ? ['isFile: true'] : []),
    ...(keepsUnauthorized ? ['keepsUnauthorized: true'] : []),
    ...(shape === undefined ? [] : [`answer: { operation: '${operation}', shape: ${shape} }`]),
  ];
  if (marks.length === 0) return text;
  const call = new RegExp(`export const ${operation} = async \\((?:(?!export const )[\\s\\S])*?\\n {4}\\.\\.\\.options,\\n`);
  const found = call.exec(text);
  if (!found) throw new Error(`The generated function of ${operation} has no place for what it tells the transport`);
  let own = found[0];
  if (isFile) {
    own = own.replace('): Promise<Blob> =>', '): Promise<FileAnswer> =>').replace('Request<Blob>(', 'Request<FileAnswer>(');
    if (own.split('<FileAnswer>').length !== 3)
      throw new Error(`The generated function of ${operation} answers with something else than a file`);
  }
  const end = found.index + found[0].length;
  return `${text.slice(0, found.index)}${own}${marks.map((mark) => `    ${mark},\n`).join('')}${text.slice(end)}`;
}

/**
 * Takes out the guards with which orval makes a query with a missing parameter wait for ever, in silence. The contract wants an error
 * that names it: whoever has no parameter yet says `enabled: false` or `skipToken` openly.
 *
 * @returns the text, and how many guards it had
 * @throws Error when a guard is left in another form
 */
export function withoutSilentGuards(text: string): { readonly text: string; readonly dropped: number } {
  let dropped = 0;
  const open = text.replace(/\benabled: (?:\w+ !== (?:null|undefined)(?: && )?)+, ?/g, () => {
    dropped += 1;
    return '';
  });
  const left = /\benabled: .*/.exec(open);
  if (left) throw new Error(`A generated query waits in a way that is not known: ${left[0]}`);
  return { text: open, dropped };
}

/**
 * Has the checks of lists whose entries must differ really look.
 *
 * @param mark what ends the description of such a list
 * @returns the text, and how many checks were made
 * @throws Error when a mark is left that no check could be made of
 */
export function withUniqueChecks(text: string, mark: string): { readonly text: string; readonly made: number } {
  let made = 0;
  const checked = text.replaceAll(`${mark}')`, () => {
    made += 1;
    return `').refine((list) => new Set(list?.map((entry) => JSON.stringify(entry))).size === (list?.length ?? 0), 'Entries must differ')`;
  });
  if (checked.includes(mark)) throw new Error('A list is marked as one whose entries must differ, but no check could be made of it');
  return { text: checked, made };
}

/**
 * Takes out the hooks, for which orval has no switch: the shop reads by query options and writes by mutation options
 * (docs/decisions/030). What only the hooks need goes with them.
 *
 * @returns the text, and how many hooks it had
 * @throws Error when something of them is left
 */
export function withoutHooks(text: string): { readonly text: string; readonly dropped: number } {
  const file = ts.createSourceFile('calls.ts', text, ts.ScriptTarget.Latest);
  const dropped = new Set<string>();
  const kept: string[] = [];
  for (const statement of file.statements) {
    const name = nameOf(statement);
    if (name !== undefined && isHook.test(name)) dropped.add(name);
    else if (name !== 'withQueryKey' && !(ts.isTypeAliasDeclaration(statement) && ofHooks.test(statement.name.text)))
      kept.push(text.slice(statement.pos, statement.end));
  }
  const named = namesIn(kept.filter((statement) => !/^\s*import[\s{]/.test(statement)).join(''));
  const imports = kept.filter((statement) => /^\s*import[\s{]/.test(statement.replace(/^\s*\/\*\*[\s\S]*?\*\//, '')));
  const open = kept
    .map((statement) => (imports.includes(statement) ? withoutUnused(statement, named) : statement))
    .join('')
    .trimStart();
  const left = /\buse(?:Query|Mutation)\b|\bwithQueryKey\b/.exec(open);
  if (left) throw new Error(`Something of the hooks is left: ${left[0]}`);
  return { text: `${open}${text.slice(file.statements.at(-1)?.end ?? 0)}`, dropped: dropped.size };
}

const isHook = /^use[A-Z]/;

/** The types that orval makes for the hooks' results. */
const ofHooks = /(?:Query|Mutation)(?:Result|Error|Body)$/;

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const name = statement.declarationList.declarations[0]?.name;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

/** Every identifier that is used in a text, statement by statement without the names of its arguments; words in comments and strings are none. */
function namesIn(text: string): ReadonlySet<string> {
  const all = new Set<string>();
  for (const statement of ts.createSourceFile('calls.ts', text, ts.ScriptTarget.Latest).statements) {
    const names = new Set<string>();
    const own = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text);
      if ((ts.isParameter(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name)) own.add(node.name.text);
      ts.forEachChild(node, visit);
    };
    visit(statement);
    for (const name of names) if (!own.has(name)) all.add(name);
  }
  return all;
}

/** An import of only what is named; empty where that is nothing. */
function withoutUnused(line: string, named: ReadonlySet<string>): string {
  const names = /\{([\s\S]*)\}/.exec(line);
  if (!names?.[1]) return line;
  const all = names[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const used = all.filter((name) => named.has(name));
  if (used.length === all.length) return line;
  const head = /^\s*(\/\*\*[\s\S]*?\*\/)?/.exec(line)?.[0] ?? '';
  return used.length === 0 ? head : line.replace(names[0], `{\n  ${used.join(',\n  ')}\n}`);
}

/**
 * Takes a generated module of a whole tag apart, so that each operation becomes a module of its own: a screen then fetches the calls
 * that it makes, and not those of every screen that shares the tag.
 *
 * @param operations all operations of the tag
 * @returns the text of each operation's module
 * @throws Error when an export belongs to no operation
 */
export function splitByOperation(text: string, operations: readonly string[]): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('calls.ts', text, ts.ScriptTarget.Latest, true);
  const owners = new Map(
    operations.flatMap((operation) => {
      const capital = operation.charAt(0).toUpperCase() + operation.slice(1);
      const parts = ['Url', 'QueryKey', 'QueryOptions', 'MutationKey', 'MutationOptions'].map((part) => `get${capital}${part}`);
      return [operation, `${capital}MutationVariables`, ...parts].map((name) => [name, operation] as const);
    }),
  );
  const imports: string[] = [];
  const shared: string[] = [];
  const own = new Map<string, string[]>(operations.map((operation) => [operation, []]));
  for (const statement of file.statements) {
    const part = text.slice(statement.pos, statement.end);
    const name = ts.isTypeAliasDeclaration(statement) ? statement.name.text : nameOf(statement);
    const owner = name === undefined ? undefined : owners.get(name);
    if (ts.isImportDeclaration(statement)) imports.push(part.replace(/^\s*\/\*\*[\s\S]*?\*\//, ''));
    else if (owner !== undefined) own.get(owner)?.push(part);
    else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      throw new Error(`A generated export belongs to no operation: ${name ?? part.slice(0, 80)}`);
    else shared.push(part);
  }
  const head = /^\s*\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  return new Map(
    [...own].map(([operation, parts]) => {
      const calls = parts.join('');
      const used = shared.filter((part) => new RegExp(`\\b${/(?:type|const|function) (\w+)/.exec(part)?.[1] ?? ''}\\b`).test(calls));
      const body = [...used, ...parts].join('');
      const named = namesIn(body);
      const needed = imports.map((line) => withoutUnused(line, named)).filter((line) => line.trim() !== '');
      return [operation, `${head}${needed.join('')}${body}\n`];
    }),
  );
}
