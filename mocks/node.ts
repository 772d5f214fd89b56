import { setupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from './backend';

/** A backend inside this process, for tests that run in Node: every fetch of the process meets it. */
export interface NodeBackend {
  readonly backend: Backend;
  /** Begins to answer; a request that isn't meant for the backend fails. */
  start(): void;
  /** Stops answering. */
  stop(): void;
}

/** Makes a backend that answers the fetches of this process. */
export function createNodeBackend(options: BackendOptions = {}): NodeBackend {
  const backend = createBackend(options);
  const server = setupServer(...backend.handlers);
  return {
    backend,
    start: () => server.listen({ onUnhandledFrame: 'error' }),
    stop: () => server.close(),
  };
}
