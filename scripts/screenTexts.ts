import { dirname } from 'node:path';
import ts from 'typescript';
import { importPath } from './importPath.ts';

/** One use of a text on a screen that did not ask for it. */
export interface MissingText {
  /** Its start: the folder of a screen, or the frame. */
  readonly from: string;
  /** The file that names the key. */
  readonly file: string;
  readonly key: string;
}

/** Inputs of the check. */
export interface TextSources {
  /** Files of `src` by their path from the root, with their text. */
  readonly files: ReadonlyMap<string, string>;
  /** Keys of the catalogue, each with the file of texts that holds it (`product-details`). */
  readonly areaOf: ReadonlyMap<string, string>;
  /** Files of texts by the bundle that they come with; `frame` is always there. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
}

/** Contents of one file: static imports, lazy imports with their bundles, and the keys that it names. */
interface ModuleTexts {
  readonly imports: readonly string[];
  readonly later: readonly { readonly file: string; readonly bundles: readonly string[] }[];
  readonly keys: readonly string[];
}

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);

/** The bundles that are asked for by `addTexts('…')` somewhere below a node. */
function bundlesAskedFor(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && ts.isIdentifier(child.expression) && child.expression.text === 'addTexts') {
      found.push(...child.arguments.filter((argument) => ts.isStringLiteral(argument)).map(({ text }) => text));
    }
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Types say which keys there could be; they show none. */
const isType = (node: ts.Node): boolean => ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function readModule(path: string, { files, areaOf }: TextSources): ModuleTexts {
  const imports: string[] = [];
  const later: { file: string; bundles: readonly string[] }[] = [];
  const keys: string[] = [];
  const resolve = (specifier: string): string | undefined => {
    const base = importPath(path, specifier);
    if (base === undefined) return undefined;
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => files.has(file));
  };
  const visit = (node: ts.Node, loader: ts.Node | undefined): void => {
    if (isType(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
      const named = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : undefined;
      const isForTypes = ts.isExportDeclaration(node)
        ? node.isTypeOnly
        : clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
          (clause !== undefined && !clause.name && named !== undefined && named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly));
      const specifier = node.moduleSpecifier;
      const file = !isForTypes && specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text) : undefined;
      if (file) imports.push(file);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const file = specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text) : undefined;
      if (file) later.push({ file, bundles: loader ? bundlesAskedFor(loader) : [] });
    }
    if (ts.isStringLiteralLike(node) && areaOf.has(node.text)) keys.push(node.text);
    // `order.source.${source}` may become any key that begins so.
    if (ts.isTemplateExpression(node) && node.head.text.endsWith('.'))
      keys.push(...[...areaOf.keys()].filter((key) => key.startsWith(node.head.text)));
    // Code and texts are requested together in one function: the outermost, as parts of it may be in functions of their own.
    node.forEachChild((child) => visit(child, loader ?? (isFunction(node) ? node : undefined)));
  };
  visit(
    ts.createSourceFile(
      path,
      files.get(path) ?? '',
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    undefined,
  );
  return { imports, later, keys };
}

/** The frame of all screens, whose own parts bring bundles of their own. */
const frameRoot = 'src/app/main.ts';

/** Bundles declared by screens: `texts: ['ordering', 'companion']`. */
function declaredBundles(text: string): string[] {
  const list = /^ {2}texts: \[(.*)\],$/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, bundle = '']) => bundle);
}

/**
 * Texts that a screen or a part of it names without having requested their bundle. All static imports of a screen count; lazy ones
 * count with the bundles that are fetched together with them.
 *
 * @throws Error if the frame or the pages can't be found, because then nothing would be checked
 */
export function missingTexts(sources: TextSources): MissingText[] {
  const { files, areaOf, bundles } = sources;
  const modules = new Map<string, ModuleTexts>();
  const moduleOf = (path: string): ModuleTexts => {
    const known = modules.get(path) ?? readModule(path, sources);
    modules.set(path, known);
    return known;
  };
  const found = new Map<string, MissingText>();
  const walk = (from: string, start: string, asked: readonly string[]): void => {
    const visited = new Set<string>();
    const visit = (path: string, had: readonly string[]): void => {
      const mark = `${path} ${had.toSorted().join()}`;
      if (visited.has(mark)) return;
      visited.add(mark);
      const { imports, later, keys } = moduleOf(path);
      const there = new Set(['frame', ...had].flatMap((bundle) => bundles[bundle] ?? []));
      for (const key of keys) if (!there.has(areaOf.get(key) ?? '')) found.set(`${from} ${path} ${key}`, { from, file: path, key });
      for (const file of imports) visit(file, had);
      for (const part of later) visit(part.file, [...new Set([...had, ...part.bundles])]);
    };
    visit(start, asked);
  };
  const pages = [...files.keys()].filter((path) => /^src\/pages\/\w+\/\w+(?:Page|Layout)\.tsx$/.test(path));
  if (pages.length === 0 || !files.has(frameRoot)) throw new Error('Found no page or no frame to check');
  walk('the frame', frameRoot, []);
  for (const page of pages) walk(page, page, declaredBundles(files.get(`${dirname(page)}/screen.ts`) ?? ''));
  return [...found.values()];
}
