import { markUnkeptCount } from './countMark';
import { nothingKept, type CountStorage, type KeptCount } from './countStorage';
import { leftCount, resumed } from './leftCount';
import { newKey } from './newKey';

/** A change of what is kept. It is made more than once, of one thing on screen and maybe of another in the storage, and remembers nothing. */
export type CountChange = (kept: KeptCount) => KeptCount;

/** A count as its screen sees it. */
export interface CountView extends KeptCount {
  /** Whether it is known what this device has kept. */
  readonly isRead: boolean;
  /** Whether changes outlive the page. If not, they are there as long as it lives. */
  readonly isKept: boolean;
}

/** What a keeper needs of the world around it. */
export interface KeeperPorts {
  readonly storage: CountStorage;
  /** Tells the other tabs that something has changed. */
  tell(): void;
}

/**
 * Keeps a count on this device: what is changed shows at once, is stored one change after the other, and shows in the other tabs. What
 * isn't stored when the page is left, the next one goes on with. Where the browser refuses to store, the count goes on in memory and
 * says so.
 */
export class CountKeeper {
  readonly #key: string;
  readonly #ports: KeeperPorts;
  readonly #page = newKey();
  readonly #listeners = new Set<() => void>();
  #hasBegun = false;
  #updates = 0;
  #stored: KeptCount = nothingKept;
  #waiting: readonly CountChange[] = [];
  #view: CountView = { ...nothingKept, isRead: false, isKept: true };
  #work: Promise<void> = Promise.resolve();

  constructor(key: string, ports: KeeperPorts) {
    this.#key = key;
    this.#ports = ports;
  }

  get view(): CountView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what this device has, and what the page before has left in this tab. */
  begin(): Promise<void> {
    // Taken up twice, it would undo what has come in between.
    const left = this.#hasBegun ? undefined : leftCount(this.#key).read();
    this.#hasBegun = true;
    return left ? this.change((kept) => resumed(kept, left)) : this.readAgain();
  }

  /** The page is left: what isn't stored yet is left to the next one. */
  leave(): void {
    const { isRead, isKept, ...kept } = this.#view;
    if (this.#waiting.length > 0 && isRead && isKept)
      leftCount(this.#key).keep({ page: this.#page, storedBy: this.#stored.writtenBy, kept });
  }

  /** Reads what this device has, also after another tab has changed it. */
  readAgain(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        // What couldn't be stored here is not to be lost by what is stored.
        if (this.#view.isKept) this.#stored = await this.#ports.storage.read(this.#key);
        this.#show({ isRead: true });
      } catch {
        this.#show({ isRead: true, isKept: false });
      }
    });
  }

  /** Changes the count: at once on screen, and then in the storage. Resolves when it is stored, or known not to be. */
  change(change: CountChange): Promise<void> {
    this.#waiting = [...this.#waiting, change];
    this.#show({});
    return this.#inTurn(() => this.#store());
  }

  /** Stores all changes that wait, in one go. */
  async #store(): Promise<void> {
    const changes = this.#waiting;
    // The turn before has taken this one along.
    if (changes.length === 0) return;
    const apply = (kept: KeptCount) => changes.reduce((before, change) => change(before), kept);
    const finish = (stored: KeptCount, isKept: boolean) => {
      this.#stored = stored;
      this.#waiting = this.#waiting.slice(changes.length);
      this.#show({ isRead: true, isKept });
    };
    try {
      const { isKept } = this.#view;
      const writtenBy = `${this.#page}/${(this.#updates += 1)}`;
      const update = (kept: KeptCount) => ({ ...apply(isKept ? kept : this.#stored), writtenBy });
      finish(await this.#ports.storage.update(this.#key, update), true);
      // Also for a page that came back: it has gone on by itself.
      if (this.#waiting.length === 0) leftCount(this.#key).forget();
      this.#ports.tell();
    } catch {
      finish(apply(this.#stored), false);
      markUnkeptCount(this.#stored.count.lines.length > 0);
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work);
    return this.#work;
  }

  #show(facts: Partial<Pick<CountView, 'isRead' | 'isKept'>>): void {
    const { isRead, isKept } = { ...this.#view, ...facts };
    const kept = this.#waiting.reduce((before, change) => change(before), this.#stored);
    this.#view = { ...kept, isRead, isKept };
    for (const listener of this.#listeners) listener();
  }
}
