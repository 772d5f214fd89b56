import { useSyncExternalStore } from 'react';
import { keepDeviceText, readDeviceText } from './deviceText';
import type { KeptSchema } from './draft';
import { parseKept } from './keptJson';

/** Something that this device keeps as JSON beyond the tab; whose it is stands in its name. */
export interface DeviceDraft<Value> {
  /** The value as it is kept; the same object until that changes. */
  read(): Value;
  /** Keeps a value; nothing at all where it is undefined. */
  keep(value: Value | undefined): void;
  /** Hears when it changes, also in another tab. */
  subscribe(listener: () => void): () => void;
}

const drafts = new Map<string, DeviceDraft<unknown>>();

function makeDraft<Value>(name: string, schema: KeptSchema<Value>): DeviceDraft<Value> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const ofOtherTab = ({ key }: StorageEvent) => {
    if (key === name || key === null) tell();
  };
  let known: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    read: () => {
      const text = readDeviceText(name);
      if (known?.text !== text || !known) known = { text, value: schema(parseKept(text)) };
      return known.value;
    },
    keep: (value) => {
      keepDeviceText(name, value === undefined ? null : JSON.stringify(value));
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', ofOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', ofOtherTab);
      };
    },
  };
}

/**
 * What this device keeps under a name, which `docs/kept.md` lists, as {@link draft} does for a tab. Everybody who asks for a name is given
 * the same, so that all hear of a change.
 *
 * @param schema reads what was kept; the same for each name
 */
export function deviceDraft<Value>(name: string, schema: KeptSchema<Value>): DeviceDraft<Value> {
  const kept = (drafts.get(name) as DeviceDraft<Value> | undefined) ?? makeDraft(name, schema);
  drafts.set(name, kept);
  return kept;
}

/** The value of a draft, and each later one. */
export function useDeviceDraft<Value>(kept: DeviceDraft<Value>): Value {
  return useSyncExternalStore(kept.subscribe, kept.read);
}
