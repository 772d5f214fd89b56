// Patterns that make a browser test depend on the machine's load: answers that take milliseconds, timeouts of its own, sleeping.

const latency = /(?:^|[\s,'"`}])latency=\d|=\d+ms\b/;
const slowScenario = /(?:^|,)\s*slow\s*(?:,|$)/;

/** An answer that takes milliseconds is a race between the machine and the test: a held one comes when the test says so. */
export const noLatency = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, text, isScenario) => {
      if (typeof text === 'string' && (latency.test(text) || (isScenario && slowScenario.test(text))))
        context.report({
          node,
          message:
            'A latency fails on a busy machine. Hold the call (getCart=held) and release it: shop.release in journeys, releaseCalls in stories.',
        });
    };
    const isScenario = ({ parent }) =>
      (parent?.type === 'Property' && parent.key.name === 'scenario') ||
      (parent?.type === 'CallExpression' && parent.callee.property?.name === 'setScenario');
    return {
      Literal: (node) => check(node, node.value, isScenario(node)),
      TemplateElement: (node) => check(node, node.value.raw, isScenario(node.parent)),
    };
  },
};

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** True for retried functions: the function of `expect(…).toPass()` and of `expect.poll`. */
const isTriedAgain = ({ parent }) =>
  parent?.type === 'CallExpression' &&
  ((parent.callee.name === 'expect' && parent.parent?.type === 'MemberExpression' && parent.parent.property.name === 'toPass') ||
    (parent.callee.object?.name === 'expect' && parent.callee.property.name === 'poll'));

/** Timeouts of tests are set in one place, for a machine that others use too; a test's own is too short there, or hides slow code. */
export const noTimeLimit = {
  meta: { type: 'problem' },
  create(context) {
    const tell = (node, what, instead) => context.report({ node, message: `${what} depends on how busy the machine is. ${instead}` });
    return {
      Property(node) {
        if ((node.key.name ?? node.key.value) !== 'timeout' || node.parent.type !== 'ObjectExpression') return;
        // The browser's own calls, in code that runs in the page.
        if (node.parent.parent?.callee?.name === 'requestIdleCallback') return;
        for (let outer = node.parent; outer; outer = outer.parent) if (isFunction(outer) && isTriedAgain(outer)) return;
        tell(node, 'A custom timeout', 'Use the default timeout; put a short probe into toPass or expect.poll.');
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        if (callee.property.name === 'waitForTimeout') tell(node, 'Sleeping', 'Wait for visible content, or for shop.settled().');
        if (callee.object.name === 'test' && ['slow', 'setTimeout'].includes(callee.property.name))
          tell(node, "A test's own time", 'Make the test shorter, or two of it.');
      },
    };
  },
};
