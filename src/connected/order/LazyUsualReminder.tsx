import type { ComponentProps } from 'react';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { UsualReminder as Reminder } from './UsualReminder';

const UsualReminder = lazyComponent(async () => (await Promise.all([import('./UsualReminder'), addTexts('companion')]))[0].UsualReminder, {
  failure: 'silent',
});

/** What the customer usually orders and may have forgotten, fetched after what the page itself needs; left out where it can't be fetched. */
export function LazyUsualReminder(props: ComponentProps<typeof Reminder>) {
  return UsualReminder.useWhenIdle() && <UsualReminder {...props} />;
}
