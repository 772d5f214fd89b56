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
  withProduct,
  withScan,
  scannedAmount,
  withUnit,
  type Count,
  type CountedProduct,
  type CountLine,
} from '../../domain/inventoryCount';
import type { ScannedProduct } from '../../domain/scannedCode';
import type { InventoryCounting } from '../../ordering/inventoryCount';

/** What is being counted: a line by its id, or by its barcode, whose line gets another id when it is looked up. */
type Active = { readonly id: string } | { readonly scanned: ScannedProduct };

/** The line that is being counted, and what can be done with it. */
export interface ActiveLine {
  readonly line: CountLine | undefined;
  readonly addition: Addition | undefined;
  /** Another one each time that something is counted; what is typed starts over with it. */
  readonly turn: number;
  /** A product's code was scanned. */
  scan(scanned: ScannedProduct): void;
  /** A product was picked. */
  pick(product: CountedProduct): void;
  /** Something that the shop doesn't sell was named. */
  addOther(line: CountLine): void;
  open(id: string): void;
  close(): void;
  setAmount(amount: string): void;
  setUnit(unit: string): void;
  undo(): void;
  /** Remembers how much is counted, and gives what brings it back: a scanner has typed over it. */
  mark(): () => void;
}

function lineOf(count: Count, what: Active | undefined): CountLine | undefined {
  if (!what) return undefined;
  return 'scanned' in what ? lineOfScan(count, what.scanned) : count.lines.find(({ id }) => id === what.id);
}

/** What one scan or one press counts at first. */
const once = '1';

/** Counts one thing after the other. What was counted before of the same is added to, and each addition can be taken back. */
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
      change((now) => withScan(now, scanned, found?.product));
      const after = lineOfScan(current(), scanned);
      turnTo({ scanned }, after && { amount: scannedAmount(after, scanned), before: before?.amount });
    },
    pick: (product) => {
      const unit = product.units[0]?.abbreviation ?? '';
      const id = productLineId(product.sku, unit);
      add({ id }, lineOf(current(), { id }), (now) => withProduct(now, product, unit, once));
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
        change((now) => withProduct(withoutAddition(now, id, amount), product, unit, amount));
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
