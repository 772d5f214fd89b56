import { limits } from '#domain/text/limits.ts';

/** The cart engine's clock, replaced in tests. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Runs something once, later; the answer cancels it. */
  later(run: () => void, milliseconds: number): () => void;
}

/** Tracks lines with a request under way. A flag stays visible for at least 500 ms (P§4 cart item). */
export class OngoingLines {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #since = new Map<string, number>();
  readonly #stops = new Map<string, () => void>();

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** True if the line's flag is set. */
  has(sku: string): boolean {
    return this.#since.has(sku);
  }

  /** A request for the line starts. */
  start(sku: string): void {
    this.#stops.get(sku)?.();
    this.#stops.delete(sku);
    this.#since.set(sku, this.#clock.now());
  }

  /** The line's request has ended, well or not. */
  end(sku: string): void {
    const since = this.#since.get(sku);
    if (since === undefined || this.#stops.has(sku)) return;
    const rest = since + limits.spinnerMinimum - this.#clock.now();
    if (rest <= 0) {
      this.#since.delete(sku);
      return;
    }
    const stop = this.#clock.later(() => {
      this.#stops.delete(sku);
      this.#since.delete(sku);
      this.#onChange();
    }, rest);
    this.#stops.set(sku, stop);
  }
}
