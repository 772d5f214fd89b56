import type { IntlShape } from 'react-intl';
import type { SheetSource } from './rules/sheetSource';

/** Title of a sheet; `name` is the template's, undefined while unknown. */
export function sheetTitle(intl: IntlShape, source: SheetSource, name: string | undefined): string {
  switch (source.kind) {
    case 'template':
      return name === undefined
        ? intl.formatMessage({ id: 'app.title.orderSheet' })
        : intl.formatMessage({ id: 'orderSheet.title.template' }, { name });
    case 'essence':
      return intl.formatMessage({ id: 'orderSheet.title.essence' });
    case 'orders':
      return intl.formatMessage({ id: 'orderSheet.title.orders' }, { count: source.count });
    case 'order':
      return intl.formatMessage({ id: 'orderSheet.title.order' }, { number: source.id });
  }
}
