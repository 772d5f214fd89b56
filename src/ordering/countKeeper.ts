import { markUnkeptCount } from './countMark';
import { nothingKept, type CountStorage, type KeptCount } from './countStorage';
import { leftCount, withLeftCount } from './leftCount';
import { publisher } from '#platform/publisher.ts';
import { newKey } from './newKey';

/**
 * A change of the stored count. It may be applied several times, to the count on screen and to the one in the storage, so it must be
 * pure.
 */
export type CountChange = (kept: KeptCount) => KeptCount;

/** A count as its screen sees it. */
export interface CountView extends KeptCount {
  /** True once the device's storage has been read. */
  readonly isRead: boolean;
  /** True if changes outlive the page; otherwise they last as long as it does. */
  readonly isKept: boolean;
}

/** Dependencies of a keeper. */
export interface KeeperPorts {
  readonly storage: CountStorage;
  /** Notifies the other tabs of a change. */
  tell(): void;
}

/**
 * Stores a count on this device. Changes show at once, are written one after the other, and show in the other tabs. Changes not yet
 * written when the page is left are resumed by the next page. If the browser refuses to store, the count stays in memory and reports
 * that.
 */
export class CountKeeper {
  readonly #key: string;
  readonly #ports: KeeperPorts;
  readonly #page = newKey();
  readonly #changes = publisher();
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

  readonly subscribe = this.#changes.subscribe;

  /** Reads the device's count and the changes left in this tab by the previous page. */
  begin(): Promise<void> {
    // Applied twice, it would undo changes made in between.
    const left = this.#hasBegun ? undefined : leftCount(this.#key).read();
    this.#hasBegun = true;
    return left ? this.change((kept) => withLeftCount(kept, left)) : this.readAgain();
  }

  /** The page is left: hands unwritten changes to the next page. */
  leave(): void {
    const { isRead, isKept, ...kept } = this.#view;
    if (this.#waiting.length > 0 && isRead && isKept)
      leftCount(this.#key).keep({ page: this.#page, storedBy: this.#stored.writtenBy, kept });
  }

  /** Reads the device's count again, also after a change by another tab. */
  readAgain(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        // Changes that could not be stored here must not be lost by reading.
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
      // Also after a return from the back/forward cache: the page has written the left changes itself.
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
    this.#changes.publish();
  }
}
