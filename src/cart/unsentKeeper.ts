import type { ShoppingCart } from '../gen/models';
import { awaitsLogin, hasSignedOut } from '../session/currentSession';
import type { CartWriter } from './cartWriter';
import { allMayBeDone, readUnsent, resumed, unsentText, UnsentStore, type UnsentChanges } from './unsentChanges';

/** What the keeper needs of the world around it. */
export interface UnsentPorts {
  readonly writer: CartWriter;
  /** The server's cart as last heard. */
  serverCart(): ShoppingCart | undefined;
  /** Hands changes to the other tabs: this page is going away with them. */
  handOn(changes: string): void;
}

/**
 * Keeps a copy of what the server has not confirmed in the tab, from the moment of the change on, and goes on with it after a reload or
 * for a tab that was closed: a change that was made is a change that is kept.
 */
export class UnsentKeeper {
  readonly #ports: UnsentPorts;
  readonly #store: UnsentStore;
  /** What an earlier page, or another tab, has left; waits for the server's cart, to be compared with it. */
  #left: UnsentChanges | undefined;
  #kept: UnsentChanges | undefined;
  #isGone = false;
  #hasBegun = false;

  constructor(cartName: string, ports: UnsentPorts) {
    this.#ports = ports;
    this.#store = new UnsentStore(cartName);
    this.#left = this.#store.holds ? this.#store.read() : undefined;
  }

  /** Somebody looks at the cart: what an earlier page has left is taken up as soon as the server's cart is known. */
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

  /** The page may be going away: everything unconfirmed is sent, and handed to the other tabs in case that this comes to nothing. */
  leave(): void {
    this.#isGone = true;
    this.#kept = undefined;
    if (this.#ports.writer.hasPending) this.#keep();
  }

  /** The page has come back from the browser's back/forward cache. */
  comeBack(): void {
    this.#isGone = false;
  }

  /** Goes on with what a tab had to leave that was closed or reloaded. */
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
    const { clears, lineChanges } = resumed(this.#left, cart);
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
    // After the session has ended by itself it waits for the login; without a network nothing is sent that could be done.
    const isSent = this.#isGone && !awaitsLogin();
    const changes = isSent && !writer.isHeld ? allMayBeDone(unconfirmed) : unconfirmed;
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
