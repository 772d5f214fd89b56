// The shop's own lint rules: money is never a binary float, colours stand in the tenants' tokens only, and words in the messages.
import formatjs from 'eslint-plugin-formatjs';

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
        message: `${what} makes a binary float, and cents get lost in it. Calculate with decimal.js (src/domain/money) and show with formatPrice.`,
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

/** formatjs' rule without its one mistake: the blank that the formatter writes as `{' '}` at the end of a line is no word. */
const noWordsInJsx = {
  meta: wordsInJsx.meta,
  create: (context) =>
    wordsInJsx.create(
      Object.create(context, {
        report: { value: (problem) => String(problem.node.value).trim() === '' || context.report(problem) },
      }),
    ),
};

export default {
  meta: { name: 'shop' },
  rules: { 'no-float-money': noFloatMoney, 'no-colour-literal': noColourLiteral, 'no-words-in-jsx': noWordsInJsx },
};
