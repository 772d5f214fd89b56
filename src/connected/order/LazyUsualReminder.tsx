import type { ComponentProps } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useSettledWhenIdle } from '../screen/useSettledWhenIdle';
import type { UsualReminder as Reminder } from './UsualReminder';

const UsualReminder = lazyComponent(async () => (await Promise.all([import('./UsualReminder'), addTexts('companion')]))[0].UsualReminder, {
  failure: 'silent',
});

/** Usual products the customer may have forgotten, loaded after the page's own content; omitted if that fails. */
export function LazyUsualReminder(props: ComponentProps<typeof Reminder>) {
  return useSettledWhenIdle(UsualReminder, props.onSettled) && <UsualReminder {...props} />;
}
