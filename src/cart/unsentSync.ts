import type { ShoppingCart } from '#gen/models/index.ts';
import { awaitsLogin, hasSignedOut } from '#session/currentSession.ts';
import type { CartWriter } from './cartWriter';
import { markAllPossiblySent, readUnsent, remainingAfterReload, unsentText, UnsentStorage, type UnsentChanges } from './unsentChanges';

/** Dependencies of the keeper. */
export interface UnsentPorts {
  readonly writer: CartWriter;
  /** The server's cart as last read. */
  serverCart(): ShoppingCart | undefined;
  /** Hands changes to the other tabs: this page is going away with them. */
  handOn(changes: string): void;
}

/** Stores a copy of unconfirmed changes in the tab as soon as they are made, and resumes them after a reload or for a closed tab. */
export class UnsentSync {
  readonly #ports: UnsentPorts;
  readonly #store: UnsentStorage;
  /** Changes left by an earlier page or another tab, waiting to be compared with the server's cart. */
  #left: UnsentChanges | undefined;
  #kept: UnsentChanges | undefined;
  #isGone = false;
  #hasBegun = false;

  constructor(cartName: string, ports: UnsentPorts) {
    this.#ports = ports;
    this.#store = new UnsentStorage(cartName);
    this.#left = this.#store.holds ? this.#store.read() : undefined;
  }

  /** The cart has subscribers: resumes an earlier page's changes as soon as the server's cart is known. */
  begin(): void {
    this.#hasBegun = true;
    if (!this.#left) return;
    if (this.#ports.serverCart()) this.#resume();
    // The engine asks until it is answered.
    else this.#ports.writer.changedElsewhere();
  }

  /** Something has changed. */
  changed(): void {
    this.#resume();
    if (this.#ports.writer.hasPending) this.#keep();
    else if (this.#store.holds && !this.#left) this.#forget();
  }

  /** The page may be unloading: sends everything unconfirmed, and hands it to the other tabs in case the requests get lost. */
  leave(): void {
    this.#isGone = true;
    this.#kept = undefined;
    if (this.#ports.writer.hasPending) this.#keep();
  }

  /** The page was restored from the back/forward cache. */
  comeBack(): void {
    this.#isGone = false;
  }

  /** Resumes the changes of a tab that was closed or reloaded. */
  takeOver(text: string): void {
    const changes = readUnsent(text);
    if (!changes) return;
    this.#left = this.#left ? joined(this.#left, changes) : changes;
    this.#resume();
    this.#ports.writer.changedElsewhere();
  }

  #resume(): void {
    const { writer, serverCart } = this.#ports;
    const cart = this.#hasBegun && this.#left && serverCart();
    if (!this.#left || !cart) return;
    const { clears, lineChanges } = remainingAfterReload(this.#left, cart);
    this.#left = undefined;
    const newer = new Set(writer.unconfirmed.lineChanges.map(({ sku }) => sku));
    if (clears && newer.size === 0) writer.clear();
    const open = lineChanges.filter(({ sku }) => !newer.has(sku));
    if (open.length > 0) writer.enqueue(open);
    if (!writer.hasPending) this.#forget();
  }

  #keep(): void {
    const { writer, handOn } = this.#ports;
    const { unconfirmed } = writer;
    if (unconfirmed === this.#kept) return;
    this.#kept = unconfirmed;
    // After the end of the session the changes wait for the login; offline nothing can be sent.
    const isSent = this.#isGone && !awaitsLogin();
    const changes = isSent && !writer.isHeld ? markAllPossiblySent(unconfirmed) : unconfirmed;
    if (hasSignedOut()) {
      // Nothing of one user is there for the next.
      this.#store.forget();
    } else {
      this.#store.keep(this.#left ? joined(this.#left, changes) : changes);
      if (isSent) handOn(unsentText(changes));
    }
    if (isSent) writer.leave();
  }

  #forget(): void {
    this.#store.forget();
    this.#kept = undefined;
  }
}

/** Earlier changes with later ones, which count where both are about a line. */
function joined(earlier: UnsentChanges, later: UnsentChanges): UnsentChanges {
  if (later.clear) return later;
  const newer = new Set(later.lineChanges.map(({ sku }) => sku));
  return { ...earlier, lineChanges: [...earlier.lineChanges.filter(({ sku }) => !newer.has(sku)), ...later.lineChanges] };
}
