/** Renders since the count began. */
export interface Renders {
  /** Components of all kinds. */
  components: number;
  /** Rows (`article`) in which anything was rendered, each as often as that happened. */
  rows: number;
  /** The same rows, each once. */
  distinctRows: number;
}

/** In the page: resets the count, and returns its start time. */
export function startCounting(): number {
  if (window.renders) Object.assign(window.renders, { components: 0, rows: 0, distinctRows: 0 });
  return performance.now();
}

/** In the page: the count so far; empty without counting. */
export function countSoFar(): Renders {
  return window.renders ?? { components: 0, rows: 0, distinctRows: 0 };
}

declare global {
  interface Window {
    renders?: Renders;
  }
}

/** The part of React's own record of a component that its developer tools read, too. */
interface Fiber {
  readonly flags: number;
  readonly tag: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/**
 * Runs in the page before everything else, so it must be self-contained. Counts React's renders as its developer tools do, so it works
 * in production builds, too. A component that didn't render keeps its record or has none of the new flags.
 */
export function countRenders(): void {
  const count: Renders = { components: 0, rows: 0, distinctRows: 0 };
  window.renders = count;
  const seen = new Set<unknown>();
  const performedWork = 1;
  /** Function, class, forwarded, memo and simple memo components. */
  const componentTags = new Set([0, 1, 11, 14, 15]);

  const rowAbove = (fiber: Fiber): unknown => {
    for (let above = fiber.return; above; above = above.return) if (above.type === 'article') return above.stateNode;
    return undefined;
  };
  // A row's own component is above its element, with only components between them.
  const rowBelow = (fiber: Fiber): unknown => {
    let below = fiber.child;
    while (below && componentTags.has(below.tag)) below = below.child;
    return below?.type === 'article' ? below.stateNode : undefined;
  };
  const visit = (fiber: Fiber, rows: Set<unknown>) => {
    const before = fiber.alternate;
    if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      count.components += 1;
      const row = rowAbove(fiber) ?? rowBelow(fiber);
      if (row !== undefined) rows.add(row);
    }
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, rows);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        const rows = new Set<unknown>();
        visit(root.current, rows);
        // The count was started over.
        if (count.rows === 0) seen.clear();
        for (const row of rows) seen.add(row);
        count.rows += rows.size;
        count.distinctRows = seen.size;
      },
    },
  });
}
