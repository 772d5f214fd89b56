import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useDeviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { guestEventDraft } from '../../connected/dietGuard/guestEvent';

const DietQuestions = lazyComponent(async () => (await Promise.all([import('./DietQuestions'), addTexts('allergens')]))[0].DietQuestions, {
  failure: 'silent',
});

/** While the device keeps an event, additions that its diets don't allow are asked about, on every screen. */
export function GuestDiets({ context, userId }: { context: BuyerContext; userId: string }) {
  const event = useDeviceDraft(guestEventDraft(context, userId));
  return event ? <DietQuestions event={event} /> : null;
}
