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
  it('is asked for seven services and kept until 2099', () => {
    expect(consentServices).toHaveLength(7);
    expect(consentExpiry).toBe('2099-12-31T23:59:59Z');
  });

  it('is none before any decision, and none but by the word true', () => {
    expect(essentialOnly).toEqual(none);
    expect(readConsent({})).toEqual(none);
    expect(readConsent({ chat: 'true', webTracking: 'false', webAnalytics: 'TRUE', leadTracking: '1', searchAnalytics: '' })).toEqual({
      ...none,
      chat: true,
    });
    expect(Object.values(consentToAll(true))).toEqual(Array(7).fill(true));
  });

  it.each(consentServices)('is read and changed for %s alone', (service) => {
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

  it('knows what was withdrawn', () => {
    const before = changeConsent(consentToAll(true), 'chat', false);
    const after = changeConsent(changeConsent(before, 'webTracking', false), 'chat', true);
    expect(withdrawnServices(before, after)).toEqual(['webTracking']);
    expect(withdrawnServices(before, before)).toEqual([]);
  });

  it('is asked for only what the shop uses, and by itself for all of that but the report', () => {
    const used = { ...none, businessIntelligence: true, webAnalytics: true, chat: true };
    expect(offeredServices(none)).toEqual([]);
    expect(offeredServices(used)).toEqual(['chat', 'businessIntelligence', 'webAnalytics']);
    expect(askedServices(offeredServices(used))).toEqual(['chat', 'webAnalytics']);
  });

  it('to all is consent to what is offered and leaves the rest undecided', () => {
    expect(agreedToAll(['chat', 'webAnalytics'])).toEqual({ chat: true, webAnalytics: true });
  });
});
