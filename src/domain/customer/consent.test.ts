import { describe, expect, it } from 'vitest';
import {
  agreedToAll,
  askedServices,
  changeConsent,
  consentChoice,
  consentExpiry,
  consentServices,
  consentToAll,
  essentialOnly,
  isConsentDecided,
  offeredServices,
  readConsent,
  withdrawnServices,
} from './consent';

const none = {
  webTracking: false,
  searchAnalytics: false,
  marketingAutomation: false,
  chat: false,
  businessIntelligence: false,
  leadTracking: false,
  webAnalytics: false,
};

describe('consent', () => {
  it('is requested for seven services and stored until 2099', () => {
    expect(consentServices).toHaveLength(7);
    expect(consentExpiry).toBe('2099-12-31T23:59:59Z');
  });

  it('is none before any decision, and granted only by the word true', () => {
    expect(essentialOnly).toEqual(none);
    expect(readConsent({})).toEqual(none);
    expect(readConsent({ chat: 'true', webTracking: 'false', webAnalytics: 'TRUE', leadTracking: '1', searchAnalytics: '' })).toEqual({
      ...none,
      chat: true,
    });
    expect(Object.values(consentToAll(true))).toEqual(Array(7).fill(true));
  });

  it.each(consentServices)('is read and changed for %s only', (service) => {
    expect(readConsent({ [service]: 'true' })).toEqual({ ...none, [service]: true });
    expect(changeConsent(essentialOnly, service, true)).toEqual({ ...none, [service]: true });
    expect(changeConsent(consentToAll(true), service, false)[service]).toBe(false);
  });

  it('is decided when every offered service has a true or false', () => {
    expect(isConsentDecided({})).toBe(false);
    expect(isConsentDecided({ chat: 'false' })).toBe(false);
    expect(isConsentDecided({ chat: 'false', webTracking: 'true' }, ['chat', 'webTracking'])).toBe(true);
    expect(isConsentDecided({ chat: 'maybe', webTracking: 'true' }, ['chat', 'webTracking'])).toBe(false);
  });

  it('amounts to essential only, all, or single choices', () => {
    const chatOnly = changeConsent(essentialOnly, 'chat', true);
    expect([consentChoice(essentialOnly), consentChoice(consentToAll(true)), consentChoice(chatOnly)]).toEqual([
      'essential',
      'all',
      'single',
    ]);
    expect([consentChoice(chatOnly, ['chat']), consentChoice(chatOnly, ['webTracking'])]).toEqual(['all', 'essential']);
  });

  it('lists the withdrawn services', () => {
    const before = changeConsent(consentToAll(true), 'chat', false);
    const after = changeConsent(changeConsent(before, 'webTracking', false), 'chat', true);
    expect(withdrawnServices(before, after)).toEqual(['webTracking']);
    expect(withdrawnServices(before, before)).toEqual([]);
  });

  it('is requested for the services in use only, and by default for all of them except the report', () => {
    const used = { ...none, businessIntelligence: true, webAnalytics: true, chat: true };
    expect(offeredServices(none)).toEqual([]);
    expect(offeredServices(used)).toEqual(['chat', 'businessIntelligence', 'webAnalytics']);
    expect(askedServices(offeredServices(used))).toEqual(['chat', 'webAnalytics']);
  });

  it('to all is consent to the offered services and leaves the rest undecided', () => {
    expect(agreedToAll(['chat', 'webAnalytics'])).toEqual({ chat: true, webAnalytics: true });
  });
});
