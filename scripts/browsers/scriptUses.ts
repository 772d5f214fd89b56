import { parse, type AnyNode, type CallExpression, type Identifier, type MemberExpression, type NewExpression, type Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { featureAt, namesBelow, type Feature } from './features.ts';
import { functionFeatures } from './styleFunctions.ts';

/** A file of a build. */
export interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

/** One place in a build that uses the platform. */
export interface Use {
  /** All features that the name may refer to: one if certain; several for a member of an object of unknown type. */
  readonly features: readonly Feature[];
  readonly file: string;
  /** Its source text, for messages. */
  readonly code: string;
  /** True if a fallback protects it: an earlier declaration, a prefixed twin, or an `@supports` around it. */
  readonly isHeld?: boolean;
}

/** ECMAScript version that all supported browsers can parse. */
const syntaxVersion = 2023;

/** Interfaces of global objects, by the objects' names. */
const globalObjects: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  visualViewport: 'VisualViewport',
};
const globalScopes: ReadonlySet<string> = new Set(['globalThis', 'self', 'window']);

/** The feature behind a global name. */
const globalFeature = (name: string) =>
  featureAt('javascript', 'builtins', name) ?? featureAt('api', name) ?? featureAt('api', 'Window', name);

/** The feature behind a member of a global object: `URL.canParse`, `navigator.locks`, `Intl.Segmenter`. */
const staticFeature = (object: string, name: string) =>
  featureAt('javascript', 'builtins', object, name) ??
  featureAt('api', object, `${name}_static`) ??
  featureAt('api', globalObjects[object] ?? '', name) ??
  (globalScopes.has(object) ? globalFeature(name) : undefined);

/** Members of all platform objects, by name. Static members aren't included, because instances don't have them. */
const members = new Map<string, Feature[]>();
function enter(...steps: string[]): void {
  for (const name of namesBelow(...steps)) {
    const feature = featureAt(...steps, name);
    if (feature && !/_static$|_event$|_parameter$|^@@/.test(name) && name !== steps.at(-1))
      members.set(name, [...(members.get(name) ?? []), feature]);
  }
}
for (const name of namesBelow('javascript', 'builtins')) enter('javascript', 'builtins', name);
for (const name of namesBelow('javascript', 'builtins', 'Intl')) enter('javascript', 'builtins', 'Intl', name);
for (const name of namesBelow('api')) enter('api', name);

const nameOf = ({ property, computed }: MemberExpression) =>
  !computed && property.type === 'Identifier'
    ? property.name
    : property.type === 'Literal' && typeof property.value === 'string'
      ? property.value
      : undefined;

const keyOf = (node: { readonly key: AnyNode; readonly computed: boolean }) =>
  !node.computed && node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : undefined;

/** Features behind the named options of a call: `fetch(…, { priority })`. */
function optionFeatures(called: readonly Feature[], call: CallExpression | NewExpression): Feature[][] {
  const names = call.arguments.flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []));
  return names.flatMap((property) => {
    const key = property.type === 'Property' ? keyOf(property) : undefined;
    if (key === undefined) return [];
    const found = called.flatMap(({ path }) => {
      const steps = path.split('.');
      return (
        featureAt(...steps, 'options_parameter', key) ??
        featureAt(...steps, 'options_parameter', `options_${key}_parameter`) ??
        featureAt(...steps, `options_${key}_parameter`) ??
        featureAt(...steps, `init_${key}_parameter`) ??
        []
      );
    });
    return found.length > 0 ? [found] : [];
  });
}

interface Parsed extends BuiltFile {
  readonly program: Program;
}

/** Names that a file declares or imports. */
function ownNames(program: Program): Set<string> {
  const names = new Set<string>();
  ancestor(program, {
    Pattern: (node) => node.type === 'Identifier' && names.add(node.name),
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => names.add(local.name)),
  });
  return names;
}

/**
 * Adds the members that a file defines on its own objects: `{ tools: … }`, `tools() {}`, `x.tools = …`. By name
 * alone, they can't be distinguished from the platform's.
 */
