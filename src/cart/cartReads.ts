interface Load {
  readonly number: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The reads of a cart that are wanted. They are numbered, so that an answer that was asked for before a change happened never
 * passes for one that knows of it.
 */
export class CartReads {
  #wanted = 0;
  #answered = 0;
  #loads: Load[] = [];

  /** Number of the newest read that is wanted; a request that starts now will answer it. */
  get newest(): number {
    return this.#wanted;
  }

  /** Whether a read is wanted and not answered. */
  get isDue(): boolean {
    return this.#wanted > this.#answered;
  }

  /** Wants a read that starts after now. */
  want(): number {
    this.#wanted += 1;
    return this.#wanted;
  }

  /** Waits for the read of a number, or a later one. */
  wait(number: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#loads.push({ number, resolve, reject });
    });
  }

  /** The cart was heard, as it was when the newest read had this number. */
  answered(number: number): void {
    for (const load of this.#close(number)) load.resolve();
  }

  /** The reads up to this number came to nothing and are not repeated by themselves. */
  failed(number: number, error: unknown): void {
    for (const load of this.#close(number)) load.reject(error);
  }

  #close(number: number): readonly Load[] {
    this.#answered = Math.max(this.#answered, number);
    const closed = this.#loads.filter((load) => load.number <= this.#answered);
    this.#loads = this.#loads.filter((load) => load.number > this.#answered);
    return closed;
  }
}
