import { createBackend, type Backend, type BackendOptions } from './backend';

/** Several backends in one process, each with a state of its own, so that parallel tests don't meet. */
export interface Worlds {
  /**
   * The backend of a world; made when it is first named. Without a name the one that everybody shares.
   *
   * @param lead milliseconds that the clock of a new world is ahead of the machine's
   */
  backendOf(name: string | undefined, lead?: number): Backend;
}

const everybody = 'everybody';
/** Worlds that are kept; the one that was asked longest ago is forgotten first. */
const maxWorlds = 200;

/** Makes worlds, whose backends are all alike at first. */
export function openWorlds(options: BackendOptions): Worlds {
  const backends = new Map<string, Backend>();
  return {
    backendOf: (name = everybody, lead = 0) => {
      const isShifted = lead !== 0 && name !== everybody;
      const backend = backends.get(name) ?? createBackend(isShifted ? { ...options, now: () => new Date(Date.now() + lead) } : options);
      // A Map keeps its sequence: a used one moves to the end. The shared world is never dropped.
      backends.delete(name);
      backends.set(name, backend);
      const oldest = [...backends.keys()].find((candidate) => candidate !== everybody);
      if (backends.size > maxWorlds && oldest !== undefined) backends.delete(oldest);
      return backend;
    },
  };
}
