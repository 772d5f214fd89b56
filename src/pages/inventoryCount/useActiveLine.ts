import { useState } from 'react';
import type { Addition } from './parts/CountPanel';
import {
  addedAmount,
  lineOfScan,
  productLineId,
  productOfGtin,
  withAmount,
  withLine,
  withoutAddition,
  withCountedProduct,
  withCountedScan,
  scannedAmount,
  withUnit,
  type Count,
  type CountedProduct,
  type CountLine,
} from '#domain/inventory/inventoryCount.ts';
import type { ScannedProduct } from '#domain/codes/scannedCode.ts';
import type { InventoryCounting } from '#ordering/inventoryCount.ts';

/** The line being counted: by id, or by barcode, since the look-up changes a line's id. */
type Active = { readonly id: string } | { readonly scanned: ScannedProduct };

/** The line being counted, and its actions. */
export interface ActiveLine {
  readonly line: CountLine | undefined;
  readonly addition: Addition | undefined;
  /** Changes with each count; input restarts with it. */
  readonly turn: number;
  /** Called with a scanned product code. */
  scan(scanned: ScannedProduct): void;
  /** Called with a picked product. */
  pick(product: CountedProduct): void;
  /** Called with a named item that the shop doesn't sell. */
  addOther(line: CountLine): void;
  open(id: string): void;
  close(): void;
  setAmount(amount: string): void;
  setUnit(unit: string): void;
  undo(): void;
  /** Remembers the amount and returns a function that restores it, for a scanner that typed over it. */
  mark(): () => void;
}

function lineOf(count: Count, what: Active | undefined): CountLine | undefined {
  if (!what) return undefined;
  return 'scanned' in what ? lineOfScan(count, what.scanned) : count.lines.find(({ id }) => id === what.id);
}

/** Initial amount of a scan or a press. */
const once = '1';

/** Counts one product after the other. A repeated product is added to its line, and each addition can be undone. */
export function useActiveLine(
  { view: { count }, current, change }: Pick<InventoryCounting, 'view' | 'current' | 'change'>,
  known: readonly CountedProduct[],
): ActiveLine {
  const [active, setActive] = useState<Active>();
  const [addition, setAddition] = useState<Addition>();
  const [turn, setTurn] = useState(0);
  const line = lineOf(count, active);
  const turnTo = (next: Active | undefined, added: Addition | undefined) => {
    setActive(next);
    setAddition(added);
    setTurn((before) => before + 1);
  };
  const add = (what: Active, before: CountLine | undefined, apply: (count: Count) => Count) => {
    change(apply);
    turnTo(what, { amount: once, before: before?.amount });
  };
  return {
    line,
    addition: line && addition,
    turn,
    scan: (scanned) => {
      const before = lineOfScan(current(), scanned);
      const found = before ? undefined : productOfGtin(known, scanned.gtin);
      change((now) => withCountedScan(now, scanned, found?.product));
      const after = lineOfScan(current(), scanned);
      turnTo({ scanned }, after && { amount: scannedAmount(after, scanned), before: before?.amount });
    },
    pick: (product) => {
      const unit = product.units[0]?.abbreviation ?? '';
      const id = productLineId(product.sku, unit);
      add({ id }, lineOf(current(), { id }), (now) => withCountedProduct(now, product, unit, once));
    },
    addOther: (other) => add({ id: other.id }, lineOf(current(), { id: other.id }), (now) => withLine(now, other)),
    open: (id) => turnTo({ id }, undefined),
    close: () => turnTo(undefined, undefined),
    setAmount: (amount) => {
      if (!line) return;
      const { id } = line;
      const total = addition?.before === undefined ? amount : addedAmount(addition.before, amount);
      change((now) => withAmount(now, id, total));
      if (addition) setAddition({ ...addition, amount });
    },
    setUnit: (unit) => {
      if (line?.kind !== 'product' || line.unit === unit) return;
      const { id, product } = line;
      const next = productLineId(product.sku, unit);
      if (addition) {
        const { amount } = addition;
        const before = lineOf(current(), { id: next })?.amount;
        change((now) => withCountedProduct(withoutAddition(now, id, amount), product, unit, amount));
        turnTo({ id: next }, { amount, before });
      } else {
        change((now) => withUnit(now, id, unit));
        turnTo({ id: next }, undefined);
      }
    },
    undo: () => {
      if (!line || !addition) return;
      const { id } = line;
      const { amount, before } = addition;
      change((now) => withoutAddition(now, id, amount));
      turnTo(before === undefined ? undefined : { id }, undefined);
    },
    mark: () => {
      const held = line;
      return () => {
        if (held) change((now) => withAmount(now, held.id, held.amount));
        turnTo(active, addition);
      };
    },
  };
}
