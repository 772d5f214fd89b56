import { parseKept } from './keptJson';
import { getTabItem, removeTabItem, setTabItem, type TabKey } from './tabStorage';

/**
 * Makes a value of what was kept as JSON. It is given whatever there is (`undefined` for nothing, and for what is no JSON), since an older shop
 * may have kept something else, and never throws.
 */
export type KeptSchema<Value> = (kept: unknown) => Value;

/** Something that a tab keeps as JSON for its user, through a reload and a forced sign-out. */
export interface Draft<Value, Kept = Value> {
  /** Whether anything is kept. */
  isKept(): boolean;
  read(): Value;
  /** Keeps a value; nothing at all where it is undefined. */
  keep(value: Kept | undefined): void;
  forget(): void;
}

/**
 * What a tab keeps as JSON under a key for its user. Whose it is, is asked with each access.
 *
 * @param schema reads what was kept
 */
export function draft<Value, Kept = Value>(key: TabKey, schema: KeptSchema<Value>): Draft<Value, Kept> {
  const forget = () => removeTabItem(key);
  return {
    isKept: () => getTabItem(key) !== null,
    read: () => schema(parseKept(getTabItem(key))),
    keep: (value) => (value === undefined ? forget() : setTabItem(key, JSON.stringify(value))),
    forget,
  };
}
