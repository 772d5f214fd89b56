import type { LocalDate } from '#domain/text/calendar.ts';
import { freshState, isState, type State } from './state';

/** Storage of a state, and the locking of its users. */
export interface Persistence {
  /** The kept state as text; undefined when there is none. */
  read(): string | undefined;
  /** Stores a state. `version` is the result of {@link version} from now on. */
  write(text: string, version: string): void;
  /** Changes with every `write`, also by another tab; undefined when nothing is kept. */
  version(): string | undefined;
  /** Waits until earlier writes of other tabs can be read here. */
  arrived(): Promise<void>;
  /** Runs something that changes the state, alone. */
  alone<Result>(change: () => Promise<Result>): Promise<Result>;
}

/** A state with its persistence. Reading is cheap; changes go through {@link change}. */
export interface Store {
  /** The state as it is now, whichever tab has changed it: as far as that has {@link arrived}. */
  current(): State;
  /** Waits until earlier changes of other tabs can be read here. */
  arrived(): Promise<void>;
  /**
   * Runs an action that may change the state, exclusively, and stores the change. If the action fails or `isGood` rejects its result,
   * the state is unchanged.
   */
  change<Result>(action: () => Promise<Result>, isGood?: (result: Result) => boolean): Promise<Result>;
  /** Throws everything away that was changed, but for the sessions: a signed-on user stays so. */
  reset(): Promise<void>;
}

/** Opens a store. `today` is asked when a state is made again. */
export function openStore(persistence: Persistence, today: () => LocalDate): Store {
  let state: State | undefined;
  let known: string | undefined;
  /** While a change is going on, memory is the truth and nothing is read from outside. */
  let changing = false;

  function current(): State {
    const version = persistence.version();
    if (!state || (!changing && version !== known)) {
      state = readState(persistence) ?? freshState(today());
      known = version;
    }
    return state;
  }

  function keep(): void {
    const kept = current();
    kept.version += 1;
    known = `${kept.seededOn}/${kept.version}/${Math.random().toString(36).slice(2)}`;
    persistence.write(JSON.stringify(kept), known);
  }

  return {
    current,
    arrived: () => persistence.arrived(),
    change: (action, isGood = () => true) =>
      persistence.alone(async () => {
        await persistence.arrived();
        current();
        changing = true;
        let good = false;
        try {
          const result = await action();
          good = isGood(result);
          return result;
        } finally {
          if (good) keep();
          else state = undefined;
          changing = false;
        }
      }),
    reset: () =>
      persistence.alone(async () => {
        state = { ...freshState(today()), sessions: current().sessions };
        changing = true;
        keep();
        changing = false;
      }),
  };
}

function readState(persistence: Persistence): State | undefined {
  try {
    const value: unknown = JSON.parse(persistence.read() ?? 'null');
    return isState(value) ? value : undefined;
  } catch {
    return undefined; // a text that is no JSON, written by other code
  }
}
