/** Maximum number of frames that load at a time: each is a shop of its own, and a dozen at once delay all of them. */
const maxLoading = 3;
/** A frame that says nothing for so long lets the next one begin. */
const loadTimeoutMs = 60_000;

const waiting: (() => void)[] = [];
let running = 0;

function next(): void {
  while (running < maxLoading) {
    const begin = waiting.shift();
    if (!begin) return;
    running += 1;
    begin();
  }
}

/**
 * Waits for a turn to load.
 *
 * @param begin called with a function that ends the turn, once
 * @returns leaves the queue, or ends the turn
 */
export function queueForFrame(begin: (done: () => void) => void): () => void {
  let isOver = false;
  let hasBegun = false;
  const done = () => {
    if (isOver) return;
    isOver = true;
    running -= 1;
    next();
  };
  const start = () => {
    hasBegun = true;
    setTimeout(done, loadTimeoutMs);
    begin(done);
  };
  waiting.push(start);
  next();
  return () => {
    if (hasBegun) done();
    else waiting.splice(waiting.indexOf(start), 1);
  };
}
