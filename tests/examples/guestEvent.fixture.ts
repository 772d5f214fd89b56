import { guestEventName } from '#cart/cartGuard.ts';
import type { GuestDiet, GuestEvent } from '#domain/allergens/dietGuard.ts';
import { currentSession } from '#session/currentSession.ts';

/** An event for stories, with a milk allergy. */
const weddingEvent: GuestEvent = {
  name: 'Hochzeit Huber',
  day: '2099-12-31',
  guests: 96,
  diets: [{ column: 'MILK', level: 'allergy', guests: 1 }],
};

/** Stores an event on the device for the signed-on user and customer, as `beforeEach` of a story. */
export function keepEvent(diets: readonly GuestDiet[] = weddingEvent.diets): void {
  const session = currentSession();
  if (session.kind !== 'ready') throw new Error('Nobody is signed on');
  const { tenant, customerId, user, language } = session;
  const name = guestEventName({ tenant, customerId, language, shop: { kind: 'own' } }, user.userId);
  localStorage.setItem(name, JSON.stringify({ ...weddingEvent, diets }));
}
