import type { CountLine, Count } from '#domain/inventory/inventoryCount.ts';
import { candidatesOf, hasSentLines, inventoryOf, remainderOf, type CountIntent } from '#domain/inventory/countIntent.ts';
import type { Inventory, InventoryDetails, InventoryInput } from '#gen/models/index.ts';
import type { ResponseError } from '#http/errors.ts';
import type { KeptCount } from './countStorage';
import { isLost, isRefusal, lookupDelays } from './lostAnswer';

/** Result of an attempt to send a count. */
export type CountResult =
  /** The inventory exists, exactly once, and nothing else was counted. */
  | { readonly kind: 'sent'; readonly inventoryId: string }
  /**
   * An earlier attempt has arrived after all, and the count has changed since: `left` lines are unsent, and `lowered` lines are below
   * the inventory's amounts. Nothing was sent now.
   */
  | { readonly kind: 'sentBefore'; readonly inventoryId: string; readonly left: number; readonly lowered: number }
  /** There is nothing to send any more: another tab has sent it. */
  | { readonly kind: 'nothing' }
  /** Another tab is sending it. */
  | { readonly kind: 'elsewhere' }
  /** The server refused; there is no inventory of it. */
  | { readonly kind: 'refused'; readonly error: ResponseError }
  /** Nothing was sent. */
  | { readonly kind: 'notSent'; readonly error?: unknown }
  /** The answer got lost. `isChecked`: the inventories were read and don't have it. The next attempt looks first. */
  | { readonly kind: 'lost'; readonly isChecked: boolean; readonly error?: unknown };

/** Dependencies of sending. */
export interface CountPorts {
  create(body: InventoryInput): Promise<Inventory>;
  /** The customer's newest inventories. */
  newest(): Promise<readonly Inventory[]>;
  details(inventoryId: string): Promise<InventoryDetails>;
  /** The stored count, with all changes up to now. */
  read(): Promise<KeptCount>;
  /** Changes the stored count. Resolves when it is stored, or is known not to be. */
  change(change: (kept: KeptCount) => KeptCount): Promise<void>;
  withTabLock<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** The user's name as inventories show it. */
  readonly userName: string;
  /** Milliseconds since 1970. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

interface Look {
  readonly found: string | undefined;
  readonly isChecked: boolean;
}

/**
 * Sends a count exactly once, although the call isn't idempotent. Before a repetition, it checks the newest inventories for one with
 * the same user, place, comment and lines.
 */
export class CountSubmission {
  readonly #ports: CountPorts;
  #running: Promise<CountResult> | undefined;

  constructor(ports: CountPorts) {
    this.#ports = ports;
  }

  /** Sends the counted lines. A call during an attempt shares that attempt. */
  send(): Promise<CountResult> {
    return this.#alone(() => this.#attempt());
  }

  /** Result of a count that was sent before the page was loaded; `lost` while it is unknown, `nothing` if there is no such count. */
  lookUp(): Promise<CountResult> {
    return this.#alone(async () => {
      const { count, intent } = await this.#ports.read();
      if (!intent) return { kind: 'nothing' };
      const { found, isChecked } = await this.#look(intent, this.#pausesFor(intent));
      return found === undefined ? { kind: 'lost', isChecked } : this.#settled(intent, found, count);
    });
  }

  #alone(work: () => Promise<CountResult>): Promise<CountResult> {
    this.#running ??= this.#ports
      .withTabLock(work)
      .then((result) => result ?? ({ kind: 'elsewhere' } as const))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #attempt(): Promise<CountResult> {
    const { count, intent } = await this.#ports.read();
    if (intent) {
      const { found, isChecked } = await this.#look(intent, this.#pausesFor(intent));
      if (found !== undefined) return this.#settled(intent, found, count);
      if (!isChecked) return { kind: 'lost', isChecked };
    }
    if (count.lines.length === 0) return { kind: 'nothing' };
    return this.#send(count);
  }

  async #send(count: Count): Promise<CountResult> {
    const { create, change, now, userName } = this.#ports;
    const newest = await this.#newest();
    const body = inventoryOf(count);
    const intent: CountIntent = { startedAt: now(), before: newest?.map(({ id }) => id), createdBy: userName, body, lines: count.lines };
    await change((kept) => ({ ...kept, intent }));
    try {
      const { id } = await create(body);
      return await this.#settled(intent, id);
    } catch (error) {
      return this.#afterFailure(intent, error);
    }
  }

  async #afterFailure(intent: CountIntent, error: unknown): Promise<CountResult> {
    if (isRefusal(error)) {
      await this.#forgetIntent();
      return { kind: 'refused', error };
    }
    if (!isLost(error)) {
      await this.#forgetIntent();
      return { kind: 'notSent', error };
    }
    const { found, isChecked } = await this.#look(intent, lookupDelays());
    return found === undefined ? { kind: 'lost', isChecked, error } : this.#settled(intent, found);
  }

  #forgetIntent(): Promise<void> {
    return this.#ports.change((kept) => ({ ...kept, intent: undefined }));
  }

  /** The inventory exists: removes the sent lines from the count. */
  async #settled({ lines }: CountIntent, inventoryId: string, before?: Count): Promise<CountResult> {
    // Computed once: the change itself runs on screen and in the storage.
    const { count } = before ? { count: before } : await this.#ports.read();
    const { count: rest, lowered } = remainderOf(count, lines);
    await this.#ports.change((kept) => ({ count: withoutSent(kept, lines), intent: undefined }));
    return rest.lines.length + lowered === 0
      ? { kind: 'sent', inventoryId }
      : { kind: 'sentBefore', inventoryId, left: rest.lines.length, lowered };
  }

  #pausesFor({ startedAt }: CountIntent): readonly number[] {
    return lookupDelays(this.#ports.now() - startedAt);
  }

  async #look(intent: CountIntent, pauses: readonly number[]): Promise<Look> {
    let isChecked = false;
    for (const milliseconds of pauses) {
      if (milliseconds > 0) await this.#ports.pause(milliseconds);
      const look = await this.#lookOnce(intent);
      isChecked = look.isChecked;
      if (look.found !== undefined) return look;
    }
    return { found: undefined, isChecked };
  }

  async #lookOnce(intent: CountIntent): Promise<Look> {
    const newest = await this.#newest();
    if (!newest) return { found: undefined, isChecked: false };
    try {
      for (const { id } of candidatesOf(intent, newest)) {
        if (hasSentLines(intent.body, await this.#ports.details(id))) return { found: id, isChecked: true };
      }
      return { found: undefined, isChecked: true };
    } catch {
      return { found: undefined, isChecked: false };
    }
  }

  /** The newest inventories; undefined if they can't be read. */
  async #newest(): Promise<readonly Inventory[] | undefined> {
    try {
      return await this.#ports.newest();
    } catch {
      return undefined;
    }
  }
}

/** The stored count without the sent lines; idempotent. */
function withoutSent({ count, intent }: KeptCount, sent: readonly CountLine[]): Count {
  return intent === undefined ? count : remainderOf(count, sent).count;
}
