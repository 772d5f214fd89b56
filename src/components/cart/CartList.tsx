import { Fragment, type ReactNode, type Ref } from 'react';
import type { CartGroup } from '../../domain/cartGroup';
import { WindowedList, type WindowedListHandle } from '../../kit/list/WindowedList';
import { amountListAttribute } from '../quantity/amountFocus';
import { CartGroupHeading } from './CartGroupHeading';
import styles from './CartList.module.css';

/** A group of the cart as its list shows it. */
export type CartListGroup = Pick<CartGroup, 'key' | 'kind' | 'categoryName'> & {
  /** Skus of its lines, in the order of the cart; those of lines that can be brought back are among them. */
  readonly skus: readonly string[];
  /** How many lines it has, without those that can be brought back. */
  readonly lineCount: number;
};

/** Above so many lines only those near the window are in the page. */
const windowedAbove = 50;
/** Heights of headings and rows in pixels before they are measured. */
const estimated = { heading: 76, line: 81 } as const;

interface CartListProps {
  /** The groups in their order, none of them empty. */
  groups: readonly CartListGroup[];
  /** Draws the row of a sku: a line, or the place where one was. */
  renderLine(sku: string): ReactNode;
  /** Brings a line into view by its sku, where only those near the window are in the page. */
  handle?: Ref<WindowedListHandle> | undefined;
}

type Entry =
  | { readonly kind: 'heading'; readonly key: string; readonly group: CartListGroup }
  | { readonly kind: 'line'; readonly key: string; readonly sku: string };

/** The lines of the cart in their groups (P§4 "Cart groups"). Long carts are windowed: their rows come as they are scrolled to. */
export function CartList({ groups, renderLine, handle }: CartListProps) {
  const rowCount = groups.reduce((count, { skus }) => count + skus.length, 0);
  if (rowCount > windowedAbove) {
    return (
      <div className={styles.windowed} {...{ [amountListAttribute]: '' }}>
        <WindowedList
          handle={handle}
          items={groups.flatMap(entriesOf)}
          keyOf={keyOf}
          heightOf={heightOf}
          isWholeOnPaper
          render={(entry) =>
            entry.kind === 'heading' ? (
              <div className={styles.heading}>
                <Heading group={entry.group} />
              </div>
            ) : (
              renderLine(entry.sku)
            )
          }
        />
      </div>
    );
  }
  return (
    <div className={styles.list} {...{ [amountListAttribute]: '' }}>
      {groups.map((group) => (
        <section key={group.key} className={styles.group} aria-labelledby={headingId(group)}>
          <Heading group={group} />
          {group.skus.map((sku) => (
            <Fragment key={sku}>{renderLine(sku)}</Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

function Heading({ group }: { group: CartListGroup }) {
  return <CartGroupHeading id={headingId(group)} kind={group.kind} categoryName={group.categoryName} lineCount={group.lineCount} />;
}

function entriesOf(group: CartListGroup): Entry[] {
  return [{ kind: 'heading', key: `heading:${group.key}`, group }, ...group.skus.map((sku): Entry => ({ kind: 'line', key: sku, sku }))];
}

const keyOf = ({ key }: Entry): string => key;
const heightOf = ({ kind }: Entry): number => estimated[kind];

function headingId({ key }: CartListGroup): string {
  return `cart-group-${key.replace(/[^\w-]/g, '-')}`;
}
