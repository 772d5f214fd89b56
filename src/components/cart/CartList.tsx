import { Fragment, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { CartGroup } from '#domain/cart/cartGroup.ts';
import { splitSingles } from '#kit/list/groupOfOne.ts';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { WindowedList } from '#kit/list/WindowedList.tsx';
import { amountListAttribute } from '../quantity/amountFocus';
import { CartGroupHeading } from './CartGroupHeading';
import styles from './CartList.module.css';

/** A group of the cart as the list shows it. */
export type CartListGroup = Pick<CartGroup, 'key' | 'categoryName'> & {
  /** `entry`: all lines in the order of entry, without a heading. */
  readonly kind: CartGroup['kind'] | 'entry';
  /** Skus of its lines in cart order, including removed ones that can be restored. */
  readonly skus: readonly string[];
  /** Number of lines, without removed ones. */
  readonly lineCount: number;
};

/** Longer carts are windowed. */
const windowedAbove = 50;
/** Estimated heights in pixels before measuring. */
const estimated = { heading: 28, line: 57 } as const;

interface CartListProps {
  /** Groups in order; none may be empty. */
  groups: readonly CartListGroup[];
  /** Renders the row of a sku, a line or a removed one; with its category if no heading says it. */
  renderLine(sku: string, category: string | undefined): ReactNode;
  /** Focuses lines by sku, also in a windowed list. */
  handle?: Ref<WindowedListHandle> | undefined;
}

type Entry =
  | { readonly kind: 'heading'; readonly key: string; readonly group: Headed }
  | { readonly kind: 'line'; readonly key: string; readonly sku: string; readonly category: string | undefined };

/**
 * Lines of the cart by group (P§4 "Cart groups"). Categories of one line are joined at the end, where each line names
 * its own: a heading for each would double the list. Long carts are windowed.
 */
export function CartList({ groups: all, renderLine, handle }: CartListProps) {
  const { groups, categoryOf } = joined(all);
  const rowCount = groups.reduce((count, { skus }) => count + skus.length, 0);
  const isWindowed = rowCount > windowedAbove;
  // If all lines are rendered, the browser scrolls to the focused one itself.
  useImperativeHandle(isWindowed ? undefined : handle, () => wholeListHandle, []);
  if (isWindowed) {
    const entries = groups.flatMap((group) => entriesOf(group, categoryOf));
    const headOf = (place: number) => {
      const entry = entries.slice(0, place + 1).findLast(({ kind }) => kind === 'heading');
      return entry?.kind === 'heading' && <CartGroupHeading {...headingOf(entry.group)} />;
    };
    return (
      <div className={styles.windowed} {...{ [amountListAttribute]: '' }}>
        <WindowedList
          handle={handle}
          items={entries}
          keyOf={keyOf}
          heightOf={heightOf}
          isWholeOnPaper
          headOf={headOf}
          render={(entry) => (entry.kind === 'heading' ? <Heading group={entry.group} /> : renderLine(entry.sku, entry.category))}
        />
      </div>
    );
  }
  return (
    <div className={styles.list} {...{ [amountListAttribute]: '' }}>
      {groups.map((group) => (
        <section key={group.key} className={styles.group} {...(hasHeading(group) && { 'aria-labelledby': headingId(group) })}>
          {hasHeading(group) && (
            <div className={styles.sticky}>
              <Heading group={group} />
            </div>
          )}
          {group.skus.map((sku) => (
            <Fragment key={sku}>{renderLine(sku, categoryOf.get(sku))}</Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

let focusFrame = 0;

/** The handle while all lines are rendered. It waits for the end of the press, which may focus its own field. */
const wholeListHandle: WindowedListHandle = {
  focus: (_key, selector) => {
    focusFrame = requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  },
  cancelFocus: () => cancelAnimationFrame(focusFrame),
  isAwaitingFocus: () => false,
};

const isSingle = ({ kind, skus, categoryName }: CartListGroup): boolean =>
  kind === 'category' && (skus.length === 1 || categoryName === undefined);

/** The groups with single-line categories joined at the end, and the category of each joined line. */
function joined(all: readonly CartListGroup[]): { groups: readonly CartListGroup[]; categoryOf: ReadonlyMap<string, string> } {
  const { kept, singles } = splitSingles(all, isSingle);
  const categoryOf = new Map(
    singles.flatMap(({ categoryName, skus }) => (categoryName === undefined ? [] : skus.map((sku) => [sku, categoryName] as const))),
  );
  if (singles.length === 0) return { groups: all, categoryOf };
  const others: CartListGroup = {
    key: 'others',
    // "Other" needs something that it is other than.
    kind: kept.length === 0 ? 'entry' : 'category',
    categoryName: undefined,
    skus: singles.flatMap(({ skus }) => skus),
    lineCount: singles.reduce((count, { lineCount }) => count + lineCount, 0),
  };
  return { groups: [...kept, others], categoryOf };
}

type Headed = CartListGroup & { readonly kind: CartGroup['kind'] };

const hasHeading = (group: CartListGroup): group is Headed => group.kind !== 'entry';

function Heading({ group }: { group: Headed }) {
  return <CartGroupHeading id={headingId(group)} {...headingOf(group)} />;
}

const headingOf = ({ kind, categoryName, lineCount }: Headed) => ({ kind, categoryName, lineCount });

function entriesOf(group: CartListGroup, categoryOf: ReadonlyMap<string, string>): Entry[] {
  const lines = group.skus.map((sku): Entry => ({ kind: 'line', key: sku, sku, category: categoryOf.get(sku) }));
  return hasHeading(group) ? [{ kind: 'heading', key: `heading:${group.key}`, group }, ...lines] : lines;
}

const keyOf = ({ key }: Entry): string => key;
const heightOf = ({ kind }: Entry): number => estimated[kind];

function headingId({ key }: CartListGroup): string {
  return `cart-group-${key.replace(/[^\w-]/g, '-')}`;
}
