import { generate, parse, walk, type Atrule, type CssNode, type Declaration, type List, type Rule } from 'css-tree';
import { featureAt, type Feature } from './features.ts';
import type { BuiltFile, Use } from './scriptUses.ts';
import { styleFunctions } from './styleFunctions.ts';

const unitGroups: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
];
const unitFeature = (unit: string) =>
  featureAt('css', 'types', 'length', unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit.toLowerCase());

/** Context of a node in a stylesheet. */
interface Place {
  readonly file: string;
  /** True within an `@supports` that tests for the features used in it. */
  readonly isHeld: boolean;
  /** The enclosing at-rule with descriptors of its own (`page`, `font-face`); empty without one. */
  readonly descriptorsOf: string;
}

const codeOf = (node: CssNode) => generate(node).slice(0, 120);

/** Features of a value: its functions, units and keywords. */
function valueFeatures(property: string, value: CssNode): Feature[] {
  const features: (Feature | undefined)[] = [];
  walk(value, (node) => {
    if (node.type === 'Function') features.push(featureAt('css', 'properties', property, node.name) ?? styleFunctions.get(node.name));
    if (node.type === 'Dimension') features.push(unitFeature(node.unit));
    if (node.type === 'Identifier') features.push(featureAt('css', 'properties', property, node.name));
  });
  return features.filter((feature) => feature !== undefined);
}

const isVariable = (property: string) => property.startsWith('--');
/** Vendor prefix. A prefixed declaration is meant only for browsers that know it. */
const prefix = /^-(?:webkit|moz|ms)-/;
const bare = (property: string) => property.replace(prefix, '');

/**
 * Uses of the platform in declarations. An unsupported value is safe after a supported one of the same property; an
 * unsupported property is safe beside a prefixed twin. `var()` is resolved too late to fall back, and a custom
 * property accepts any value.
 */
function declarationUses(declarations: readonly Declaration[], place: Place, needsMore: (feature: Feature) => boolean): Use[] {
  return declarations.flatMap((declaration, index): Use[] => {
    const { property, value } = declaration;
    if (prefix.test(property)) return [];
    const ofProperty = featureAt('css', 'at-rules', place.descriptorsOf, property) ?? featureAt('css', 'properties', property);
    const before = declarations.slice(0, index).filter((other) => bare(other.property) === bare(property));
    const isPlain = (other: Declaration) => !valueFeatures(other.property, other.value).some(needsMore);
    const isLate = isVariable(property) || /\bvar\(/.test(codeOf(value));
    const hasTwin = declarations.some((other) => other.property !== property && bare(other.property) === bare(property));
    const use = (features: readonly Feature[], isHeld: boolean): Use => ({
      features,
      file: place.file,
      code: codeOf(declaration),
      isHeld: place.isHeld || isHeld,
    });
    return [
      ...(ofProperty ? [use([ofProperty], hasTwin)] : []),
      ...valueFeatures(property, value).map((feature) => use([feature], !isLate && before.some(isPlain))),
    ];
  });
}

/** Features of a selector: pseudo-classes, pseudo-elements and nesting. */
function selectorFeatures(selector: CssNode): Feature[] {
  const features: (Feature | undefined)[] = [];
  walk(selector, (node) => {
    // Every engine accepts any pseudo-element with this prefix.
    const isTaken = node.type === 'PseudoElementSelector' && node.name.startsWith('-webkit-');
    if ((node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') && !isTaken)
      features.push(featureAt('css', 'selectors', node.name));
    if (node.type === 'NestingSelector') features.push(featureAt('css', 'selectors', 'nesting'));
  });
  return features.filter((feature) => feature !== undefined);
}

/** Uses of the platform in a rule's selectors. The path marks a list, because one unknown selector invalidates the whole list. */
function selectorUses({ prelude }: Rule, place: Place): Use[] {
  const features = selectorFeatures(prelude);
  const isList = prelude.type === 'SelectorList' && prelude.children.size > 1;
  return features.map((feature) => ({
    features: [isList ? { ...feature, path: `${feature.path} in a list` } : feature],
    file: place.file,
    code: codeOf(prelude),
    isHeld: place.isHeld,
  }));
}

/** Uses of the platform by an at-rule itself: its name, the features of its condition, and a page's margin box. */
function atRuleUses({ name, prelude }: Atrule, place: Place): Use[] {
  const features: (Feature | undefined)[] = [
    featureAt('css', 'at-rules', name) ?? featureAt('css', 'at-rules', place.descriptorsOf, `at_${name}`),
  ];
  if (prelude && name !== 'supports') {
    walk(prelude, (node) => {
      if (node.type === 'Feature') features.push(featureAt('css', 'at-rules', name, node.name));
      if (node.type === 'FeatureRange') features.push(featureAt('css', 'at-rules', name, 'range_syntax'));
      if (node.type === 'Function' && name === 'container')
        features.push(featureAt('css', 'at-rules', name, 'style_queries_for_custom_properties'));
    });
  }
  const code = `@${name} ${prelude ? codeOf(prelude) : ''}`;
  return features.flatMap((feature) => (feature ? [{ features: [feature], file: place.file, code, isHeld: place.isHeld }] : []));
}

/** True for an `@supports` that tests for the features used in it; one with `not` is for browsers that lack them. */
const asks = ({ name, prelude }: Atrule) => name === 'supports' && prelude !== null && !/^\s*not\b/.test(generate(prelude));

/**
 * Uses of the platform in stylesheets: at-rules, selectors, properties, and the keywords, functions and units of
 * values.
 *
 * @param needsMore true if a supported browser lacks the feature
 */
export function styleUses(files: readonly BuiltFile[], needsMore: (feature: Feature) => boolean): Use[] {
  const usesOf = (nodes: List<CssNode>, place: Place): Use[] => {
    const list = nodes.toArray();
    const declarations = list.filter((node): node is Declaration => node.type === 'Declaration');
    return [
      ...declarationUses(declarations, place, needsMore),
      ...list.flatMap((node) => {
        if (node.type === 'Rule') return [...selectorUses(node, place), ...usesOf(node.block.children, place)];
        if (node.type !== 'Atrule') return [];
        const isGroup = ['media', 'supports', 'container', 'layer'].includes(node.name);
        const inside = { ...place, isHeld: place.isHeld || asks(node), descriptorsOf: isGroup ? place.descriptorsOf : node.name };
        return [...atRuleUses(node, place), ...(node.block ? usesOf(node.block.children, inside) : [])];
      }),
    ];
  };
  return files.flatMap(({ path, text }) => {
    const sheet = parse(text, { parseCustomProperty: true });
    return sheet.type === 'StyleSheet' ? usesOf(sheet.children, { file: path, isHeld: false, descriptorsOf: '' }) : [];
  });
}
