import { expect, test, vi } from 'vitest';
import { hearTrouble, tellTrouble, type Trouble } from './trouble';

test('what happened before somebody listens is heard, two hundred at most, then everything, until nobody listens any more', () => {
  // Tests share their modules: what went wrong in one before isn't of this page.
  hearTrouble(() => undefined)();
  for (let number = 0; number < 205; number++) tellTrouble({ kind: 'call', operation: String(number) });
  const hear = vi.fn<(trouble: Trouble) => void>();
  const end = hearTrouble(hear);
  expect(hear.mock.calls.map(([{ operation }]) => operation)).toEqual(Array.from({ length: 200 }, (_, number) => String(number)));
  tellTrouble({ kind: 'chunk' });
  expect(hear).toHaveBeenLastCalledWith({ kind: 'chunk' });
  end();
  tellTrouble({ kind: 'worker' });
  expect(hear).toHaveBeenCalledTimes(201);
});
