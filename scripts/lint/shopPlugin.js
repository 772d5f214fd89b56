// The shop's own lint rules: money is never a binary float, colours are in the tenants' tokens only, words in the messages, comments
// and names are plain, and no browser test depends on the machine's load.
import formatjs from 'eslint-plugin-formatjs';
import { boundNames, commentBeginnings, noOwnWords } from './plainWords.js';
import { noLatency, noTimeLimit } from './timing.js';

const moneyName = /price|total|sum\b|sum[A-Z]|money|discount|bonus|msrp|rawValue|factor/i;
const colourLiteral = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(\s*[\d.]/i;

const nameOf = (node) => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return node.property.name ?? '';
  if (node?.type === 'CallExpression') return nameOf(node.callee);
  return '';
};

const noFloatMoney = {
  meta: { type: 'problem' },
  create(context) {
    const tell = (node, what) =>
      context.report({
        node,
        message: `${what} makes a binary float, which loses cents. Calculate with decimal.js (src/domain/money) and display with formatPrice.`,
      });
    return {
      CallExpression(node) {
        const callee = nameOf(node.callee);
        if (node.callee.type === 'MemberExpression' && callee === 'toFixed') tell(node, 'toFixed()');
        if (callee === 'parseFloat') tell(node, 'parseFloat()');
        if (node.callee.type === 'Identifier' && callee === 'Number' && moneyName.test(nameOf(node.arguments[0])))
          tell(node, 'Number() on money');
        if (node.callee.type === 'MemberExpression' && callee === 'toNumber' && moneyName.test(nameOf(node.callee.object)))
          tell(node, 'toNumber() on money');
      },
      UnaryExpression(node) {
        if (node.operator === '+' && moneyName.test(nameOf(node.argument))) tell(node, 'Unary + on money');
      },
    };
  },
};

const noColourLiteral = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && colourLiteral.test(text)) {
        context.report({
          node,
          message: "A colour literal. Colours come from the tenant's tokens: use a theme variable (src/themes/cssVariables.ts).",
        });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const wordsInJsx = formatjs.rules['no-literal-string-in-jsx'];

/** formatjs' rule without its one mistake: signs without a letter, such as the blank that the formatter writes as `{' '}`, are no words. */
const noWordsInJsx = {
  meta: wordsInJsx.meta,
  create: (context) =>
    wordsInJsx.create(
      Object.create(context, {
        report: { value: (problem) => !/\p{L}/u.test(String(problem.node.value ?? 'x')) || context.report(problem) },
      }),
    ),
};

/** Names of values that are words. */
const wordName = /^(?:name|text|title|caption|label|line|price|sku|tenant|message|number|count|displayedName|numberOf\w+)$/;
/** Calls that make words of something. */
const saying = /^format[A-Z]|Text$/;

/** A blank alone is left where it is by programs that translate. */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') ||
  (type === 'JSXExpressionContainer' && expression.type === 'Literal' && expression.value === ' ');

/**
 * Possible results of an expression in JSX: `message`, a text rendered by a component of its own; `words`; `value`, which may be
 * anything; `element`; `nothing`.
 */
const waysOf = (node) => {
  switch (node?.type) {
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return waysOf(node.expression);
    case 'ConditionalExpression':
      return [...waysOf(node.consequent), ...waysOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? [{ kind: 'nothing' }, ...waysOf(node.right)] : [...waysOf(node.left), ...waysOf(node.right)];
    case 'JSXText':
    case 'TemplateLiteral':
      return [{ kind: 'words', node }];
    case 'Literal':
      return [{ kind: ['string', 'number'].includes(typeof node.value) ? 'words' : 'nothing', node }];
    case 'CallExpression':
      return [{ kind: saying.test(nameOf(node.callee)) ? 'words' : 'value', node }];
    case 'Identifier':
    case 'MemberExpression':
      return [{ kind: nameOf(node) === 'undefined' ? 'nothing' : wordName.test(nameOf(node)) ? 'words' : 'value', node }];
    case 'JSXElement':
      return [{ kind: node.openingElement.name.name === 'FormattedMessage' ? 'message' : 'element', node }];
    case 'JSXFragment':
      // Its texts are parts of its parent.
      return node.children
        .filter((child) => !isBlank(child))
        .flatMap(waysOf)
        .map((way) => (way.kind === 'words' ? { ...way, kind: 'message' } : way));
    default:
      return [{ kind: 'value', node }];
  }
};

/** True if a part of an element is conditional, or changes. */
const comesAndGoes = (part) => {
  if (part.type !== 'JSXExpressionContainer') return false;
  const { expression } = part;
  if (expression.type === 'CallExpression') return ['map', 'flatMap'].includes(nameOf(expression.callee));
  if (!['LogicalExpression', 'ConditionalExpression'].includes(expression.type)) return false;
  const kinds = new Set(waysOf(part).map(({ kind }) => (kind === 'value' ? 'words' : kind)));
  return kinds.size > 1 || kinds.has('element');
};

/**
 * Programs that translate pages put each text into an element of their own. As soon as something is put before it, or it goes itself, React
 * looks for it where it no longer is, and the whole screen is lost. In an element of its own it stays where React has put it. A text that is
 * all that an element holds is no part that React looks for.
 */
const noLooseText = {
  meta: { type: 'problem', fixable: 'code' },
  create(context) {
    const wrapped = (node) => {
      const code = context.sourceCode.getText(node).trim();
      return node.type.startsWith('JSX') ? `<span>${code}</span>` : `<span>{${code}}</span>`;
    };
    const looseIn = (part, isAlone, isMoved) => {
      const ways = waysOf(part);
      if (!comesAndGoes(part)) return isMoved && ways.every(({ kind }) => kind === 'words' || kind === 'message') ? [part] : [];
      return ways.filter(({ kind }) => kind === 'message' || (kind === 'words' && !isAlone)).map(({ node }) => node);
    };
    const check = ({ type, children }) => {
      const parts = children.filter((part) => !isBlank(part));
      const isMoved = parts.some(comesAndGoes);
      const isAlone = type === 'JSXElement' && parts.length === 1;
      for (const node of parts.flatMap((part) => looseIn(part, isAlone, isMoved)))
        context.report({
          node,
          fix: (fixer) => fixer.replaceText(node, wrapped(node)),
          message:
            'A conditional text, or a text beside conditional content, needs an element of its own (<span>): otherwise the screen crashes where a browser translates the page.',
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** A story gets canvas and user from its context: one way only, and the panel shows its steps. */
const storyContext = {
  meta: { type: 'problem' },
  create(context) {
    const tell = (node, instead) =>
      context.report({ node, message: `Take ${instead} from the story's context: play: async ({ canvas, userEvent }) => …` });
    const isElement = (node) => nameOf(node) === 'canvasElement';
    return {
      CallExpression(node) {
        if (nameOf(node.callee) === 'within' && isElement(node.arguments[0])) tell(node, '`canvas`');
      },
      ImportSpecifier(node) {
        if (node.imported.name === 'userEvent' && node.parent.source.value === 'storybook/test') tell(node, '`userEvent`');
      },
    };
  },
};

export default {
  meta: { name: 'shop' },
  rules: {
    'story-context': storyContext,
    'no-loose-text': noLooseText,
    'no-float-money': noFloatMoney,
    'no-colour-literal': noColourLiteral,
    'no-words-in-jsx': noWordsInJsx,
    'plain-words': noOwnWords,
    'bound-names': boundNames,
    'comment-beginnings': commentBeginnings,
    'no-latency': noLatency,
    'no-time-limit': noTimeLimit,
  },
};
