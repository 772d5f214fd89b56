import { guestEventName } from '../../src/cart/cartGuard';
import type { GuestDiet, GuestEvent } from '../../src/domain/dietGuard';
import { currentSession } from '../../src/session/currentSession';

/** An event for stories, with a milk allergy. */
const weddingEvent: GuestEvent = {
  name: 'Hochzeit Huber',
  day: '2099-12-31',
  guests: 96,
  diets: [{ column: 'MILK', level: 'allergy', guests: 1 }],
};

/** Keeps an event on the device for the user and customer who are signed on, as `beforeEach` of a story; forgets it afterwards. */
export function keepEvent(diets: readonly GuestDiet[] = weddingEvent.diets): () => void {
  const session = currentSession();
  if (session.kind !== 'ready') throw new Error('Nobody is signed on');
  const { tenant, customerId, user, language } = session;
  const name = guestEventName({ tenant, customerId, language, shop: { kind: 'own' } }, user.userId);
  localStorage.setItem(name, JSON.stringify({ ...weddingEvent, diets }));
  return () => localStorage.removeItem(name);
}
