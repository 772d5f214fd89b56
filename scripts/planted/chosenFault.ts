import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Id of the fault that is switched on; empty for none. */
    planted: string;
  }
}

// Before a test's modules are loaded: some work things out then.
Object.assign(globalThis, { __planted: inject('planted') });
