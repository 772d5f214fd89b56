import type { ComponentProps } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useSettledWhenIdle } from '../screen/useSettledWhenIdle';
import type { CompanionHint as Hint } from './CompanionHint';

const CompanionHint = lazyComponent(async () => (await Promise.all([import('./CompanionHint'), addTexts('companion')]))[0].CompanionHint, {
  failure: 'silent',
});

/** The reminder of open companion-app orders, loaded after the page's own content; omitted if that fails. */
export function LazyCompanionHint(props: ComponentProps<typeof Hint>) {
  return useSettledWhenIdle(CompanionHint, props.onSettled) && <CompanionHint {...props} />;
}
