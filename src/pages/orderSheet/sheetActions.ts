import type { RefObject } from 'react';
import type { IntlShape } from 'react-intl';
import { countAges, type CountAge } from '#domain/inventory/stockOnHand.ts';
import type { PageActionList } from '#kit/page/pageAction.ts';
import { sheetOrders, type SheetOrder } from './rules/sheetOrder';

interface SheetActionsOptions {
  readonly order: SheetOrder;
  readonly setOrder: (order: SheetOrder) => void;
  /** Days that a count may be old; undefined if the list has no par. */
  readonly stockAge: CountAge | undefined;
  readonly setAge: (age: CountAge) => void;
  readonly onAdd: () => void;
  readonly addRef: RefObject<HTMLElement | null>;
  readonly onFill: () => void;
  /** Undefined if there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
}

/** Actions in the head of a sheet. */
export function sheetActions(
  intl: IntlShape,
  { order, setOrder, stockAge, setAge, onAdd, addRef, onFill, onClear }: SheetActionsOptions,
): PageActionList {
  return [
    {
      key: 'add',
      label: intl.formatMessage({ id: 'orderSheet.add' }),
      onPress: onAdd,
      ref: (element) => {
        addRef.current = element;
      },
    },
    {
      key: 'order',
      label: intl.formatMessage({ id: 'orderSheet.order.now' }, { order: intl.formatMessage({ id: `orderSheet.order.${order}` }) }),
      choices: sheetOrders.map((value) => ({
        key: value,
        label: intl.formatMessage({ id: `orderSheet.order.${value}` }),
        onPress: () => setOrder(value),
      })),
    },
    stockAge !== undefined && { key: 'fill', label: intl.formatMessage({ id: 'orderSheet.stock.fill' }), onPress: onFill },
    stockAge !== undefined && {
      key: 'age',
      label: intl.formatMessage({ id: 'orderSheet.stock.age' }, { days: stockAge }),
      choices: countAges
        .filter((days) => days !== stockAge)
        .map((days) => ({
          key: String(days),
          label: intl.formatMessage({ id: 'orderSheet.stock.age' }, { days }),
          onPress: () => setAge(days),
        })),
    },
    onClear && { key: 'clear', label: intl.formatMessage({ id: 'orderSheet.clear' }), onPress: onClear, isDestructive: true },
  ];
}