function ownMembers(program: Program, names: Set<string>): void {
  const add = (name: string | undefined) => name !== undefined && names.add(name);
  ancestor(program, {
    ObjectExpression: ({ properties }) => properties.forEach((property) => property.type === 'Property' && add(keyOf(property))),
    MethodDefinition: (node) => add(keyOf(node)),
    PropertyDefinition: (node) => add(keyOf(node)),
    AssignmentExpression: ({ left }) => left.type === 'MemberExpression' && add(nameOf(left)),
  });
}

/**
 * Uses of the platform in scripts. A member is identified by its name alone, unless its object is global. A name that
 * any script defines on its own objects doesn't count. Optional calls (`x.y?.()`) and `typeof x` aren't uses; style
 * functions in strings are.
 *
 * @param definesForAll true for a file whose members are polyfills of the platform's
 * @throws SyntaxError if a file has newer syntax than `syntaxVersion`
 */
export function scriptUses(files: readonly BuiltFile[], definesForAll: (path: string) => boolean = () => false): Use[] {
  const parsed = files.map((file): Parsed => {
    try {
      return { ...file, program: parse(file.text, { ecmaVersion: syntaxVersion, sourceType: 'module', allowHashBang: true }) };
    } catch (error) {
      throw new SyntaxError(`${file.path}: ${(error as Error).message}`, { cause: error });
    }
  });
  const own = new Set<string>();
  for (const { path, program } of parsed) if (!definesForAll(path)) ownMembers(program, own);
  return parsed.flatMap((file) => usesIn(file, own));
}

function usesIn({ path: file, text, program }: Parsed, ownMember: ReadonlySet<string>): Use[] {
  const uses: Use[] = [];
  const own = ownNames(program);
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !own.has(node.name);
  const need = (features: readonly (Feature | undefined)[], node: AnyNode) => {
    const known = features.filter((feature) => feature !== undefined);
    if (known.length > 0)
      uses.push({ features: known, file, code: text.slice(Math.max(0, node.start - 20), node.end + 20).replaceAll(/\s+/g, ' ') });
  };
  const featuresOf = (node: AnyNode): readonly Feature[] => {
    if (isGlobal(node)) return [globalFeature(node.name)].filter((feature) => feature !== undefined);
    if (node.type !== 'MemberExpression') return [];
    const name = nameOf(node);
    if (name === undefined) return [];
    if (isGlobal(node.object)) {
      const certain = staticFeature(node.object.name, name);
      if (certain) return [certain];
    }
    return ownMember.has(name) ? [] : (members.get(name) ?? []);
  };
  const called = (call: CallExpression | NewExpression) => {
    const { callee } = call;
    const constructed =
      call.type === 'NewExpression' && isGlobal(callee)
        ? (featureAt('javascript', 'builtins', callee.name, callee.name) ?? featureAt('api', callee.name, callee.name))
        : undefined;
    if (constructed) need([constructed], callee);
    for (const options of optionFeatures(constructed ? [constructed] : featuresOf(callee), call)) need(options, call);
  };
  ancestor(program, {
    Identifier: (node, _state, above) => {
      const parent = above.at(-2);
      if (isGlobal(node) && !(parent?.type === 'UnaryExpression' && parent.operator === 'typeof')) need(featuresOf(node), node);
    },
    MemberExpression: (node, _state, above) => {
      const parent = above.at(-2);
      const isAsked = parent?.type === 'CallExpression' && parent.callee === node && parent.optional;
      const isTypeOf = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
      if (!isAsked && !isTypeOf) need(featuresOf(node), node.property);
    },
    CallExpression: called,
    NewExpression: called,
    Literal: (node) => {
      if (typeof node.value === 'string') for (const feature of functionFeatures(node.value)) need([feature], node);
    },
    TemplateElement: (node) => {
      for (const feature of functionFeatures(node.value.raw)) need([feature], node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init || !isGlobal(init)) return;
      for (const property of id.properties) {
        const key = property.type === 'Property' ? keyOf(property) : undefined;
        if (key !== undefined) need([staticFeature(init.name, key)], property);
      }
    },
  });
  return uses;
}
