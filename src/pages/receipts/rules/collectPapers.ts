/** How documents are collected. */
export interface Collecting<File> {
  /** Keys of the documents, in their order. */
  readonly keys: readonly string[];
  /** Reads one; its failure leaves the others. */
  read(key: string): Promise<File>;
  /** Called for each that has arrived or failed; not after `stop`. */
  onFile(key: string, file: File): void;
  onFailure(key: string, error: unknown): void;
  /** Ends it: no further document is asked for. */
  readonly stop: AbortSignal;
  /** False if further calls are in vain, as without a network. */
  canGoOn(): boolean;
}

/** Documents that are asked for at the same time. */
const readsAtOnce = 3;

/**
 * Reads documents, three at a time. Resolves when each has arrived or failed; also early, if it is stopped, or if a failure shows that the
 * others would fail too. Never rejects.
 */
export async function collectPapers<File>({ keys, read, onFile, onFailure, stop, canGoOn }: Collecting<File>): Promise<void> {
  const waiting = [...keys];
  let isInVain = false;
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined && !stop.aborted && !isInVain; key = waiting.shift()) {
      try {
        // One after the other is meant: the number of such loops is the number of calls at once.
        // oxlint-disable-next-line no-await-in-loop
        const file = await read(key);
        if (!stop.aborted) onFile(key, file);
      } catch (error) {
        if (!stop.aborted) onFailure(key, error);
        isInVain ||= !canGoOn();
      }
    }
  };
  await Promise.all(Array.from({ length: readsAtOnce }, work));
}
