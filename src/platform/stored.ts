import { parseKept } from './keptJson';
import { ownedKey, type DeviceKey, type TabKey, type TabMark } from './storedNames';
import { deviceStorage, tabStorage, type TextStorage } from './textStorage';

/** A value that the browser stores for a tab or on the device; its name says whose it is. No method throws. */
export interface StoredValue<Value, Kept = Value> {
  /** True if something is stored. */
  isKept(): boolean;
  /** The stored value; the same object until that changes. */
  read(): Value;
  /** Stores a value; undefined deletes it. */
  keep(value: Kept | undefined): void;
  forget(): void;
  /** Replaces the value stored at this moment, not the rendered one: another tab may have written. */
  change(next: (value: Value) => Kept | undefined): void;
  /** True if it outlives the page, i.e. the browser has not refused it. */
  isLasting(): boolean;
  /** Calls the listener when the value changes, also in another tab. */
  subscribe(listener: () => void): () => void;
}

/**
 * Parses stored JSON into a value. Its argument may be anything (`undefined` for nothing and for invalid JSON), since an older version
 * of the shop may have stored another format. It never throws.
 */
export type KeptSchema<Value> = (kept: unknown) => Value;

/** Conversion of a value from and to text. */
interface Format<Value, Kept> {
  parse(text: string | null): Value;
  print(value: Kept): string;
}

function storedValue<Value, Kept>(
  storage: TextStorage,
  nameOf: () => string,
  { parse, print }: Format<Value, Kept>,
): StoredValue<Value, Kept> {
  let known: { readonly text: string | null; readonly value: Value } | undefined;
  const read = () => {
    const text = storage.read(nameOf());
    if (known?.text !== text || !known) known = { text, value: parse(text) };
    return known.value;
  };
  const keep = (value: Kept | undefined) => storage.write(nameOf(), value === undefined ? null : print(value));
  return {
    isKept: () => storage.read(nameOf()) !== null,
    read,
    keep,
    forget: () => keep(undefined),
    change: (next) => keep(next(read())),
    isLasting: () => storage.isLasting(nameOf()),
    subscribe: (listener) =>
      storage.subscribe((name) => {
        if (name === null || name === nameOf()) listener();
      }),
  };
}

const values = new Map<string, { readonly schema: unknown; readonly value: StoredValue<unknown> }>();

/** One object for all calls with the same name and schema, so that a component gets the same value at each render. */
function shared<Value, Kept>(
  storage: TextStorage,
  key: string,
  nameOf: () => string,
  schema: KeptSchema<Value> | undefined,
  format: Format<Value, Kept>,
): StoredValue<Value, Kept> {
  const known = values.get(key);
  if (known && known.schema === schema) return known.value as StoredValue<Value, Kept>;
  const value = storedValue(storage, nameOf, format);
  values.set(key, { schema, value });
  return value;
}

const json = <Value, Kept>(schema: KeptSchema<Value>): Format<Value, Kept> => ({
  parse: (text) => schema(parseKept(text)),
  print: (value) => JSON.stringify(value),
});
const plain: Format<string | null, string> = { parse: (text) => text, print: (text) => text };

/**
 * A tab's JSON value for its user, through a reload and a forced sign-out. The owner is determined at each access.
 *
 * @param schema parses the stored value
 */
export function tabValue<Value, Kept = Value>(key: TabKey, schema: KeptSchema<Value>): StoredValue<Value, Kept> {
  return shared(tabStorage, key, () => ownedKey(key), schema, json<Value, Kept>(schema));
}

/** A tab's text for its user, as {@link tabValue}; null for none. */
export function tabText(key: TabKey): StoredValue<string | null, string> {
  return shared(tabStorage, key, () => ownedKey(key), undefined, plain);
}

/** A text of the tab that belongs to nobody and says nothing of a person. */
export function tabMark(name: TabMark): StoredValue<string | null, string> {
  return shared(tabStorage, name, () => name, undefined, plain);
}

/**
 * This device's JSON value, beyond the tab. All callers with the same name and schema share one object.
 *
 * @param schema parses the stored value
 */
export function deviceValue<Value>(key: DeviceKey, schema: KeptSchema<Value>): StoredValue<Value> {
  return shared(deviceStorage, key, () => key, schema, json<Value, Value>(schema));
}

/** This device's text, as {@link deviceValue}; null for none. */
export function deviceText(key: DeviceKey): StoredValue<string | null, string> {
  return shared(deviceStorage, key, () => key, undefined, plain);
}
