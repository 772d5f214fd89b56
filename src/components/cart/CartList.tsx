import { Fragment, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { CartGroup } from '../../domain/cartGroup';
import { splitSingles } from '../../kit/list/singles';
import type { WindowedListHandle } from '../../kit/list/itemFocus';
import { WindowedList } from '../../kit/list/WindowedList';
import { amountListAttribute } from '../quantity/amountFocus';
import { CartGroupHeading } from './CartGroupHeading';
import styles from './CartList.module.css';

/** A group of the cart as its list shows it. */
export type CartListGroup = Pick<CartGroup, 'key' | 'categoryName'> & {
  /** `entry`: all lines as they were put in, which need no heading. */
  readonly kind: CartGroup['kind'] | 'entry';
  /** Skus of its lines, in the order of the cart; those of lines that can be brought back are among them. */
  readonly skus: readonly string[];
  /** How many lines it has, without those that can be brought back. */
  readonly lineCount: number;
};

/** Above so many lines only those near the window are in the page. */
const windowedAbove = 50;
/** Heights of headings and rows in pixels before they are measured. */
const estimated = { heading: 28, line: 57 } as const;

interface CartListProps {
  /** The groups in their order, none of them empty. */
  groups: readonly CartListGroup[];
  /** Draws the row of a sku: a line, or the place where one was; with its category, where no heading says it. */
  renderLine(sku: string, category: string | undefined): ReactNode;
  /** Gives the keyboard to lines by their sku, where only those near the window are in the page. */
  handle?: Ref<WindowedListHandle> | undefined;
}

type Entry =
  | { readonly kind: 'heading'; readonly key: string; readonly group: Headed }
  | { readonly kind: 'line'; readonly key: string; readonly sku: string; readonly category: string | undefined };

/**
 * The lines of the cart in their groups (P§4 "Cart groups"). Categories of one line each stand together at the end, where each line says its
 * own: with a heading for each, half of the list would be headings. Long carts are windowed: their rows come as they are scrolled to.
 */
export function CartList({ groups: all, renderLine, handle }: CartListProps) {
  const { groups, categoryOf } = joined(all);
  const rowCount = groups.reduce((count, { skus }) => count + skus.length, 0);
  const isWindowed = rowCount > windowedAbove;
  // Where all lines are there the browser brings them into view by itself.
  useImperativeHandle(isWindowed ? undefined : handle, () => ({ focus: focusSoon }), []);
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

/** After the press that has led here, which may give its own field the keyboard. */
const focusSoon: WindowedListHandle['focus'] = (_key, selector) =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());

const isSingle = ({ kind, skus, categoryName }: CartListGroup): boolean =>
  kind === 'category' && (skus.length === 1 || categoryName === undefined);

/** The groups with those of a single line joined at the end, and what the lines of the joined one would have had as their heading. */
function joined(all: readonly CartListGroup[]): { groups: readonly CartListGroup[]; categoryOf: ReadonlyMap<string, string> } {
  const { kept, singles } = splitSingles(all, isSingle);
  const categoryOf = new Map(
    singles.flatMap(({ categoryName, skus }) => (categoryName === undefined ? [] : skus.map((sku) => [sku, categoryName] as const))),
  );
  if (singles.length === 0) return { groups: all, categoryOf };
  const others: CartListGroup = {
    key: 'others',
    // Beside nothing else there is nothing that they are the rest of.
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
