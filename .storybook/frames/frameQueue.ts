/** So many frames load at a time: each is a shop of its own, and a dozen at once keep all of them waiting. */
const limit = 3;
/** A frame that says nothing for so long lets the next one begin. */
const patience = 60_000;

const waiting: (() => void)[] = [];
let running = 0;

function next(): void {
  while (running < limit) {
    const begin = waiting.shift();
    if (!begin) return;
    running += 1;
    begin();
  }
}

/**
 * Waits for a turn to load.
 *
 * @param begin called with what ends the turn, once
 * @returns takes the place in the queue back, or ends the turn
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
    setTimeout(done, patience);
    begin(done);
  };
  waiting.push(start);
  next();
  return () => {
    if (hasBegun) done();
    else waiting.splice(waiting.indexOf(start), 1);
  };
}
