// What makes a browser test pass or fail by how busy the machine is: answers that take milliseconds, limits of a test's own, sleeping.

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
            'A busy machine loses the race against a latency. Hold the call (getCart=held) and release it: shop.release in journeys, releaseCalls in stories.',
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

/** True for what is tried again until it passes: the function of `expect(…).toPass()` and of `expect.poll`. */
const isTriedAgain = ({ parent }) =>
  parent?.type === 'CallExpression' &&
  ((parent.callee.name === 'expect' && parent.parent?.type === 'MemberExpression' && parent.parent.property.name === 'toPass') ||
    (parent.callee.object?.name === 'expect' && parent.callee.property.name === 'poll'));

/** How long a test waits stands in one place, for a machine that others use too; its own limit is too short there, or hides what is slow. */
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
        tell(node, "A limit of a test's own", 'Wait with the usual one; a short probe stands in what toPass or expect.poll tries again.');
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        if (callee.property.name === 'waitForTimeout') tell(node, 'Sleeping', 'Wait for what is to be seen, or for shop.settled().');
        if (callee.object.name === 'test' && ['slow', 'setTimeout'].includes(callee.property.name))
          tell(node, "A test's own time", 'Make the test shorter, or two of it.');
      },
    };
  },
};
